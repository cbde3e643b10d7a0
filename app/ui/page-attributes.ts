// Attributes that several folders share. Scripts that load later than `app/site.ts` define their own.
import { dataAttribute } from './attribute.ts';

/** Of links: index in the lightbox of the page, counted from 0. */
export const openedIndex = dataAttribute<number>('opens');

export const selectedId = dataAttribute<number>('selects');

export const exhibitionData = dataAttribute('exhibition');

export const wallKind = dataAttribute<'row' | 'room' | 'scroll'>('wall');

/** Of buttons: URL of the works for the slideshow; empty for the selection. */
export const slideshowFile = dataAttribute('slideshow');

export const filterLine = dataAttribute('filter-line');

export const chosenLanguage = dataAttribute('chooses-language');

export const heroPart = dataAttribute('hero');

export const emailPart = dataAttribute('copy-email');

export const parallax = dataAttribute('parallax');
