import { firstLanguage } from '#catalogue/texts/language.ts';
import { readSize } from '#catalogue/texts/size.ts';
import { isMaterial } from '#catalogue/works/materials.ts';
import { messages } from '#pipeline/messages.ts';
import type { PhotoOutcome } from './import-folder.ts';

/** A work with a shorter longer side, in pixels, is not sharp on large screens. */
const SMALL_PHOTO_PX = 1200;

const text = messages(
  {
    gaps: {
      title: 'title',
      material: 'ground and medium',
      size: 'size',
      date: 'date',
      pixels: `pixels (less than ${SMALL_PHOTO_PX} on the longer side)`,
    },
    untitled: 'untitled',
    sold: 'sold',
    missing: (gaps: string) => `missing: ${gaps}`,
    price: (price: string) => `the price '${price}' is left out, the site shows none`,
    converted: (size: string) => `converted from '${size}', check the size`,
    impossibleDate: (date: string) => `the date '${date}' inside the photo is impossible, ignored`,
    known: (work: string) => `is there already as ${work}`,
    faulty: (reason: string) => `left out: ${reason}`,
    summary: (imported: number, known: number, left: number) =>
      `${imported} taken in, ${known} already there, ${left} left out`,
    dates: 'Where nothing told the date of a work, it is that of the photo: look them through.',
    next: 'Fill in what is missing with npm run dev, page /add, or in gallery.json; npm run check:content lists more.',
  },
  {
    gaps: {
      title: 'название',
      material: 'основа и материал',
      size: 'размер',
      date: 'дата',
      pixels: `точек (по длинной стороне меньше ${SMALL_PHOTO_PX})`,
    },
    untitled: 'без названия',
    sold: 'продано',
    missing: (gaps) => `не хватает: ${gaps}`,
    price: (price) => `цена «${price}» не взята, сайт цен не показывает`,
    converted: (size) => `пересчитано из «${size}», проверьте размер`,
    impossibleDate: (date) => `даты «${date}», записанной в фото, не бывает, она не взята`,
    known: (work) => `уже есть: ${work}`,
    faulty: (reason) => `не взято: ${reason}`,
    summary: (imported, known, left) =>
      `принято: ${imported}, уже было: ${known}, не взято: ${left}`,
    dates: 'Где о дате работы ничего не сказано, взята дата снимка: просмотрите их.',
    next: 'Дополнить можно на странице /add (npm run dev) или в gallery.json; остальное перечислит npm run check:content.',
  },
);

/** @example 'utro.jpg → art-12, landscape: Утро, май 2019, 1600×1200; missing: size' */
export function photoLine(file: string, outcome: PhotoOutcome): string {
  switch (outcome.status) {
    case 'imported':
      return `${file} → ${workLine(outcome)}`;
    case 'known':
      return `${file}: ${text().known(outcome.work)}`;
    case 'faulty':
      return `${file}: ${text().faulty(outcome.message)}\n    → ${outcome.remedy}`;
  }
}

function workLine({ work, size, notes }: Extract<PhotoOutcome, { status: 'imported' }>): string {
  const { entry, texts } = work;
  const { desc = '', date = '' } = entry.details;
  const title = texts[firstLanguage()]?.title ?? '';
  const { width, height } = size;
  const labels = text().gaps;
  const gaps = [
    title === '' && labels.title,
    !desc.split(', ').some(isMaterial) && labels.material,
    typeof readSize(desc) === 'string' && labels.size,
    date === '' && labels.date,
    Math.max(width, height) < SMALL_PHOTO_PX && labels.pixels,
  ].filter(Boolean);
  const facts = [
    title || text().untitled,
    desc,
    date,
    entry.availability && text().sold,
    `${width}×${height}`,
  ].filter(Boolean);
  const remarks = [
    gaps.length > 0 && text().missing(gaps.join(', ')),
    notes.convertedSize && text().converted(notes.convertedSize),
    notes.price && text().price(notes.price),
    notes.impossibleDate && text().impossibleDate(notes.impossibleDate),
  ].filter(Boolean);
  return [`${entry.title}, ${entry.category}: ${facts.join(', ')}`, ...remarks].join('; ');
}

export function importSummary(outcomes: readonly PhotoOutcome[]): string {
  const count = (wanted: PhotoOutcome['status']) =>
    outcomes.filter(({ status }) => status === wanted).length;
  const summary = text().summary(count('imported'), count('known'), count('faulty'));
  const hints = count('imported') > 0 ? [text().dates, text().next] : [];
  return ['', summary, ...hints].join('\n');
}
