/** After a failure no new item is started, because leaving a loop closes the shared generator. */
export async function forEach<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = (function* () {
    yield* items;
  })();
  const loops = Array.from({ length: atOnce }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.allSettled(loops);
  await Promise.all(loops);
}
