/**
 * Works on many items, several at a time. After a failure nothing new is begun, since a loop that is left closes the
 * generator for all of them, and what is under way comes to its end.
 *
 * @throws what the first failure threw.
 */
export async function forEach<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = oneByOne(items);
  const loops = Array.from({ length: atOnce }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.allSettled(loops);
  await Promise.all(loops);
}

function* oneByOne<Item>(items: Iterable<Item>) {
  yield* items;
}
