import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { type BuiltSite, deadAmong, textOf } from './built-site.ts';
import { elementsNamed } from './page.ts';

/** How the texts of each kind of file are found. */
const READERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  json: (text) => textsIn(JSON.parse(text)),
  webmanifest: (text) => textsIn(JSON.parse(text)),
  xml: textsOfXml,
  txt: (text) => text.split(/\s+/),
};

/** What machines read can be read by them, and names nothing of the site that is not there. */
export async function auditDataFiles(site: BuiltSite): Promise<string[]> {
  const found = site.pages.flatMap((page) =>
    elementsNamed(page, 'script', { type: 'application/ld+json' }).flatMap(({ text }) =>
      findingsIn(site, page.file, text, 'json'),
    ),
  );
  for (const file of site.files) {
    const kind = file.slice(file.lastIndexOf('.') + 1);
    if (kind in READERS) found.push(...findingsIn(site, file, await textOf(site, file), kind));
  }
  return found;
}

function findingsIn(site: BuiltSite, file: string, text: string, kind: string): string[] {
  try {
    const addresses = (READERS[kind]?.(text) ?? []).filter((each) => each.startsWith(site.root));
    return deadAmong(site, addresses).map((each) => `${file}: leads to nothing: ${each}`);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [`${file}: has what is no ${kind.toUpperCase()}: ${reason}`];
  }
}

/** Every text of nested data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Read strictly: the first thing that is wrong ends it. */
function textsOfXml(text: string): string[] {
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const elements = parser.parseFromString(text, 'text/xml').getElementsByTagName('*');
  return Array.from(elements).flatMap((element) => [
    element.getAttribute('href') ?? '',
    ...Array.from(element.childNodes, ({ nodeValue }) => nodeValue ?? ''),
  ]);
}
