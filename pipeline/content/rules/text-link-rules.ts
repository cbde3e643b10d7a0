import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { GalleryWordsFile, TranslationFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { paths } from '#catalogue/site/paths.ts';
import { type ByLanguage, firstLanguage } from '#catalogue/words/language.ts';
import { addressesIn, isOwnPage, LINK_PROTOCOLS } from '#catalogue/words/marked-text.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import { addressFinding } from './link-rules.ts';

const say = messages(
  {
    noPage: (address: string) =>
      told(
        `the site has no page ${address}`,
        "write it like '/gallery/landscape/12' or '/news/5', without a language",
      ),
  },
  {
    noPage: (address) =>
      told(
        `на сайте нет страницы ${address}`,
        'напишите как «/gallery/landscape/12» или «/news/5», без языка',
      ),
  },
);

interface Texts {
  readonly gallery: CheckedFile<GalleryEntry[]>;
  readonly news: CheckedFile<NewsEntry[]>;
  readonly translation: ByLanguage<CheckedFile<TranslationFile>>;
  readonly galleryWords: ByLanguage<CheckedFile<GalleryWordsFile>>;
}

export function textLinkFindings(texts: Texts): Finding[] {
  const { gallery, news, translation, galleryWords } = texts;
  const pages = pagesOf(texts);
  const linkFindings = (file: string, path: JsonPath, value: unknown): Finding[] => {
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([key, each]) =>
        linkFindings(file, [...path, Array.isArray(value) ? Number(key) : key], each),
      );
    }
    return addressesIn(String(value ?? '')).flatMap((address) => {
      if (!isOwnPage(address)) return addressFinding({ file, path }, address, LINK_PROTOCOLS) ?? [];
      if (pages === undefined || pages.has(address.replace(/[?#].*$/, ''))) return [];
      return [errorAt({ file, path }, ...say().noPage(quoted(address)))];
    });
  };
  return [
    ...(gallery.salvaged ?? []).flatMap((work, index) =>
      linkFindings(gallery.file, [index, 'details', 'text'], work?.details?.text),
    ),
    ...(news.salvaged ?? []).flatMap((post, index) => [
      ...linkFindings(news.file, [index, 'content', 'text'], post?.content?.text),
      ...Object.entries(post?.translations ?? {}).flatMap(([language, words]) =>
        linkFindings(news.file, [index, 'translations', language, 'text'], words?.text),
      ),
    ]),
    ...Object.values(galleryWords).flatMap(({ file, salvaged }) =>
      Object.entries(salvaged ?? {}).flatMap(([category, works]) =>
        Object.entries(works ?? {}).flatMap(([key, words]) =>
          linkFindings(file, [category, key, 'text'], words?.text),
        ),
      ),
    ),
    ...Object.values(translation).flatMap(({ file, salvaged }) =>
      linkFindings(file, ['biography'], salvaged?.biography),
    ),
  ];
}

function pagesOf({ gallery, news }: Texts): ReadonlySet<string> | undefined {
  if (!gallery.salvaged || !news.salvaged) return undefined;
  const to = paths(firstLanguage());
  const works = gallery.salvaged.flatMap((work) => {
    const { id, category } = work ?? {};
    return id && category ? [to.artwork({ id, category }), to.category(category)] : [];
  });
  const posts = news.salvaged.flatMap((post) => (post?.id ? [to.newsPost(post.id)] : []));
  const others = [to.home, to.about, to.news, to.gallery, to.allWorks(), to.contact, to.selection];
  return new Set([...works, ...posts, ...others]);
}
