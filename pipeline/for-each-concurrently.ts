/** After a failure no new item is started: a loop that throws closes the generator for the others too. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  limit: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = (function* () {
    yield* items;
  })();
  const loops = Array.from({ length: limit }, async () => {
    for (const item of queue) await action(item);
  });
  await Promise.allSettled(loops);
  await Promise.all(loops);
}
