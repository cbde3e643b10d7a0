/** How the address of a picture that the build fetches may start. */
export const IMAGE_PROTOCOLS = ['https:', 'http:'];

/** Whether a text is an address of one of the protocols (`https:`), and hides its host behind no user name. */
export function isAddressOf(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.username === '' && !url.password;
}

/** Whether a text is what a detail image must be when it is an address (spec §2: when it starts with `http`). */
export function isImageAddress(text: string): boolean {
  return text.startsWith('http') && isAddressOf(text, IMAGE_PROTOCOLS);
}
