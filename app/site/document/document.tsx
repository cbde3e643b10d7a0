import type { DocumentPage } from '#app/site/routes.ts';
import { FOOTER_ID } from '#app/site/shell/shell.tsx';
import fonts from '#app/styles/fonts.css?inline';
import rareFonts from '#app/styles/rare-fonts.css?inline';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { labelsFile } from '#app/ui/i18n/data-files.ts';
import { labelsUrl } from '#app/ui/island.ts';
import { chosenLanguage, openedIndex } from '#app/ui/page-attributes.ts';
import { ICON_FILES } from '#catalogue/paths/paths.ts';
import { coloursOf } from '#catalogue/photos/colours.ts';
import { repositoryHost } from '#catalogue/schema/repository-host.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { scriptOf } from '#catalogue/texts/language-facts.ts';
import furtherFonts from '#generated/fonts/further.css?inline';
import textFont from '#generated/fonts/text.woff2?url';
import titleFont from '#generated/fonts/title.woff2?url';
import defaultSeal from '#generated/theme/seal.svg';
import { contentPolicy } from './content-policy.ts';
import headScriptSource from './head-script.js?inline-script';
import languageChoice from './language-choice.js?inline-script';
import { Metadata } from './metadata.tsx';
import { type extractStyles, firstStyles } from './styles.ts';

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'];

export interface SiteAssets {
  readonly styles?: { readonly href: string; readonly text: string };
  readonly script: string;
  readonly editor: string;
}

interface DocumentProps extends ReturnType<typeof extractStyles> {
  readonly page: DocumentPage;
  readonly assets: SiteAssets;
}

// 'U+A1-A8, U+2022' becomes '\u{A1}-\u{A8}\u{2022}'.
const [rareRanges = ''] = /(?<=unicode-range:)[^;}]*/.exec(rareFonts) ?? [];
const rareLetters = rareRanges.replace(/[\da-f]+/gi, '\\u{$&}').replace(/U\+|[\s,]/g, '');
const rareCharacters = new RegExp(`[${rareLetters}]`, 'u');

const firstScripts = [languageChoice, headScriptSource].join('\n');

// Other links open the lightbox, save a choice or lead to another tab.
const otherLinks = [openedIndex.selector, chosenLanguage.selector, '[target]'].join();
const pageLinks = [{ href_matches: `${urlOf('')}*` }, { not: { selector_matches: otherLinks } }];

const speculation = JSON.stringify({
  prerender: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
});

export function Document({ page, assets, body, rules }: DocumentProps) {
  const { site, row, path } = page;
  const { language, name, pathTo } = site;
  const headScript = row.headScript?.();
  const { isApplication = false } = row;
  // Styles of the application read tokens that its static HTML does not, so its page loads the whole sheet first.
  const { styles } = isApplication ? {} : assets;
  const pageStyles = [
    fonts,
    isApplication || rareCharacters.test(body) ? rareFonts : '',
    furtherFonts,
    styles ? firstStyles(styles.text, body) : '',
    rules,
  ].join('');
  const { repository, seal } = site.catalogue.site;
  const icon = seal?.endsWith('.png')
    ? { type: 'image/png', href: site.href(ICON_FILES[192]) }
    : { type: 'image/svg+xml', href: defaultSeal };
  const policy = contentPolicy({
    scripts: [firstScripts, speculation, ...(headScript ? [headScript] : [])],
    styles: [pageStyles],
    hasVideos: body.includes('<iframe'),
    takesPhotos: isApplication,
    host: isApplication && repository && new URL(repositoryHost(repository.url).api).origin,
  });
  return (
    <html lang={language} dir={RIGHT_TO_LEFT.includes(scriptOf(language)) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={coloursOf(site.catalogue.site).paper} />
        {/* First: a script after a stylesheet waits for it, and all pictures wait for the script. */}
        <script
          {...verbatim(firstScripts)}
          data-base={urlOf('')}
          data-languages={siteLanguages().join(' ')}
          data-fonts={[titleFont, textFont].join(' ')}
          data-src={assets.script}
          data-later={styles?.href}
          data-opener={openedIndex.selector}
        />
        {headScript && <script {...verbatim(headScript)} />}
        <style {...verbatim(pageStyles)} />
        {isApplication && assets.styles && <link rel="stylesheet" href={assets.styles.href} />}
        {/* Parts of the first screen that are painted before the rest would move when it comes. */}
        <link rel="expect" href={`#${page.firstScreenEnd ?? FOOTER_ID}`} blocking="render" />
        <link rel="icon" {...icon} />
        <title>{path === pathTo.home ? page.title : `${page.title} — ${name}`}</title>
        <Metadata page={page} />
        {isApplication && <script type="module" src={assets.editor} />}
        <script {...verbatim(speculation)} type="speculationrules" />
      </head>
      <body {...labelsUrl.props(urlOf(labelsFile(language)))} {...verbatim(body)} />
    </html>
  );
}

function verbatim(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
