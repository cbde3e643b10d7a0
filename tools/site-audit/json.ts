import { type BuiltSite, deadAmong, textOf } from './built-site.ts';
import { textsIn } from './structured-data.ts';

/** A file of open data is JSON, leads to what is there, and tells no price. */
export async function jsonFindings(site: BuiltSite, file: string): Promise<string[]> {
  const data = await readJson(site, file);
  if (!data) return [`${file}: is no JSON`];
  const addresses = textsIn(data).filter((text) => text.startsWith(site.root));
  return [
    ...deadAmong(site, addresses).map((each) => `${file}: leads to nothing: ${each}`),
    ...(/"(?:price|offers?)"/i.test(JSON.stringify(data)) ? [`${file}: tells a price`] : []),
  ];
}

/** The object in a JSON file, or nothing where there is none. */
export async function readJson(
  site: BuiltSite,
  file: string,
): Promise<Record<string, unknown> | undefined> {
  try {
    return JSON.parse((await textOf(site, file)) ?? '');
  } catch {
    return undefined;
  }
}
