/** Unlike `crypto.randomUUID`, it also works on plain HTTP, where a phone opens the editor of a computer nearby. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
