/** For how long a page waits for a part of itself, in milliseconds. A whole page of plain HTML may come sooner. */
export const LONGEST_WAIT_MS = 6000;

/**
 * What a promise comes to, unless that takes too long: some networks neither answer nor refuse.
 *
 * @throws what the promise is rejected with, or an error of its own after {@link LONGEST_WAIT_MS}.
 */
export async function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Waited too long')), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([promise, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
