/** Rejects on network errors and on other answers than JSON. */
export async function fetchJson<Content>(address: string, init?: RequestInit): Promise<Content> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}
