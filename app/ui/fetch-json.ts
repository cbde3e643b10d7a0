/**
 * What a JSON file of the host holds.
 *
 * Rejects when it does not come, or when the host answers with something else.
 */
export async function fetchJson<Content>(address: string, init?: RequestInit): Promise<Content> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}
