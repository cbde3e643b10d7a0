import type { ExhibitionEvent, NewsArticle } from 'schema-dts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { author, breadcrumbs } from '#app/site/structured-data.ts';
import { daysText } from '#app/ui/exhibition.ts';
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
    const title = shortTitle(post.title.text);
    const { exhibition } = post;
    const facts = exhibition
      ? [daysText(exhibition, site.language), exhibition.place].join(', ')
      : post.date;
    const index = site.posts.indexOf(post);
    return {
      title,
      titleLanguage: post.title.language,
      description: [post.shortDesc?.text, facts].filter(Boolean).join(' '),
      image: post.photo,
      images: [post.photo, ...post.photos],
      date: post.created,
      isArticle: true,
      structuredData: [
        article(request, title),
        ...exhibitionEvent(request, title),
        breadcrumbs(site, [
          { path: site.pathTo.news, title: t('news') },
          { path, title },
        ]),
      ],
      content: (
        <PostArticle post={post} newer={site.posts[index - 1]} older={site.posts[index + 1]} />
      ),
    };
  },
  files: ({ site }) => Object.fromEntries(site.posts.flatMap((post) => calendarFiles(site, post))),
});

type Request = PageRequest<Post>;

function article({ site, path, params: post }: Request, title: string): NewsArticle {
  const { shortDesc, paragraphs, exhibition, photo, created } = post;
  return {
    '@type': 'NewsArticle',
    '@id': `${site.url(path)}#article`,
    url: site.url(path),
    headline: title,
    ...(shortDesc && { description: shortDesc.text }),
    inLanguage: paragraphs[0]?.language ?? firstLanguage(),
    image: site.url(jpegFile(photo)),
    ...(created && { datePublished: created }),
    author: author(site),
    ...(exhibition && { about: { '@id': `${site.url(path)}#exhibition` } }),
  };
}

function exhibitionEvent(
  { site, path, params: { shortDesc, exhibition, photo } }: Request,
  title: string,
): ExhibitionEvent[] {
  if (!exhibition) return [];
  const { from, to, place } = exhibition;
  const event = {
    '@type': 'ExhibitionEvent',
    '@id': `${site.url(path)}#exhibition`,
    url: site.url(path),
    name: title,
    ...(shortDesc && { description: shortDesc.text }),
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    image: site.url(jpegFile(photo)),
    performer: author(site),
  } as const;
  return [event];
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
