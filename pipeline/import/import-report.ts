import { readSize } from '#catalogue/texts/size.ts';
import { materialsIn } from '#catalogue/works/materials.ts';
import { counted, messages } from '#pipeline/messages.ts';
import type { PhotoOutcome } from './import-folder.ts';

/** A work with a shorter longer side, in pixels, is not sharp on large screens. */
const SMALL_PHOTO_PX = 1200;

const MOST_NAMED = 8;

const LACKS = ['title', 'material', 'size', 'date', 'pixels'] as const;

type Lack = (typeof LACKS)[number];

const say = messages(
  {
    lacks: {
      title: 'title',
      material: 'ground and medium',
      size: 'size',
      date: 'date',
      pixels: `pixels (less than ${SMALL_PHOTO_PX} on the longer side)`,
    },
    untitled: 'untitled',
    missing: (lacks: string) => `missing: ${lacks}`,
    known: (work: string) => `is there already as ${work}`,
    withoutCategory: 'left out: it lies in no folder that is called like a category',
    other: 'left out: this is no photo',
    faulty: (reason: string) => `left out: ${reason}`,
    summary: (imported: number, known: number, left: number) =>
      `${imported} taken in, ${known} already there, ${left} left out`,
    categories: (folders: string) =>
      `Photos without a category${folders && ` lie in ${folders}`}: say which, as in npm run add -- photos --category landscape; or put them into folders that are called like categories; or add to 'categories' of site.json what is not there yet`,
    lacking: 'What is missing',
    of: (count: number, works: string) => `${count} works: ${works}`,
    dates: 'A date is that of the photo where nothing told that of the work: look them through.',
    next: 'Fill in what is missing with npm run dev, page /add, or in gallery.json; npm run check:content lists more.',
  },
  {
    lacks: {
      title: 'название',
      material: 'основа и материал',
      size: 'размер',
      date: 'дата',
      pixels: `точек (по длинной стороне меньше ${SMALL_PHOTO_PX})`,
    },
    untitled: 'без названия',
    missing: (lacks) => `не хватает: ${lacks}`,
    known: (work) => `уже есть: ${work}`,
    withoutCategory: 'не взято: лежит не в папке с именем раздела',
    other: 'не взято: это не фотография',
    faulty: (reason) => `не взято: ${reason}`,
    summary: (imported, known, left) =>
      `принято: ${imported}, уже было: ${known}, не взято: ${left}`,
    categories: (folders) =>
      `Есть фото без раздела${folders && ` (папки: ${folders})`}: назовите его, например npm run add -- foto --category landscape; или разложите фото по папкам с именами разделов; или добавьте раздел, которого ещё нет, в site.json под categories`,
    lacking: 'Чего не хватает',
    of: (count, works) => `${counted(count, ['работа', 'работы', 'работ'])}: ${works}`,
    dates: 'Где о дате работы ничего не сказано, взята дата снимка: просмотрите их.',
    next: 'Дополнить можно на странице /add (npm run dev) или в gallery.json; остальное перечислит npm run check:content.',
  },
);

function lacksOf(outcome: PhotoOutcome): Lack[] {
  if (outcome.status !== 'imported') return [];
  const { desc = '', date = '' } = outcome.entry.details;
  const { techniques, grounds } = materialsIn(desc);
  const isLacking: Readonly<Record<Lack, boolean>> = {
    title: outcome.title === '',
    material: techniques.length + grounds.length === 0,
    size: typeof readSize(desc) === 'string',
    date: date === '',
    pixels: Math.max(outcome.size.width, outcome.size.height) < SMALL_PHOTO_PX,
  };
  return LACKS.filter((lack) => isLacking[lack]);
}

/** @example 'utro.jpg → art-12, landscape: Утро, май 2019, 1600×1200; missing: size' */
export function photoLine(file: string, outcome: PhotoOutcome): string {
  switch (outcome.status) {
    case 'imported': {
      const { entry, title, size } = outcome;
      const { desc, date } = entry.details;
      const pixels = `${size.width}×${size.height}`;
      const told = [title || say().untitled, desc, date, pixels].filter(Boolean).join(', ');
      const lacks = lacksOf(outcome).map((lack) => say().lacks[lack]);
      const missing = lacks.length === 0 ? '' : `; ${say().missing(lacks.join(', '))}`;
      return `${file} → ${entry.title}, ${entry.category}: ${told}${missing}`;
    }
    case 'known':
      return `${file}: ${say().known(outcome.work)}`;
    case 'without-category':
      return `${file}: ${say().withoutCategory}`;
    case 'other':
      return `${file}: ${say().other}`;
    case 'faulty':
      return `${file}: ${say().faulty(outcome.message)}\n    → ${outcome.remedy}`;
    case 'problems':
      return outcome.problems
        .map(({ message, remedy }) => `${file}: ${say().faulty(message)}\n    → ${remedy}`)
        .join('\n');
  }
}

export function importSummary(outcomes: readonly PhotoOutcome[]): string {
  const imported = outcomes.filter((each) => each.status === 'imported');
  const known = outcomes.filter(({ status }) => status === 'known').length;
  const lines = [
    '',
    say().summary(imported.length, known, outcomes.length - imported.length - known),
  ];
  const stray = outcomes.filter((each) => each.status === 'without-category');
  if (stray.length > 0) {
    const folders = new Set(stray.map(({ folder }) => folder).filter(Boolean));
    lines.push(say().categories([...folders].join(', ')));
  }
  const lacking = LACKS.flatMap((lack) => {
    const works = imported.filter((each) => lacksOf(each).includes(lack));
    if (works.length === 0) return [];
    const named = works.slice(0, MOST_NAMED).map(({ entry }) => entry.title);
    const more = works.length > named.length ? ' …' : '';
    return [`  ${say().lacks[lack]}: ${say().of(works.length, named.join(', ') + more)}`];
  });
  if (lacking.length > 0) lines.push(`${say().lacking}:`, ...lacking);
  if (imported.some(({ entry }) => entry.details.date)) lines.push(say().dates);
  if (imported.length > 0) lines.push(say().next);
  return lines.join('\n');
}
