import { createElement, type ReactNode } from 'react';
import { fileAddress } from '#app/base-path.ts';
import languageChoice from '#app/i18n/language-choice.js?inline-script';
import carriedPainting from '#app/shell/carried-painting.js?inline-script';
import firstThingsFirst from '#app/shell/first-things-first.js?inline-script';
import { FIRST_FONTS } from '#app/styles/font-files.ts';
import layers from '#app/styles/layers.css?raw';
import type { Edition } from '#catalogue/metadata/edition.ts';
import { type HeadTag, headTags } from '#catalogue/metadata/head-tags.ts';
import type { PageSummary } from '#catalogue/metadata/page-summary.ts';
import { ICON_FILES } from '#catalogue/metadata/web-manifest.ts';
import { otherLanguages } from '#catalogue/words/language.ts';
import { directionOf } from '#catalogue/words/language-facts.ts';
import seal from '#generated/look/seal.svg';
import { contentPolicy } from './content-policy.ts';
import { lostAddressScript } from './lost-address.ts';
import { speculationRules } from './speculation-rules.ts';
import starter from './starter.js?inline-script';

interface Stylesheet {
  readonly address: string;
  readonly text: string;
}

/** What some pages have besides: the home page, categories, what else shows works, works, walls, and all others. */
type PageStyles = 'home' | 'category' | 'gallery' | 'artwork' | 'wall' | 'texts';

/** What the build has made for the pages. */
export interface SiteAssets {
  /** The stylesheets: that of all pages and, of kinds of them, what they have besides; under work, a script brings the styles. */
  readonly styles: Readonly<Record<'all' | PageStyles, Stylesheet>> | undefined;
  /** The address of the script that every page has. */
  readonly script: string;
  /** What `/add` has besides: the address of its application, and those of its stylesheets. */
  readonly tool: { readonly script: string; readonly styles: readonly string[] };
}

interface DocumentProps {
  readonly edition: Edition;
  readonly page: PageSummary;
  readonly assets: SiteAssets;
  /** Whether the stylesheets stand in the page. */
  readonly hasInlineStyles: boolean;
  /** The path of the picture that stands beside a shared link. */
  readonly preview: string | undefined;
  /** The id of the element with which the first screen is full. */
  readonly firstScreenEnd: string;
  /** Whether this is the file that a host shows for every address that it does not have. */
  readonly isForLostAddresses: boolean;
  readonly children: ReactNode;
}

/** What brings the styles while the site is worked on, so that they change without a reload. */
const PAGE_STYLES = 'app/styles/page-styles.ts';

const STYLES_OF: Readonly<Record<PageSummary['subject']['kind'], readonly PageStyles[]>> = {
  home: ['home'],
  gallery: ['category', 'gallery'],
  allWorks: ['category', 'gallery'],
  facet: ['category', 'gallery'],
  category: ['category'],
  work: ['artwork'],
  categoryWall: ['wall'],
  workWall: ['wall'],
  unrolledWork: ['wall'],
  // It shows a work as its page will, and as cards do.
  add: ['artwork', 'gallery'],
  about: ['texts'],
  lifeLine: ['texts'],
  words: ['texts'],
  news: ['texts'],
  post: ['texts'],
  contact: ['texts'],
  selection: ['texts'],
  notFound: ['texts'],
  test: ['texts'],
};

/** The kinds of pages that can show their works quietly. */
const QUIET_PAGES: readonly PageSummary['subject']['kind'][] = [
  'category',
  'allWorks',
  'selection',
];

/** One after the other in one element: its attributes are for all of them. */
const firstScripts = [languageChoice, firstThingsFirst, starter].join('\n');

/** The whole of a page: its head, and the body around what it shows. */
export function Document(props: DocumentProps) {
  const { edition, page, assets, hasInlineStyles, preview, firstScreenEnd, children } = props;

  const isRightToLeft = directionOf(edition.language) === 'rtl';
  const isTool = page.subject.kind === 'add';
  const rules = speculationRules();
  const { styles } = assets;
  const sheets = styles
    ? [styles.all, ...STYLES_OF[page.subject.kind].map((name) => styles[name])]
    : [];
  const policy = contentPolicy({
    // The same on every page, so that one policy serves all of them.
    scripts: [firstScripts, carriedPainting, rules, lostAddressScript()],
    styles: [layers, ...Object.values(styles ?? {}).map(({ text }) => text)],
    takesPhotos: isTool,
    isKept: QUIET_PAGES.includes(page.subject.kind),
  });
  const title = page.subject.kind === 'home' ? page.title : `${page.title} — ${edition.name}`;
  return (
    <html lang={edition.language} dir={isRightToLeft ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A script that comes after a stylesheet waits for it, and all pictures with it. */}
        <Inline
          text={firstScripts}
          data-base={fileAddress('')}
          data-languages={otherLanguages().join(' ')}
          data-fonts={FIRST_FONTS.map(({ href }) => href).join(' ')}
          data-src={assets.script}
        />
        {page.subject.kind === 'work' && <Inline text={carriedPainting} />}
        {props.isForLostAddresses && <Inline text={lostAddressScript()} />}
        {/* Ahead of every stylesheet: whichever names a layer first decides the order. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file. */}
        <style dangerouslySetInnerHTML={{ __html: layers }} />
        {sheets.map(({ address }) => (
          // With the styles in the page it stays, disabled: code that comes later finds that they are there.
          <link
            key={address}
            rel="stylesheet"
            href={address}
            {...(hasInlineStyles && { disabled: true })}
          />
        ))}
        {hasInlineStyles &&
          sheets.map(({ address, text }) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet that the build has made.
            <style key={address} dangerouslySetInnerHTML={{ __html: text }} />
          ))}
        {isTool &&
          assets.tool.styles.map((address) => (
            <link key={address} rel="stylesheet" href={address} />
          ))}
        {!styles && <script type="module" src={fileAddress(PAGE_STYLES)} blocking="render" />}
        {/* What is painted before it has all been read moves when the rest comes. */}
        <link rel="expect" href={`#${firstScreenEnd}`} blocking="render" />
        {edition.catalogue.site.seal?.endsWith('.png') ? (
          <link rel="icon" type="image/png" href={edition.pathOf(ICON_FILES[192])} />
        ) : (
          <link rel="icon" type="image/svg+xml" href={seal} />
        )}
        <title>{title}</title>
        {headTags({ edition, page, preview }).map(toElement)}
        {isTool && <script type="module" src={assets.tool.script} />}
        <Inline text={rules} type="speculationrules" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** A script of our own in the page; the policy knows it by its text. */
function Inline({ text, ...attributes }: { readonly text: string } & Record<string, string>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which must run before anything is asked for.
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}

function toElement(tag: HeadTag, key: number) {
  const text = tag.name === 'script' && { dangerouslySetInnerHTML: { __html: tag.text } };
  return createElement(tag.name, { key, ...tag.attributes, ...text });
}
