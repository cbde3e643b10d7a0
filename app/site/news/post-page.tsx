import type { ExhibitionEvent, NewsArticle } from 'schema-dts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { author, breadcrumbs } from '#app/site/structured-data.ts';
import { daysText } from '#app/ui/exhibition.tsx';
import { calendarFile } from '#app/ui/i18n/data-files.ts';
import type { Post } from '#catalogue/news/post.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { shortTitle } from '#catalogue/texts/short-title.ts';
import { calendarText } from './calendar.ts';
import { PostArticle } from './post.tsx';

export const postPage = definePage('/news/:id', {
  paths: ({ posts }) => posts,
  page(request) {
    const { site, t, path, params: post } = request;
    const { exhibition, photo } = post;
    const title = shortTitle(post.title.text);
    const facts = exhibition
      ? `${daysText(exhibition, site.language)}, ${exhibition.place}`
      : post.date;
    const index = site.posts.indexOf(post);
    const neighbours = site.posts.filter((_, other) => Math.abs(other - index) === 1);
    return {
      title,
      titleLanguage: post.title.language,
      description: [post.shortDesc?.text, facts].filter(Boolean).join(' '),
      image: photo,
      images: [photo, ...post.photos],
      date: post.created,
      isArticle: true,
      structuredData: [
        ...articleData(request, title),
        breadcrumbs(site, [
          { path: site.pathTo.news, title: t('news') },
          { path, title },
        ]),
      ],
      content: <PostArticle post={post} neighbours={neighbours} />,
    };
  },
  files: ({ site }) => Object.fromEntries(site.posts.flatMap((post) => calendarFiles(site, post))),
});

function articleData(
  { site, path, params: post }: PageRequest<Post>,
  title: string,
): [NewsArticle, ...ExhibitionEvent[]] {
  const { shortDesc, exhibition, created } = post;
  const url = site.url(path);
  const shared = {
    url,
    image: site.url(jpegFile(post.photo)),
    ...(shortDesc && { description: shortDesc.text }),
  };
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    ...shared,
    headline: title,
    inLanguage: post.paragraphs[0]?.language ?? firstLanguage(),
    ...(created && { datePublished: created }),
    author: author(site),
    ...(exhibition && { about: { '@id': `${url}#exhibition` } }),
  };
  if (!exhibition) return [article];
  const { from, to, place } = exhibition;
  const event: ExhibitionEvent = {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#exhibition`,
    ...shared,
    name: title,
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    performer: author(site),
  };
  return [article, event];
}

function calendarFiles(site: Site, { id, exhibition, title, shortDesc }: Post) {
  if (!exhibition) return [];
  const { siteUrl = 'https://localhost', language, pathTo, url } = site;
  const event = {
    ...exhibition,
    uid: `exhibition-${id}@${new URL(siteUrl).hostname}`,
    // Few calendar programs expect a no-break space.
    place: normalizeSpaces(exhibition.place),
    title: normalizeSpaces(title.text),
    description: normalizeSpaces(shortDesc?.text ?? ''),
    ...(site.siteUrl && { url: url(pathTo.newsPost(id)) }),
  };
  return [[calendarFile(id, language), () => calendarText(event)] as const];
}
