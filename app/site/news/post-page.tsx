import ICAL from 'ical.js';
import type { ExhibitionEvent, NewsArticle } from 'schema-dts';
import { LightboxData } from '#app/islands/lightbox/lightbox-data.tsx';
import { sharedPath } from '#app/islands/share/share.client.ts';
import { definePage, type PageRequest } from '#app/site/define-page.ts';
import { authorData } from '#app/site/structured-data.ts';
import { ScriptButton } from '#app/ui/button.tsx';
import { daysText, ExhibitionLine } from '#app/ui/exhibition.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { calendarFile } from '#app/ui/i18n/data-files.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { parallax } from '#app/ui/page-attributes.ts';
import { PhotoList, photoItems } from '#app/ui/photo-list.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { VideoList } from '#app/ui/video-list.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Exhibition, Post } from '#catalogue/news/post.ts';
import { PHOTO_QUERY } from '#catalogue/paths/paths.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { shortTitle } from '#catalogue/texts/short-title.ts';
import styles from './post.module.css';

export const postPage = definePage('/news/:id', {
  paths: ({ posts }) => posts,
  page(request) {
    const { site, t, params: post } = request;
    const { exhibition, photo } = post;
    const title = shortTitle(post.title.text);
    const days = exhibition && `${daysText(exhibition, site.language)}, ${exhibition.place}`;
    return {
      title,
      titleLanguage: post.title.language,
      description: [post.shortDesc?.text, days ?? post.date].filter(Boolean).join(' '),
      image: photo,
      images: [photo, ...post.photos],
      date: post.created,
      isArticle: true,
      structuredData: articleData(request, title),
      parents: [{ path: site.pathTo.news, title: t('news') }],
      content: <PostArticle {...request} />,
    };
  },
  files: ({ site }) =>
    Object.fromEntries(
      site.posts.flatMap((post) => {
        const { id, exhibition } = post;
        if (!exhibition) return [];
        return [[calendarFile(id, site.language), () => calendarText(site, post, exhibition)]];
      }),
    ),
});

function articleData({ site, path, params: post }: PageRequest<Post>, title: string) {
  const { shortDesc, exhibition, created } = post;
  const url = site.url(path);
  const shared = {
    url,
    image: site.url(jpegFile(post.photo)),
    ...(shortDesc && { description: shortDesc.text }),
  };
  const exhibitionId = `${url}#exhibition`;
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    ...shared,
    headline: title,
    inLanguage: post.paragraphs[0]?.language ?? firstLanguage(),
    ...(created && { datePublished: created }),
    author: authorData(site),
    ...(exhibition && { about: { '@id': exhibitionId } }),
  };
  const event: ExhibitionEvent | undefined = exhibition && {
    '@type': 'ExhibitionEvent',
    '@id': exhibitionId,
    ...shared,
    name: title,
    startDate: exhibition.from,
    endDate: exhibition.to,
    location: { '@type': 'Place', name: exhibition.place, address: exhibition.place },
    performer: authorData(site),
  };
  return event ? [article, event] : [article];
}

function PostArticle({ site, t, params: post }: PageRequest<Post>) {
  const { id, title, photo, photos, exhibition, paragraphs } = post;
  const { language, pathTo, posts } = site;
  const index = posts.indexOf(post);
  const neighbours = posts.filter((_, other) => Math.abs(other - index) === 1);
  const works = post.works.filter(({ isListed }) => isListed);
  const items = photoItems({ photos, alts: post.photoAlts, title }, t);
  const textLanguage = paragraphs[0]?.language ?? title.language;
  return (
    <>
      <article>
        <header className={styles.header} {...parallax.props()}>
          <img
            className={styles.cover}
            src={post.backdrop}
            width={photo.width}
            height={photo.height}
            alt=""
            aria-hidden="true" // Reader modes show it otherwise.
          />
          <div className={styles.headline}>
            <h1>
              <Words of={title} />
            </h1>
            {post.date && <p>{post.date}</p>}
            {exhibition && (
              <div className={styles.exhibition}>
                <ExhibitionLine exhibition={exhibition} />
                <a href={urlOf(calendarFile(id, language))} download={`exhibition-${id}.ics`}>
                  {word('exhibition.calendar')}
                </a>
              </div>
            )}
            {textLanguage !== language && <p>{t(`writtenIn.${textLanguage}`)}</p>}
          </div>
        </header>
        <div className={styles.column}>
          <Picture
            className={primitives.wide}
            photo={photo}
            alt={post.alt ?? title}
            sizes="min(100vw - 32px, 588px)"
            isFirst
          />
          {paragraphs.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
            <p key={index} lang={textLanguage === language ? undefined : textLanguage}>
              <MarkedText text={text} />
            </p>
          ))}
          {items.length > 0 && <PhotoList items={items} firstIndex={0} />}
          <VideoList videos={post.videos} poster={photo} title={title.text} />
          <ScriptButton {...sharedPath.props()}>{t('share.open')}</ScriptButton>
          <WorkStrip
            heading={t('exhibition.works')}
            works={works}
            lines={works.length > 3 ? 'wrapped' : 'one'}
            rowWidth="588px"
          />
        </div>
      </article>
      <nav className={styles.otherPosts} aria-label={t('news')}>
        <PageLink to={pathTo.news}>{word('news')}</PageLink>
        {neighbours.map((other) => (
          <PageLink key={other.id} to={pathTo.newsPost(other.id)}>
            <Words of={other.title} />
          </PageLink>
        ))}
      </nav>
      {items.length > 0 && <LightboxData query={PHOTO_QUERY} items={items} />}
    </>
  );
}

/** RFC 5545: whole days without a time zone. */
export function calendarText(
  { siteUrl, pathTo, url }: Pick<Site, 'siteUrl' | 'pathTo' | 'url'>,
  { id, title, shortDesc }: Pick<Post, 'id' | 'title' | 'shortDesc'>,
  { from, to, place }: Exhibition,
): string {
  const { hostname } = new URL(siteUrl ?? 'https://localhost');
  const end = ICAL.Time.fromDateString(to);
  end.adjust(1, 0, 0, 0); // exclusive
  // Few calendar programs expect a no-break space.
  const text = (name: string, value: string) => [name, {}, 'text', normalizeSpaces(value)];
  const properties = [
    // The same in every language: calendars recognize an event by it.
    text('uid', `exhibition-${id}@${hostname}`),
    // The time of the build would change the file with every build.
    ['dtstamp', {}, 'date-time', `${from}T00:00:00Z`],
    ['dtstart', {}, 'date', from],
    ['dtend', {}, 'date', `${end}`],
    text('summary', title.text),
    text('location', place),
    ...(shortDesc ? [text('description', shortDesc.text)] : []),
    ...(siteUrl ? [['url', {}, 'uri', url(pathTo.newsPost(id))]] : []),
    text('transp', 'TRANSPARENT'),
  ];
  const calendar = [text('version', '2.0'), text('prodid', '-//gallery//exhibitions//EN')];
  return ICAL.stringify(['vcalendar', calendar, [['vevent', properties, []]]]);
}
