import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
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

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What nobody reads as running text. */
const UNREAD = new Set(['script', 'style', 'textarea', 'template', 'iframe', 'pre', 'code']);

/** Where long words may part; a title below a picture is marked by `data-title` where it is no heading. */
const HEADINGS = new Set(['h1', 'h2', 'h3']);

/** What is known of a text by the elements around it. */
interface Surroundings {
  /** None for one that the site does not speak. */
  readonly language?: Language | undefined;
  readonly isTitle: boolean;
}

/** A stretch of a page's source, and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A page with every text that a visitor reads set by the language it is marked with, and what its lightbox and the
 * visitor's selection will say. All else stays byte for byte: head, attributes, scripts, and `/add`, where words are typed and compared and which wakes
 * only if its markup is what React makes.
 *
 * @param language of the page
 */
export function typesetPage(html: string, language: Language): string {
  // The head is half of a page, and nothing for a parser to read letter by letter.
  const bodyStart = html.indexOf('<body');
  const body = html.slice(bodyStart);
  // What is for visitors without scripts is read too.
  const document = parse(body, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  let result = html.slice(0, bodyStart);
  let end = 0;
  for (const change of changesIn(document, { language, isTitle: false })) {
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

function* changesIn(node: Node, around: Surroundings): Generator<Change> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) {
      const set = setText(child.value, around);
      const place = child.sourceCodeLocation;
      if (!place || set === child.value) continue;
      yield { start: place.startOffset, end: place.endOffset, text: escapeHtml(set) };
    } else if (defaultTreeAdapter.isElementNode(child)) {
      const language = languageOf(child, around.language);
      const setData = DATA.get(attributeOf(child, 'id') ?? '');
      if (setData && language) yield* dataChange(child, (data) => setData(data, language));
      else if (isRead(child)) {
        yield* changesIn(child, { language, isTitle: around.isTitle || isTitle(child) });
      }
    }
  }
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

function* dataChange({ childNodes }: Element, set: (data: string) => object): Generator<Change> {
  const [data] = childNodes;
  if (!data || !defaultTreeAdapter.isTextNode(data) || !data.sourceCodeLocation) return;
  const { startOffset, endOffset } = data.sourceCodeLocation;
  yield { start: startOffset, end: endOffset, text: dataText(set(data.value)) };
}

function isTitle(element: Element): boolean {
  return HEADINGS.has(element.tagName) || attributeOf(element, 'data-title') !== undefined;
}

function isRead(element: Element): boolean {
  return !UNREAD.has(element.tagName) && attributeOf(element, 'id') !== ADD_ID;
}

/** The language that an element is marked with, else that around it; none for one that the site does not speak. */
function languageOf(element: Element, around: Language | undefined): Language | undefined {
  const lang = attributeOf(element, 'lang');
  return lang === undefined ? around : siteLanguages().find((language) => language === lang);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
