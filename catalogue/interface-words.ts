import * as v from 'valibot';
import { CATEGORIES, FILTERS } from './categories.ts';

const Word = v.pipe(v.string(), v.nonEmpty());

function words<const Keys extends readonly string[]>(keys: Keys) {
  return v.strictObject(v.entriesFromList(keys, Word));
}

/**
 * Every word of the interface, by key: what `locales/{ru,en}/translation.json` must hold, no more and no less,
 * so that a missing label is found by the content check and a mistyped key by the compiler.
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
    'add',
    'skipToContent',
    'language',
    'opensInNewTab',
    'menu',
    'close',
    'mainNavigation',
    'scrollDown',
    'pauseSlideshow',
    'playSlideshow',
    'categoryEmpty',
    'allWorks',
    'photoNumber',
    'playVideo',
    'videoNumber',
    'watchVideoAt',
    'copyEmail',
    'emailCopied',
    'emailNotCopied',
    'writeEmail',
    'errorTitle',
    'errorText',
    'tryAgain',
    'testText',
    'addText',
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
  category: v.strictObject(v.entriesFromList(CATEGORIES, Word)),
  filter: words(['label', ...FILTERS]),
});

export type InterfaceWords = v.InferOutput<typeof InterfaceWords>;
