import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom';
import { type BuiltSite, fileAt } from './built-site.ts';

const READERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  json: (text) => textsIn(JSON.parse(text)),
  webmanifest: (text) => textsIn(JSON.parse(text)),
  xml: textsOfXml,
  txt: (text) => text.split(/\s+/),
};

/** Reports data files that cannot be parsed, and links in them to files that do not exist. */
export async function auditDataFiles(site: BuiltSite): Promise<string[]> {
  const found = site.pages.flatMap(({ file, elements }) =>
    elements
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .flatMap(({ text }) => findingsIn(site, file, text, 'json')),
  );
  for (const file of site.files) {
    const kind = file.slice(file.lastIndexOf('.') + 1);
    if (!(kind in READERS)) continue;
    found.push(...findingsIn(site, file, await readFile(join(site.dir, file), 'utf8'), kind));
  }
  return found;
}

function findingsIn(site: BuiltSite, file: string, text: string, kind: string): string[] {
  try {
    return (READERS[kind]?.(text) ?? [])
      .filter((address) => address.startsWith(site.root) && !fileAt(site, new URL(address)))
      .map((address) => `${file}: leads to nothing: ${address}`);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return [`${file}: is not valid ${kind.toUpperCase()}: ${reason}`];
  }
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

function textsOfXml(text: string): string[] {
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const elements = parser.parseFromString(text, 'text/xml').getElementsByTagName('*');
  return Array.from(elements).flatMap((element) => [
    element.getAttribute('href') ?? '',
    ...Array.from(element.childNodes, ({ nodeValue }) => nodeValue ?? ''),
  ]);
}
