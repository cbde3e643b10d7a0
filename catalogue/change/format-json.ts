import * as v from 'valibot';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { ArtworkTexts } from '#catalogue/schema/locale-files.ts';
import { NewsFile } from '#catalogue/schema/news-entry.ts';
import { SiteFile } from '#catalogue/schema/site-entry.ts';
import { GALLERY_FILE, NEWS_FILE, SITE_FILE } from './folder-json.ts';

const GALLERY_TEXTS = /^locales\/[^/]+\/gallery\.json$/;

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly getter?: (input: unknown) => Schema;
}

export function formatJson(file: string, value: unknown): string {
  const sorted = GALLERY_TEXTS.test(file) ? sortTexts(value as object) : value;
  return `${JSON.stringify(sortFields(sorted, schemaOf(file)), null, 2)}\n`;
}

function schemaOf(file: string): Schema {
  if (file === SITE_FILE) return SiteFile as Schema;
  if (file === GALLERY_FILE) return v.array(GalleryEntry) as Schema;
  if (file === NEWS_FILE) return NewsFile as Schema;
  if (GALLERY_TEXTS.test(file)) {
    return v.record(v.string(), v.record(v.string(), ArtworkTexts)) as Schema;
  }
  // Labels stay in the artist's order; their schema would bring all labels into a bundle.
  return {};
}

function sortFields(value: unknown, schema: Schema = {}): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = schema.wrapped ?? schema.getter?.(value);
  if (inner) return sortFields(value, inner);
  if (Array.isArray(value)) return value.map((item) => sortFields(item, schema.item));
  const known = Object.keys(schema.entries ?? {}).filter((name) => Object.hasOwn(value, name));
  const fields = new Map(Object.entries(value));
  return Object.fromEntries(
    [...new Set([...known, ...fields.keys()])].map((name) => [
      name,
      sortFields(fields.get(name), schema.entries?.[name] ?? schema.value),
    ]),
  );
}

function sortTexts(texts: object): object {
  const rankOf = (category: string) => {
    const rank = (CATEGORIES as readonly string[]).indexOf(category);
    return rank < 0 ? CATEGORIES.length : rank;
  };
  const idOf = (key: string) => Number(key.replace('art-', ''));
  const categories = Object.entries(texts).sort(([one], [other]) => rankOf(one) - rankOf(other));
  return Object.fromEntries(
    categories.map(([category, works]) => [
      category,
      Object.fromEntries(Object.entries(works).sort(([one], [other]) => idOf(other) - idOf(one))),
    ]),
  );
}
