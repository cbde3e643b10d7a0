import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';
import { type BuiltSite, textOf } from './built-site.ts';

export type XmlElement = Element;

/** Reads XML strictly: the first thing that is wrong ends it. */
function parseXml(
  file: string,
  text: string,
): { readonly root: XmlElement | undefined; readonly findings: string[] } {
  try {
    const parser = new DOMParser({ onError: onWarningStopParsing });
    const document = parser.parseFromString(text, 'text/xml');
    return { root: document.documentElement ?? undefined, findings: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { root: undefined, findings: [`${file}: is no XML: ${reason}`] };
  }
}

/** The same for a file of a site. */
export async function readXml(site: BuiltSite, file: string) {
  return parseXml(file, (await textOf(site, file)) ?? '');
}

/** The texts of all elements of a name. */
export function textsOf(root: XmlElement, name: string): string[] {
  return Array.from(root.getElementsByTagName(name), ({ textContent }) => textContent ?? '');
}

/** The elements of a name that stand directly in another. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return Array.from(element.getElementsByTagName(name)).filter(
    ({ parentNode }) => parentNode === element,
  );
}

/** Where any of its elements leads. */
export function hrefsOf(root: XmlElement): string[] {
  return Array.from(root.getElementsByTagName('*')).flatMap(
    (element) => element.getAttribute('href') ?? [],
  );
}
