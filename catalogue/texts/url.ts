export const IMAGE_PROTOCOLS = ['https:', 'http:'];

/** `URL.parse` is too new for some browsers. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Rejects URLs with credentials, which can disguise the host. */
export function isUrlOf(text: string, protocols: readonly string[]): boolean {
  const url = parseUrl(text);
  return (
    url !== undefined && protocols.includes(url.protocol) && url.username === '' && !url.password
  );
}

/** Spec §2: a detail image that starts with `http` is a URL. */
export function isImageUrl(text: string): boolean {
  return text.startsWith('http') && isUrlOf(text, IMAGE_PROTOCOLS);
}
