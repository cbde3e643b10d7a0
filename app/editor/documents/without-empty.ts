import { isSame } from '#catalogue/change/merge.ts';
import { valueAt } from '#catalogue/check/salvage.ts';

/** Leaves out empty texts, lists and groups, except required fields and those that are stored empty. */
export function withoutEmpty<Value>(
  value: Value,
  base: unknown,
  required: readonly string[],
): Value {
  if (Array.isArray(value)) return Array.from(value, (each) => each ?? '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner, valueAt(base, [name]), required)] as const)
    .filter(([name, inner]) => {
      const isStored = inner !== undefined && isSame(inner, valueAt(base, [name]));
      return isStored || required.includes(name) || isFilled(inner);
    });
  return Object.fromEntries(fields) as Value;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== '' && JSON.stringify(value) !== '{}';
}
