import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element as browsers read it. */
export interface PageElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Everything written between its tags, without markup. */
  readonly text: string;
  /** Whether it stands in the document that an `<iframe srcdoc>` brings along. */
  readonly isInFrame: boolean;
}

/** A page of a built site. */
export interface Page {
  /** Below the site: `en/news/index.html`. */
  readonly file: string;
  /** Below the base path: `en/news`, and nothing for the home page. */
  readonly path: string;
  readonly html: string;
  readonly language: string;
  /** In the order of the document, those of its frames included. */
  readonly elements: readonly PageElement[];
}

type Node = DefaultTreeAdapterTypes.Node;

/** Reads a page the way browsers do. */
export function parsePage(file: string, html: string): Page {
  const elements = elementsOf(html, false);
  return {
    file,
    path: file.replace(/\/?(?:index|404)\.html$/, ''),
    html,
    language: elements.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '',
    elements,
  };
}

/** The elements of one name, and with these attributes. */
export function elementsNamed(
  { elements }: Page,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): PageElement[] {
  return elements.filter(
    (element) =>
      element.name === name &&
      Object.entries(attributes).every(([key, value]) => element.attributes.get(key) === value),
  );
}

/** What stands in a `<meta>`, found by its name or its property. */
export function metaOf(page: Page, key: string): string | undefined {
  const found = elementsNamed(page, 'meta').find(
    ({ attributes }) => (attributes.get('name') ?? attributes.get('property')) === key,
  );
  return found?.attributes.get('content');
}

/** Whether search engines are asked to leave it out. */
export function isHidden(page: Page): boolean {
  return metaOf(page, 'robots')?.includes('noindex') ?? false;
}

function elementsOf(html: string, isInFrame: boolean): PageElement[] {
  return collect(parse(html, { scriptingEnabled: false }), isInFrame);
}

function collect(node: Node, isInFrame: boolean): PageElement[] {
  const children = childrenOf(node).flatMap((child) => collect(child, isInFrame));
  if (!('attrs' in node)) return children;
  const attributes = new Map(
    node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const framed = attributes.get('srcdoc');
  return [
    { name: node.tagName, attributes, text: textOf(node), isInFrame },
    ...children,
    ...(framed === undefined ? [] : elementsOf(framed, true)),
  ];
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Code is read only when it is asked for itself. */
function textOf(node: Node): string {
  return childrenOf(node)
    .map((child) => {
      if ('value' in child) return child.value;
      return child.nodeName === 'script' || child.nodeName === 'style' ? '' : textOf(child);
    })
    .join('');
}
