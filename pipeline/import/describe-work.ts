import { parse } from 'node:path';
import type { WorkWithTexts } from '#catalogue/change/folder-json.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, otherLanguages } from '#catalogue/texts/language.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import {
  type Proportions,
  parseSize,
  sizeContradictedBy,
  withSize,
} from '#catalogue/works/work-size.ts';
import { readEmbeddedFacts } from './embedded-facts.ts';
import { readFileName } from './file-name.ts';
import { dateInWords } from './photo-date.ts';

export interface DescribedWork {
  readonly work: WorkWithTexts;
  /** As written in the photo or its name; empty if there is nothing to report. */
  readonly notes: Readonly<Record<'price' | 'convertedSize' | 'impossibleDate', string>>;
}

interface ImportedPhoto extends Pick<GalleryEntry, 'id' | 'category' | 'key'> {
  /** Below the imported folder. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly size: Proportions;
}

/** The name of the file precedes what programs have written into it. */
export function describeWork({ file, bytes, size, ...own }: ImportedPhoto): DescribedWork {
  const { base, name } = parse(file);
  const { price, convertedSize, isSold, ...named } = readFileName(base);
  const { titles, date, impossibleDate } = readEmbeddedFacts(bytes);
  const title = named.title || titles.get(firstLanguage()) || titles.get('') || '';
  const translated = [...titles].filter(([language]) => otherLanguages().includes(language));
  const texts = [[firstLanguage(), title] as const, ...translated].map(
    ([language, own]) => [language, { title: own }] as const,
  );
  const entry: GalleryEntry = {
    ...own,
    title: `art-${own.id}`,
    src: `${latinSlug(title || name) || 'photo'}-${own.id}.jpg`,
    active: 'true',
    ...(isSold && { availability: 'sold' }),
    details: {
      date: named.date || dateInWords(date || named.takenOn),
      desc: named.desc && withLikelyOrder(named.desc, size),
    },
  };
  return {
    work: { entry, texts: Object.fromEntries(texts) },
    notes: { price, convertedSize, impossibleDate },
  };
}

/** Many people write the height first: swaps the two if only that fits the photo. */
function withLikelyOrder(desc: string, photo: Proportions): string {
  const size = parseSize(desc);
  if (!size || !sizeContradictedBy(photo, desc)) return desc;
  const swapped = withSize(desc, { ...size, width: size.height, height: size.width });
  return sizeContradictedBy(photo, swapped) ? desc : swapped;
}
