import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const toGzip = promisify(gzip);

/** The stylesheet of all pages, as the build left it. */
export interface Stylesheet {
  /** As pages name it: `/assets/styles-1a2b.css`. */
  readonly address: string;
  readonly text: string;
}

/**
 * In bytes, compressed: some networks let only the first 16 KB of an answer through, and of a page that is cut browsers
 * may show nothing. What its head is given later has room besides.
 */
const LARGEST_PAGE_BYTES = 14.25 * 1024;

/**
 * Puts the stylesheet of all pages into a page, so that nothing but the page itself has to come before it is painted;
 * unless the page would be too large to arrive everywhere.
 *
 * The link to it stays, disabled: browsers do not load it, and code that comes later finds that its styles are there.
 *
 * @param html a page that names the stylesheet plainly
 * @throws {UnexpectedPageError} when it does not, or when the styles would end their element.
 */
export async function inlineStyles(html: string, { address, text }: Stylesheet): Promise<string> {
  const link = `<link rel="stylesheet" href="${address}"/>`;
  if (!html.includes(link)) throw new UnexpectedPageError(`A page does not name ${address}`);
  if (/<\/style/i.test(text)) throw new UnexpectedPageError(`${address} holds the end of a style`);
  const disabled = link.replace('/>', ' disabled=""/>');
  const page = html.replace(link, () => `${disabled}<style>${text.trim()}</style>`);
  return (await toGzip(page)).length <= LARGEST_PAGE_BYTES ? page : html;
}
