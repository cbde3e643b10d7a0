import { createElement, type ReactNode } from 'react';
import { fileAddress } from '#app/base-path.ts';
import languageChoice from '#app/i18n/language-choice.js?inline-script';
import type { PageStyles } from '#app/routes/route.ts';
import carriedPainting from '#app/shell/carried-painting.js?inline-script';
import firstThingsFirst from '#app/shell/first-things-first.js?inline-script';
import { FOOTER_ID } from '#app/shell/footer.tsx';
import { FIRST_FONTS } from '#app/styles/font-files.ts';
import layers from '#app/styles/layers.css?raw';
import type { HeadTag } from '#catalogue/metadata/head-tags.ts';
import { siteLanguages } from '#catalogue/words/language.ts';
import { directionOf } from '#catalogue/words/language-facts.ts';
import { contentPolicy } from './content-policy.ts';
import type { LoadedPage } from './load-page.ts';
import { lostAddressScript } from './lost-address.ts';
import { speculationRules } from './speculation-rules.ts';
import starter from './starter.js?inline-script';

/** What the build has made for the pages. */
export interface SiteAssets {
  /** The stylesheets: that of all pages and, of kinds of them, what they have besides; under work, the development server puts the styles in. */
  readonly styles:
    | Readonly<Record<'all' | PageStyles, { readonly address: string; readonly text: string }>>
    | undefined;
  /** The address of the stylesheet with what no first paint needs, such as dialogs; none under work. */
  readonly laterStyles?: string;
  /** The address of the script that every page has. */
  readonly script: string;
  /** What `/add` has besides: the address of its application, and those of its stylesheets. */
  readonly tool: { readonly script: string; readonly styles: readonly string[] };
}

interface DocumentProps {
  readonly page: LoadedPage;
  readonly assets: SiteAssets;
  readonly children: ReactNode;
}

/** One after the other in one element: its attributes are for all of them. */
const firstScripts = [languageChoice, firstThingsFirst, starter].join('\n');

export function Document({ page, assets, children }: DocumentProps) {
  const { language, kind, title, head, icon, found } = page;
  const isTool = kind === 'add';
  const rules = speculationRules();
  const { styles } = assets;
  const hasInlineStyles = found.stylesPlacement === 'inline';
  const unused = hasInlineStyles && { disabled: true };
  const sheets = styles ? [styles.all, ...found.styles.map((name) => styles[name])] : [];
  const policy = contentPolicy({
    // The same on every page, so that one policy serves all of them.
    scripts: [firstScripts, carriedPainting, rules, lostAddressScript()],
    styles: [layers, ...Object.values(styles ?? {}).map(({ text }) => text)],
    takesPhotos: isTool,
  });
  return (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A script that comes after a stylesheet waits for it, and all pictures with it. */}
        <script
          {...verbatim(firstScripts)}
          data-base={fileAddress('')}
          data-languages={siteLanguages().join(' ')}
          data-fonts={FIRST_FONTS.map(({ href }) => href).join(' ')}
          data-src={assets.script}
          data-later={assets.laterStyles}
        />
        {kind === 'work' && <script {...verbatim(carriedPainting)} />}
        {kind === 'notFound' && <script {...verbatim(lostAddressScript())} />}
        {/* Ahead of every stylesheet: whichever names a layer first decides the order. */}
        <style {...verbatim(layers)} />
        {sheets.map(({ address }) => (
          // With the styles in the page it stays, disabled: code that comes later finds that they are there.
          <link key={address} rel="stylesheet" href={address} {...unused} />
        ))}
        {hasInlineStyles &&
          sheets.map(({ address, text }) => <style key={address} {...verbatim(text)} />)}
        {isTool &&
          assets.tool.styles.map((address) => (
            <link key={address} rel="stylesheet" href={address} />
          ))}
        {/* What is painted before it has all been read moves when the rest comes. */}
        <link rel="expect" href={`#${found.firstScreenEnd ?? FOOTER_ID}`} blocking="render" />
        <link rel="icon" {...icon} />
        <title>{title}</title>
        {head.map(toElement)}
        {isTool && <script type="module" src={assets.tool.script} />}
        <script {...verbatim(rules)} type="speculationrules" />
      </head>
      <body>
        {children}
        {assets.laterStyles && (
          <noscript>
            <link rel="stylesheet" href={assets.laterStyles} />
          </noscript>
        )}
      </body>
    </html>
  );
}

function toElement(tag: HeadTag, key: number) {
  return createElement(tag.name, {
    key,
    ...tag.attributes,
    ...(tag.name === 'script' && verbatim(tag.text)),
  });
}

/** What an element holds as it is: our own files and data. The policy knows scripts and styles by their texts. */
function verbatim(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
