import { FACETS, type Facet } from '#catalogue/find/facet.ts';
import { valueName, worksWith } from '#catalogue/find/facets.ts';
import { memoizeWeakly } from '#catalogue/memoize.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { isChat, oneOf, serviceLinks } from '#catalogue/site/contacts.ts';
import { daysText } from '#catalogue/site/exhibition.ts';
import type { Post } from '#catalogue/site/post.ts';
import { plainText } from '#catalogue/words/marked-text.ts';
import { shortTitle } from '#catalogue/words/short-title.ts';
import { availabilityText } from '#catalogue/works/availability.ts';
import type { Category } from '#catalogue/works/categories.ts';
import {
  firstOnPage,
  furtherPages,
  MOST_CARDS_ON_PAGE,
  MOST_WORKS_ON_PAGE,
  MOST_WORKS_ON_WALL,
} from '#catalogue/works/category-pages.ts';
import { measureText } from '#catalogue/works/hanging.ts';
import { canBeUnrolled } from '#catalogue/works/unrolling.ts';
import type { Work } from '#catalogue/works/work.ts';
import type { Edition } from './edition.ts';
import { fillWords, summaryText } from './summary-text.ts';

const TOLD_TITLES = 5;

type PageSubject =
  | { readonly kind: 'home' | 'about' | 'lifeLine' | 'news' | 'gallery' | 'contact' | 'selection' }
  /** Internal pages, known only by their URL. */
  | { readonly kind: 'test' | 'add' | 'notFound' }
  | { readonly kind: 'category'; readonly category: Category; readonly page: number }
  | { readonly kind: 'allWorks'; readonly page: number }
  | {
      readonly kind: 'facet';
      readonly facet: Facet;
      readonly value: string;
      readonly page: number;
    }
  | { readonly kind: 'work'; readonly work: Work }
  | { readonly kind: 'categoryWall'; readonly category: Category; readonly page: number }
  | { readonly kind: 'workWall'; readonly work: Work }
  | { readonly kind: 'unrolledWork'; readonly work: Work }
  | { readonly kind: 'post'; readonly post: Post };

export interface PageSummary {
  /** Without the base path. */
  readonly path: string;
  readonly subject: PageSubject;
  /** Without the artist's name, and shortened. */
  readonly title: string;
  /** Lazy for works and grids: finding one page looks through hundreds. */
  readonly description: string;
  readonly photo: Photo;
  /** Whether it is in the sitemap. */
  readonly isListed: boolean;
}

// In the order of the route table; this list decides what is prerendered.
// Unlisted works have a page but are in no list, like internal pages.
export const pageSummaries = memoizeWeakly((edition: Edition): readonly PageSummary[] => {
  const { to, words, name, profession, catalogue, works, posts, biography } = edition;
  const { site } = catalogue;
  const hero = heroOf(edition);
  const titles = posts.map(({ title }) => title.text);
  const categories = Object.keys(site.categories);
  const filled = categories.filter((each) => worksOf(edition, each).length > 0);
  const names = filled.map((category) => categoryName(edition, category));
  const listed = { isListed: true, photo: hero };
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
      description: summaryText(
        plainText([biography.lead, ...Object.values(biography.text)].join(' ')),
      ),
      photo: site.portrait,
    },
    {
      ...listed,
      path: to.lifeLine,
      subject: { kind: 'lifeLine' },
      title: words.lifeLine.title,
      description: fillWords(words.summary.lifeLine, { name }),
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
      description: fillWords(words.summary.gallery, { categories: names.join(', ') }),
    },
    ...categories.flatMap((category) => categorySummaries(edition, category)),
    ...allWorksSummaries(edition),
    ...FACETS.filter((facet) => facet !== 'category').flatMap((facet) =>
      facetSummaries(edition, facet),
    ),
    ...categories.flatMap((category) => categoryWallSummaries(edition, category)),
    ...works.map((work) => workSummary(edition, work)),
    ...works.flatMap((work) => workWallSummaries(edition, work)),
    ...works
      .filter(({ photo }) => canBeUnrolled(photo))
      .map((work) => unrolledWorkSummary(edition, work)),
    {
      ...listed,
      path: to.contact,
      subject: { kind: 'contact' },
      title: words.contacts,
      description: contactDescription(edition),
    },
    {
      ...listed,
      path: to.selection,
      subject: { kind: 'selection' },
      title: words.selection.title,
      description: words.summary.selection,
    },
    ...hiddenSummaries(edition, hero),
  ];
});

