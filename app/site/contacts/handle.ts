/**
 * @example handleOf('https://t.me/verasen') // '@verasen'
 * @example handleOf('https://t.me/+8Hd2k') // 't.me/+8Hd2k'
 */
export function handleOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (/^@?[\w.-]+$/.test(path)) return `@${path.replace('@', '')}`;
  return [hostname.replace(/^www\./, ''), path].filter(Boolean).join('/');
}
