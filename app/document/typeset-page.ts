import { ADD_ID } from '#app/add/add-application.tsx';
import {
  LIGHTBOX_DATA_ID,
  type LightboxItem,
  type LightboxLabels,
  type LightboxSource,
} from '#app/lightbox/lightbox-item.ts';
import type { FindSource } from '#app/pages/gallery/find-source.ts';
import { SELECTION_DATA_ID } from '#app/pages/selection/start-selection-page.ts';
import { escapeHtml } from '#app/ui/escape-html.ts';
import { dataText } from '#catalogue/metadata/markup.ts';
import { hyphenate } from '#catalogue/words/hyphenate.ts';
import { type Language, siteLanguages } from '#catalogue/words/language.ts';
import { typeset } from '#catalogue/words/typeset.ts';
import type { Wording } from '#catalogue/works/work-view.ts';

/** What holds no markup. */
const VERBATIM = new Set(['script', 'style']);

/** What nobody reads as running text, besides. */
const UNREAD = new Set(['textarea', 'template', 'iframe', 'pre', 'code']);

/** Where long words may part; a title below a picture is marked by `data-title` where it is no heading. */
const HEADINGS = new Set(['h1', 'h2', 'h3']);

/** What is known of a text by the elements around it. */
interface Surroundings {
  /** None for one that the site does not speak. */
  readonly language?: Language | undefined;
  readonly isTitle: boolean;
  readonly isRead: boolean;
}

/** The signs that React and we ourselves write otherwise in a text. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** A stretch of a page's source, and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A page with every text that a visitor reads set by the language it is marked with, and what its lightbox and the
 * visitor's selection will say. All else stays byte for byte: head, attributes, scripts, and `/add`, where words are
 * typed and compared and which wakes only if its markup is what React makes.
 *
 * @param language of the page
 */
export function typesetPage(html: string, language: Language): string {
  // The head is half of a page, and nothing for a parser to read letter by letter.
  const bodyStart = html.indexOf('<body');
  const body = html.slice(bodyStart);
  let result = html.slice(0, bodyStart);
  let end = 0;
  for (const change of changesIn(body, language)) {
    result += body.slice(end, change.start) + change.text;
    end = change.end;
  }
  return result + body.slice(end);
}

/** What the captions of a lightbox say on pages of a language. */
export function typesetItems(items: readonly LightboxItem[], language: Language): LightboxItem[] {
  return items.map(({ title, facts, ...item }) => ({
    ...item,
    title: { ...title, text: typeset(title.text, title.language) },
    facts: facts.map((fact) => typeset(fact, language)),
  }));
}

/** What a lightbox itself says on pages of a language. */
export function typesetLabels(labels: LightboxLabels, language: Language): LightboxLabels {
  const set = (text: string) => typeset(text, language);
  return {
    ...labels,
    helpLines: labels.helpLines.map(set),
    seriesHelpLines: labels.seriesHelpLines.map(set),
    failed: set(labels.failed),
  };
}

/** All works as they are told on pages of a language. */
export function typesetCards(source: FindSource, language: Language): FindSource {
  return {
    ...source,
    works: source.works.map(({ card: { title, ...card }, ...work }) => ({
      ...work,
      card: {
        ...card,
        ...(title && { title: typesetTitle(title) }),
        desc: typeset(card.desc, language),
      },
    })),
  };
}

/** A title that is shown, and told to screen readers too, which would stumble over its soft hyphens. */
function typesetTitle({ text, language }: Wording): Wording {
  const set = typeset(text, language);
  const shown = hyphenate(set, language);
  return { text: set, language, ...(shown !== set && { shown }) };
}

/**
 * Walks from tag to tag. It reads what React writes, and nothing else: every element is closed, every value is quoted, and
 * neither a value nor a text has a bare `<`, `>` or `"`. A parser of any HTML took a quarter of the time of a page.
 */
function* changesIn(body: string, language: Language): Generator<Change> {
  const around: Surroundings[] = [{ language, isTitle: false, isRead: true }];
  let start = 0;
  for (;;) {
    const tagStart = body.indexOf('<', start);
    if (tagStart < 0) return;
    const within = around.at(-1);
    if (within?.isRead && tagStart > start) yield* textChange(body, start, tagStart, within);
    if (body.startsWith('<!--', tagStart)) {
      start = body.indexOf('-->', tagStart) + '-->'.length;
      continue;
    }
    start = body.indexOf('>', tagStart) + 1;
    const tag = body.slice(tagStart, start);
    const name = /^<([a-z][\w-]*)/.exec(tag)?.[1];
    if (name === undefined) around.pop();
    else if (VERBATIM.has(name)) {
      const end = body.indexOf(`</${name}>`, start);
      const setData = DATA.get(attributeOf(tag, 'id') ?? '');
      if (setData && within?.language) {
        yield { start, end, text: dataText(setData(body.slice(start, end), within.language)) };
      }
      start = end + `</${name}>`.length;
    } else if (!tag.endsWith('/>')) around.push(surroundingsIn(name, tag, within));
  }
}

function surroundingsIn(name: string, tag: string, around: Surroundings | undefined): Surroundings {
  return {
    language: languageOf(tag, around?.language),
    isTitle: around?.isTitle || HEADINGS.has(name) || attributeOf(tag, 'data-title') !== undefined,
    isRead: around?.isRead === true && !UNREAD.has(name) && attributeOf(tag, 'id') !== ADD_ID,
  };
}

function* textChange(
  body: string,
  start: number,
  end: number,
  around: Surroundings,
): Generator<Change> {
  const text = copyOf(body.slice(start, end)).replace(
    /&(?:amp|lt|gt|quot|#x27|#39);/g,
    (sign) => SIGNS[sign] ?? sign,
  );
  const set = setText(text, around);
  if (set !== text) yield { start, end, text: escapeHtml(set) };
}

/**
 * The same text apart from what it was cut out of. Engines keep a cut text as a place in the whole one, so a text that
 * `typeset` remembers would keep its page in memory: 50 KB for each of the pages of a site.
 */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}

function setText(text: string, { language, isTitle }: Surroundings): string {
  if (!language) return text;
  const set = typeset(text, language);
  return isTitle ? hyphenate(set, language) : set;
}

/** The data of islands whose texts are read, by the ids of their elements. */
const DATA = new Map<string, (data: string, language: Language) => object>([
  [
    LIGHTBOX_DATA_ID,
    (data, language) => {
      const { items, ...source } = JSON.parse(data) as LightboxSource;
      return {
        ...source,
        items: typeof items === 'string' ? items : typesetItems(items, language),
      };
    },
  ],
  [
    SELECTION_DATA_ID,
    (data, language) =>
      JSON.parse(data, (_, value) =>
        typeof value === 'string' ? typeset(value, language) : value,
      ),
  ],
]);

/** The language that an element is marked with, else that around it; none for one that the site does not speak. */
function languageOf(tag: string, around: Language | undefined): Language | undefined {
  const lang = attributeOf(tag, 'lang');
  return lang === undefined ? around : siteLanguages().find((language) => language === lang);
}

/** The value of an attribute as it is written. */
function attributeOf(tag: string, name: string): string | undefined {
  const before = ` ${name}="`;
  const at = tag.indexOf(before);
  if (at < 0) return undefined;
  const start = at + before.length;
  return tag.slice(start, tag.indexOf('"', start));
}