/** `path` has no base path. */
export function findSummary(edition: Edition, path: string): PageSummary | undefined {
  return summariesByPath(edition).get(path);
}

const summariesByPath = memoizeWeakly(
  (edition: Edition): ReadonlyMap<string, PageSummary> =>
    new Map(pageSummaries(edition).map((page) => [page.path, page])),
);

function heroOf({ catalogue }: Edition): Photo {
  return catalogue.site.hero[0]?.whole ?? catalogue.site.portrait;
}

// Spec §2 has e-mail, Telegram, VK and Instagram; an artist may have others.
function contactDescription({ words, language, catalogue }: Edition): string {
  const { contacts } = catalogue.site;
  const services = serviceLinks(contacts);
  const chats = services.filter(({ service }) => isChat(service));
  const names = [
    contacts.email && words.ways.email,
    ...chats.map(({ name }) => name),
    ...services.filter((each) => !chats.includes(each)).map(({ name }) => name),
    contacts.phone && words.ways.phone,
    contacts.form && words.ways.form,
  ].filter((name) => name !== undefined);
  return fillWords(words.summary.contact, { ways: oneOf(names, language) });
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

export function isShareable({ subject }: PageSummary): boolean {
  return !['test', 'add', 'notFound'].includes(subject.kind);
}

function postSummary(edition: Edition, post: Post): PageSummary {
  const { id, title, shortDesc, date, exhibition } = post;
  const facts = exhibition
    ? [daysText(exhibition, edition.language), exhibition.place].join(', ')
    : date;
  return {
    path: edition.to.newsPost(id),
    subject: { kind: 'post', post },
    title: shortTitle(title.text),
    description: summaryText([shortDesc?.text, facts].filter(Boolean).join(' ')),
    photo: post.photo,
    isListed: true,
  };
}

function worksOf({ listedByCategory }: Edition, category: Category): readonly Work[] {
  return listedByCategory.get(category) ?? [];
}

function categorySummaries(edition: Edition, category: Category): PageSummary[] {
  const { catalogue, to } = edition;
  return gridSummaries(edition, {
    works: worksOf(edition, category),
    most: MOST_WORKS_ON_PAGE,
    title: categoryName(edition, category),
    photo: catalogue.site.categories[category],
    path: (page) => to.categoryPage(category, page),
    subject: (page) => ({ kind: 'category', category, page }),
  });
}

function allWorksSummaries(edition: Edition): PageSummary[] {
  const { listed, words, to } = edition;
  return gridSummaries(edition, {
    works: listed,
    most: MOST_CARDS_ON_PAGE,
    title: words.find.allWorks,
    holds: words.summary.allWorks,
    path: to.allWorks,
    subject: (page) => ({ kind: 'allWorks', page }),
  });
}

function facetSummaries(edition: Edition, facet: Facet): PageSummary[] {
  const { listed, facets, words, vocabulary, to } = edition;
  return facets.facets[facet].flatMap((each) => {
    const { value } = each;
    return gridSummaries(edition, {
      works: worksWith(listed, facets, facet, value),
      most: MOST_CARDS_ON_PAGE,
      title: `${words.find.facet[facet]}: ${valueName(facet, each, { labels: words, vocabulary })}`,
      path: (page) => to.facetValue(facet, value, page),
      subject: (page) => ({ kind: 'facet', facet, value, page }),
    });
  });
}

interface Grid {
  readonly works: readonly Work[];
  readonly most: number;
  readonly title: string;
  readonly holds?: string;
  readonly photo?: Photo | undefined;
  path(page: number): string;
  subject(page: number): PageSubject;
}

function gridSummaries(edition: Edition, grid: Grid): PageSummary[] {
  const { catalogue, words, name } = edition;
  const { works, most } = grid;
  return [1, ...furtherPages(works.length, most)].map((page) => {
    const first = firstOnPage(page, works.length, most);
    const number = `${page}`;
    const title =
      page === 1 ? grid.title : fillWords(words.pages.title, { title: grid.title, number });
    return {
      path: grid.path(page),
      subject: grid.subject(page),
      title,
      get description() {
        const told = works.slice(first, first + TOLD_TITLES);
        const titles = told.map((work) => workTitle(edition, work)).join('; ');
        const holds = (page === 1 && grid.holds) || titles || words.categoryEmpty;
        return summaryText(`${title}, ${name}: ${holds}`);
      },
      photo: works[first]?.photo ?? grid.photo ?? catalogue.site.portrait,
      isListed: works.length > 0,
    };
  });
}

/** The content check has verified that each category has a name. */
export function categoryName({ words }: Edition, category: Category): string {
  return words.category[category] ?? category;
}

function workSummary(edition: Edition, work: Work): PageSummary {
  const { words, to } = edition;
  const title = workTitle(edition, work);
  return {
    path: to.artwork(work),
    subject: { kind: 'work', work },
    title,
    get description() {
      const story = work.paragraphs.map(({ segments }) =>
        plainText(segments.map(({ text }) => text).join('')),
      );
      const { availability } = work;
      const facts = [
        categoryName(edition, work.category),
        ...work.facts,
        availability &&
          availabilityText(availability, (word, name) =>
            fillWords(words.availability[word], { name }),
          ),
      ].filter((fact) => fact !== undefined);
      return summaryText(`${title}. ${facts.join('; ')}. ${story.join(' ')}`);
    },
    photo: work.photo,
    isListed: work.isListed,
  };
}

function categoryWallSummaries(edition: Edition, category: Category): PageSummary[] {
  const { words, name, to } = edition;
  const works = worksOf(edition, category);
  const [first] = works;
  if (!first) return [];
  const own = fillWords(words.wall.hangTitle, { title: categoryName(edition, category) });
  return [1, ...furtherPages(works.length, MOST_WORKS_ON_WALL)].map((page) => {
    const title =
      page === 1 ? own : fillWords(words.pages.title, { title: own, number: `${page}` });
    return {
      path: to.categoryWall(category, page),
      subject: { kind: 'categoryWall', category, page },
      title,
      description: fillWords(words.summary.hang, { title: categoryName(edition, category), name }),
      photo: first.photo,
      isListed: true,
    };
  });
}

function workWallSummaries(edition: Edition, work: Work): PageSummary[] {
  const { words, language, to } = edition;
  const { size } = work;
  if (!size) return [];
  const title = workTitle(edition, work);
  return [
    {
      path: to.workWall(work),
      subject: { kind: 'workWall', work },
      title: fillWords(words.wall.title, { title }),
      get description() {
        const measures = fillWords(words.wall.cm, {
          width: measureText(size.width, language),
          height: measureText(size.height, language),
        });
        return summaryText(fillWords(words.summary.wall, { title, size: measures }));
      },
      photo: work.photo,
      isListed: work.isListed,
    },
  ];
}

function unrolledWorkSummary(edition: Edition, work: Work): PageSummary {
  const { words, name, to } = edition;
  const title = workTitle(edition, work);
  return {
    path: to.unrolledWork(work),
    subject: { kind: 'unrolledWork', work },
    title: fillWords(words.wall.unrolledTitle, { title }),
    description: summaryText(fillWords(words.summary.unrolled, { title, name })),
    photo: work.photo,
    isListed: work.isListed,
  };
}

function workTitle({ distinctions }: Edition, { id, title }: Work): string {
  return [shortTitle(title.text), distinctions.get(id)].filter(Boolean).join(', ');
}
