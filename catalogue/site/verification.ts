/** How search services recognise the owner of a site: by a tag in the head of the home page. */
export const VERIFICATION_TAGS = {
  google: { name: 'google-site-verification', code: /^[\w+/-]{40,60}=?$/ },
  yandex: { name: 'yandex-verification', code: /^[\da-f]{16}$/i },
  bing: { name: 'msvalidate.01', code: /^[\da-f]{32}$/i },
  pinterest: { name: 'p:domain_verify', code: /^[\da-f]{32}$/i },
} as const;

export type VerificationService = keyof typeof VERIFICATION_TAGS;

/** The services show a whole tag to copy; its quotation marks are often changed to fit into JSON. */
const TAG = /^<meta\s+name\s*=\s*["'«“](.+?)["'»”]\s+content\s*=\s*["'«“](.+?)["'»”]\s*\/?>$/i;

/** @example verificationCode('yandex', '<meta name="yandex-verification" content="61d9…" />') // '61d9…' */
export function verificationCode(service: VerificationService, text: string): string {
  const [, name, content] = TAG.exec(text.trim()) ?? [];
  return (name === VERIFICATION_TAGS[service].name && content) || text.trim();
}

/** Or by a file below `public/`. Other pages would lack everything that the pages of the site have. */
export const VERIFICATION_PAGE = /^(?:google|yandex_)[^/]*\.html$/;
