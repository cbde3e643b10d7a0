import * as v from 'valibot';
import { words } from '#catalogue/content/word-list.ts';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { AddPageWords } from './add-page-words.ts';
import { LANGUAGES } from './language.ts';

/**
 * Every word of the interface, by key: what `locales/ru/translation.json` must hold, no more and no less, so that a
 * missing label is found by the content check and a mistyped key by the compiler. English may have gaps.
 */
export const InterfaceWords = v.strictObject({
  ...words([
    'home',
    'about',
    'news',
    'gallery',
    'contacts',
    'shop',
    'school',
    'letter',
    'more',
    'pageNotFound',
    'loading',
    'priceOnRequest',
    'buy',
    'untitled',
    'test',
    'skipToContent',
    'language',
    'licences',
    'opensInNewTab',
    'menu',
    'close',
    'mainNavigation',
    'scrollDown',
    'pauseSlideshow',
    'categoryEmpty',
    'allWorks',
    'photoNumber',
    'playVideo',
    'playVideoNumber',
    'videoNumber',
    'watchVideoAt',
    'copyEmail',
    'emailCopied',
    'emailNotCopied',
    'writeEmail',
    'connectionLost',
    'tryAgain',
    'testText',
    'worksCount_one',
    'worksCount_few',
    'worksCount_many',
    'worksCount_other',
    'newest',
    'breadcrumbs',
    'previousWork',
    'nextWork',
    'aboutWork',
    'messageLabel',
    'messageText',
    'sendByEmail',
    'sendByTelegram',
    'copyMessage',
    'messageCopied',
    'messageNotCopied',
    'lookAround',
  ]).entries,
  button: words(['home']),
  /** A category of many works has several pages. */
  pages: words(['label', 'number', 'previous', 'next', 'title']),
  writtenIn: words(LANGUAGES),
  lightbox: words([
    'previous',
    'next',
    'position',
    'zoomIn',
    'zoomOut',
    'whiteWall',
    'strip',
    'fullScreen',
    'help',
    'helpSteps',
    'helpEnds',
    'helpZoom',
    'helpPan',
    'helpClose',
    'failed',
  ]),
  /** The one set of words for a category: filter, tile, heading, breadcrumbs, title and description (spec §2). */
  category: words(CATEGORIES),
  filter: words(['label', 'all']),
  /** What search engines and messengers are told of pages; browsers never get these. */
  summary: words(['home', 'gallery', 'news', 'contact', 'feed', 'test', 'add', 'notFound']),
  add: AddPageWords,
});

export type InterfaceWords = v.InferOutput<typeof InterfaceWords>;
