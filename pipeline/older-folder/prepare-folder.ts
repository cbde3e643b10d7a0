import { restoreContent } from '#pipeline/add/lock-saving.ts';
import { counted, messages } from '#pipeline/messages.ts';
import { systemFailureOf } from '#pipeline/system-failure.ts';
import { type CarriedFile, carryOver } from './carry-over.ts';

const say = messages(
  {
    intro: 'The folder is of an older version and was carried over to this one:',
    shipped: (count: number) => `${count} words went that now come with the program`,
    kept: (keys: string) => `your own stay: ${keys}`,
    lost: (words: string) => `no longer said anywhere, and taken out: ${words}`,
    place: (place: string) => `as it was: ${place}`,
  },
  {
    intro: 'Папка от прежней версии приведена к нынешней:',
    shipped: (count) =>
      `убрано ${counted(count, ['слово', 'слова', 'слов'])}: теперь они приходят с программой`,
    kept: (keys) => `ваши остались: ${keys}`,
    lost: (words) => `нигде больше не говорится и убрано: ${words}`,
    place: (place) => `прежний файл: ${place}`,
  },
);

/**
 * Makes an artist's folder ready to be read: puts back what a killed saving has left half done, and carries over what
 * is of an older version, which it tells. A folder that may not be written into stays as it is.
 */
export async function prepareFolder(contentDir: string): Promise<void> {
  await restoreContent(contentDir);
  const carried = await carryOver(contentDir).catch((error: unknown) => {
    if (systemFailureOf(error)) return [];
    throw error;
  });
  if (carried.length > 0) console.log(carriedWords(carried));
}

/** What was changed in which file, and where it is kept as it was. */
export function carriedWords(carried: readonly CarriedFile[]): string {
  const lines = carried.flatMap(({ file, place, shippedCount, kept, lost }) => [
    file,
    `  ${say().shipped(shippedCount)}`,
    ...(kept.length > 0 ? [`  ${say().kept(kept.join(', '))}`] : []),
    ...(lost.length > 0
      ? [`  ${say().lost(lost.map(({ key, text }) => `${key} (${text})`).join(', '))}`]
      : []),
    `  → ${say().place(place)}`,
  ]);
  return [say().intro, ...lines, ''].join('\n');
}
