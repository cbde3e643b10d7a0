/** What several measurements in turn come to, one after the other: two at once would disturb each other. */
export async function repeated<Result>(
  times: number,
  measure: (count: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 1; count <= times; count += 1) results.push(await measure(count));
  return results;
}
