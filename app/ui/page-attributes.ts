// Attributes that several folders share, or that app/site.ts looks for. Other scripts define their own, which keeps the
// first script of each page small.
import { dataAttribute } from './attribute.ts';

/** Of links: index in the lightbox of the page, counted from 0. */
export const openedIndex = dataAttribute<number>('opens');

export const selectedId = dataAttribute<number>('selects');

/** Of lines: days and labels of an exhibition, as JSON. */
export const exhibitionData = dataAttribute('exhibition');

export const wallKind = dataAttribute<'row' | 'room' | 'scroll'>('wall');

/** Of buttons: URL of the works for the slideshow; empty for the selection. */
export const slideshowFile = dataAttribute('slideshow');

export const filterLine = dataAttribute('filter-line');

export const chosenLanguage = dataAttribute('chooses-language');

export const heroPart = dataAttribute('hero');

export const copiedEmail = dataAttribute('copy-email');

export const parallax = dataAttribute('parallax');
