import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { PagePath } from '#app/i18n/page-address.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { Shell } from '#app/shell/shell.tsx';
import { Document, type SiteAssets } from './document.tsx';
import type { LoadedPage } from './load-page.ts';

export { fingerprintOfPage } from './fingerprint-page.ts';
export { furtherFiles } from './further-files.ts';
export { loadPage } from './load-page.ts';
export { destination, lostPage, pagePaths } from './site.ts';

/**
 * In bytes, compressed: some networks let only the first 16 KB of an answer through, its headers among them, and of a page
 * that is cut browsers may show nothing.
 */
const LARGEST_PAGE_BYTES = 15_900;

/** The HTML of a page. */
export function renderPage(page: LoadedPage, assets: SiteAssets): string {
  const { path, language, identity, found } = page;
  // Nothing in a page has to be waited for, and passing it on in a stream took a fifth as long as rendering it.
  const htmlWith = (hasInlineStyles: boolean) => {
    const html = renderToString(
      <Document page={page} assets={assets} hasInlineStyles={hasInlineStyles}>
        <PagePath value={path}>
          <I18nextProvider i18n={wordsIn(language)}>
            <Shell identity={identity}>{found.content}</Shell>
          </I18nextProvider>
        </PagePath>
      </Document>,
    );
    return `<!DOCTYPE html>${html}`;
  };
  const html = htmlWith(true);
  return isSmall(html) ? html : htmlWith(false);
}

/** Most pages are small enough as the quicker level compresses them; of a larger one the slower level tells. */
function isSmall(html: string): boolean {
  const bytes = Buffer.from(html);
  return [4, 9].some((level) => gzipSync(bytes, { level }).length <= LARGEST_PAGE_BYTES);
}
