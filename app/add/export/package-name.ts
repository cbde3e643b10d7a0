import { latinSlug } from '#catalogue/texts/latin-slug.ts';

interface PackageNaming {
  readonly title: string;
  readonly id: number;
  /** Milliseconds since 1970; 0 for a draft that was never changed. */
  readonly editedAt: number;
}

/**
 * Unique by the time of the last change; a corrected package sorts after the first.
 * @example packageName({ title: 'Зимнее утро', id: 166, editedAt }) //
 * 'zimnee-utro-20260309-235907-042.zip'
 */
export function packageName({ title, id, editedAt }: PackageNaming): string {
  const name = latinSlug(title) || `art-${id}`;
  return editedAt === 0 ? `${name}.zip` : `${name}-${stampOf(new Date(editedAt))}.zip`;
}

/** Local time of the device. */
function stampOf(time: Date): string {
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()];
  const parts = [date, clock].map((part) => part.map((value) => digits(value)).join(''));
  return [...parts, digits(time.getMilliseconds(), 3)].join('-');
}
