import type { CatalogueSite } from '#catalogue/catalogue.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';

/** What the frame of every page says: who the artist is and where she is found. */
export interface Identity extends Pick<CatalogueSite, 'contacts' | 'links' | 'siteUrl'> {
  readonly name: string;
  readonly profession: string;
  readonly answers?: string;
  readonly offers: NonNullable<CatalogueSite['offers']>;
}

/** The artist's name and profession in the language of a vocabulary, with her addresses, when she answers and what she offers. */
export function identityOf(site: CatalogueSite, words: Vocabulary): Identity {
  return {
    name: translatePhrase(words, site.name).text,
    profession: translatePhrase(words, site.profession).text,
    contacts: site.contacts,
    ...(site.answers && { answers: translatePhrase(words, site.answers).text }),
    offers: Object.fromEntries(
      Object.entries(site.offers ?? {}).map(([offer, text]) => [
        offer,
        translatePhrase(words, text ?? '').text,
      ]),
    ),
    ...(site.links && { links: site.links }),
    ...(site.siteUrl && { siteUrl: site.siteUrl }),
  };
}
