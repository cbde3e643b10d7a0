import { type Catalogue, listedWorks } from './catalogue.ts';
import type { Biography } from './schema/locale-files.ts';
import { makePost, type Post } from './site/post.ts';
import { type Identity, identityOf } from './site/site-view.ts';
import { inLanguage, type Language } from './words/language.ts';
import { typeset } from './words/typeset.ts';
import { type Vocabulary, vocabularyOf } from './words/vocabulary.ts';
import type { Category } from './works/categories.ts';
import { makeWork, type Work } from './works/work.ts';

/** What pages, feeds and metadata of one language read. */
export interface LocalizedCatalogue {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly identity: Identity;
  readonly biography: Biography;
  /** Newest first, unlisted ones included. */
  readonly works: readonly Work[];
  readonly workById: ReadonlyMap<number, Work>;
  /** In the artist's order (`listedWorks`). */
  readonly listed: readonly Work[];
  readonly listedByCategory: ReadonlyMap<Category, readonly Work[]>;
  readonly posts: readonly Post[];
}

/** `untitled` is the label of works without a title. */
export function localizeCatalogue(
  catalogue: Catalogue,
  language: Language,
  untitled: string,
): LocalizedCatalogue {
  const { site, vocabularies } = catalogue;
  const vocabulary = vocabularyOf(language, vocabularies[language]);
  const works = catalogue.works.map((work) => makeWork(work, { language, vocabulary, untitled }));
  const workById = new Map(works.map((work) => [work.id, work]));
  const listed = listedWorks(catalogue.works).flatMap(({ entry }) => workById.get(entry.id) ?? []);
  return {
    language,
    vocabulary,
    identity: identityOf(site, vocabulary),
    biography: typesetTexts(inLanguage(site.biography, language), language),
    works,
    workById,
    listed,
    listedByCategory: Map.groupBy(listed, ({ category }) => category),
    posts: catalogue.posts.map((post) => makePost(post, { language, vocabulary, works: workById })),
  };
}

function typesetTexts(biography: Biography, language: Language): Biography {
  return JSON.parse(JSON.stringify(biography), (_, value) =>
    typeof value === 'string' ? typeset(value, language) : value,
  );
}
