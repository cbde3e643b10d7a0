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
  const { protocol = '', username, password } = parseUrl(text) ?? {};
  return protocols.includes(protocol) && !username && !password && !hasCredentials(text);
}

// SSH needs the user name. A password may contain a slash; a port has only digits.
const LOGIN =
  /\b((?:https?|ftps?):[/\\]*|\w[\w+.-]*:\/\/)((?<!(?:ssh|sftp):\/\/)[^\s/\\?#]+|[^\s/\\?#:@]*:(?!\d+[/\\?#])\S+)@/gi;
const LOGIN_WITHOUT_PROTOCOL = /^(?!(?:mailto|xmpp|e-?mail):)[\w.+-]+:[^\s@/]+@/i;
const TOKEN =
  /([?&#;](?:[\w-]*(?:token|secret|passw(?:or)?d|signature)|(?:(?:api|access|auth)[_-]?)?key|pwd|sig)=)[^&#\s]+/gi;

export function hideCredentials(text: string): string {
  return text
    .replace(LOGIN, '$1***@')
    .replace(LOGIN_WITHOUT_PROTOCOL, '***@')
    .replace(TOKEN, '$1***');
}

export function hasCredentials(text: string): boolean {
  return hideCredentials(text) !== text;
}

/** Spec §2: a detail image that starts with `http` is a URL. */
export function isImageUrl(text: string): boolean {
  return text.startsWith('http') && isUrlOf(text, IMAGE_PROTOCOLS);
}
