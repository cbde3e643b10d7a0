import type { CataloguePost, CatalogueWork } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { shortTitle } from '#catalogue/words/short-title.ts';
import { CATEGORIES, type Category } from '#catalogue/works/categories.ts';
import { firstOnPage, furtherPages } from '#catalogue/works/category-pages.ts';
import { listedWorks } from '#catalogue/works/listed-works.ts';
import { toldTexts } from '#catalogue/works/work-texts.ts';
import { workPage } from '#catalogue/works/work-view.ts';
import type { Edition } from './edition.ts';
import { fillWords, summaryText } from './summary-text.ts';

/** So many titles tell what a category holds. */
const TOLD_TITLES = 5;

/** What a page is about. */
type PageSubject =
  | { readonly kind: 'home' | 'about' | 'news' | 'gallery' | 'contact' }
  /** Pages that nobody is to find; they are known by their address. */
  | { readonly kind: 'test' | 'add' | 'notFound' }
  | { readonly kind: 'category'; readonly category: Category; readonly page: number }
  | { readonly kind: 'work'; readonly work: CatalogueWork }
  | { readonly kind: 'post'; readonly post: CataloguePost };

/** What search engines and messengers are told of a page. */
export interface PageSummary {
  /** Without the base path. */
  readonly path: string;
  readonly subject: PageSubject;
  /** Without the artist's name; a long one is cut. */
  readonly title: string;
  readonly description: string;
  /** Its preview stands beside the link. */
  readonly photo: Photo;
  /** Whether it stands in the sitemap. */
  readonly isListed: boolean;
}

/**
 * Every page of a language, in the order of the route table: what is prerendered, and what is told of it. Unlisted works
 * have a page that can be shared; it stands in no list, and neither do the internal pages.
 */
export function pageSummaries(edition: Edition): PageSummary[] {
  const { to, words, name, profession, catalogue } = edition;
  const { site, works, posts } = catalogue;
  const hero = site.hero[0]?.whole ?? site.portrait;
  const titles = posts.map(({ post }) => post.title);
  const categories = CATEGORIES.map((category) => words.category[category]);
  const listed = { isListed: true, photo: hero };
  const { lead, text } = site.biography[edition.language];
  return [
    {
      ...listed,
      path: to.home,
      subject: { kind: 'home' },
      title: `${name} — ${profession}`,
      description: fillWords(words.summary.home, { name, profession }),
    },
    {
      ...listed,
      path: to.about,
      subject: { kind: 'about' },
      title: words.about,
      description: summaryText([lead, ...Object.values(text)].join(' ')),
      photo: site.portrait,
    },
    {
      ...listed,
      path: to.news,
      subject: { kind: 'news' },
      title: words.news,
      description: summaryText(fillWords(words.summary.news, { titles: titles.join('; ') })),
    },
    ...posts.map((post) => postSummary(edition, post)),
    {
      ...listed,
      path: to.gallery,
      subject: { kind: 'gallery' },
      title: words.gallery,
      description: fillWords(words.summary.gallery, { categories: categories.join(', ') }),
    },
    ...CATEGORIES.flatMap((category) => categorySummaries(edition, category)),
    ...works.map((work) => workSummary(edition, work)),
    {
      ...listed,
      path: to.contact,
      subject: { kind: 'contact' },
      title: words.contacts,
      description: words.summary.contact,
    },
    ...hiddenSummaries(edition, hero),
  ];
}

function hiddenSummaries({ to, words }: Edition, photo: Photo): PageSummary[] {
  const titles = { test: words.test, add: words.add.title, notFound: words.pageNotFound };
  return (['test', 'add', 'notFound'] as const).map((kind) => ({
    path: to[kind],
    subject: { kind },
    title: titles[kind],
    description: words.summary[kind],
    photo,
    isListed: false,
  }));
}

/** Whether a page may be shared and pointed at: all but the internal ones. */
export function isShareable({ subject }: PageSummary): boolean {
  return !['test', 'add', 'notFound'].includes(subject.kind);
}

function postSummary({ to }: Edition, found: CataloguePost): PageSummary {
  const { id, title, shortDesc, date } = found.post;
  return {
    path: to.newsPost(id),
    subject: { kind: 'post', post: found },
    title: shortTitle(title),
    description: summaryText([shortDesc, date].filter(Boolean).join(' ')),
    photo: found.photo,
    isListed: true,
  };
}

function categorySummaries(edition: Edition, category: Category): PageSummary[] {
  const { catalogue, words, name, to } = edition;
  const works = listedWorks(catalogue.works, category);
  return [1, ...furtherPages(works.length)].map((page) => {
    const first = firstOnPage(page, works.length);
    const told = works.slice(first, first + TOLD_TITLES).map((work) => workTitle(edition, work));
    const holds = told.length > 0 ? told.join('; ') : words.categoryEmpty;
    const own = words.category[category];
    const title =
      page === 1 ? own : fillWords(words.pages.title, { title: own, number: `${page}` });
    return {
      path: to.categoryPage(category, page),
      subject: { kind: 'category', category, page },
      title,
      description: summaryText(`${title}, ${name}: ${holds}`),
      photo: works[first]?.photo ?? catalogue.site.categories[category],
      isListed: true,
    };
  });
}

function workSummary(edition: Edition, work: CatalogueWork): PageSummary {
  const { entry, photo } = work;
  const { language, vocabulary, words, to } = edition;
  const view = workPage(work, language, vocabulary);
  const story = view.paragraphs.map(({ segments }) => segments.map(({ text }) => text).join(''));
  const title = workTitle(edition, work);
  const facts = [words.category[entry.category], ...toldTexts(view)].join('; ');
  return {
    path: to.artwork(entry),
    subject: { kind: 'work', work },
    title,
    description: summaryText(`${title}. ${facts}. ${story.join(' ')}`),
    photo,
    isListed: view.isListed,
  };
}

/** A work's title in the language, with what tells it apart from its namesakes. */
function workTitle(
  { language, vocabulary, words, distinctions }: Edition,
  work: CatalogueWork,
): string {
  const { title } = workPage(work, language, vocabulary);
  const distinction = distinctions.get(work.entry.id);
  return [shortTitle(title?.text ?? words.untitled), distinction].filter(Boolean).join(', ');
}
