import { contentDate } from '#catalogue/metadata/content-date.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { readSize, type SizeDoubt } from '#catalogue/texts/size.ts';
import { materialPhrases, materialsIn } from '#catalogue/works/materials.ts';
import type { WorkText } from '#catalogue/works/work-texts.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';

type SizeDoubts = Readonly<Record<SizeDoubt, Told>>;

const say = messages(
  {
    sizeDoubts: {
      missing: told(
        'the size of the work is not given',
        "write width and height after the medium: 'холст, масло, 40х60 см'",
      ),
      single: told('the size has one measure only', "write width and height: '40х60 см'"),
      round: told(
        'a round work is not shown on the wall to scale',
        "to show it there, write width and height: '30х30 см'",
      ),
      parts: told(
        'a work of several parts is not shown on the wall to scale',
        "to show it there, write the size of the whole as it hangs: '130х60 см'",
      ),
    } satisfies SizeDoubts,
    repeatedKey: (key: string, first: number) =>
      told(
        `the key ${key} is used twice, first by entry no. ${first} of the file`,
        "remove 'key' from the copy",
      ),
    foreignTitle: (title: string, id: number) =>
      told(`the title ${title} is not the key of this work`, `write 'art-${id}'`),
    unlisted: (active: string | undefined) =>
      told(
        `the work is unlisted: ${active === undefined ? "it has no 'active'" : `'active' is ${active}`}`,
        'to show it in the gallery, write "active": "true"',
      ),
    collection: told(
      "the collection is not shown: 'availability' does not say that it is in one",
      'write "availability": "collection", or leave \'collection\' out',
    ),
    material: (piece: string, techniques: string, grounds: string) =>
      told(
        `${piece} is no technique or ground that works are found by`,
        `where it can be said so, write ${techniques}; on ${grounds}`,
      ),
    year: (date: string) =>
      told(
        `the year is not certain: ${date}`,
        "to have the work among those of a year, write it as in 'Минск, май 2025' (winter belongs to two)",
      ),
  },
  {
    sizeDoubts: {
      missing: told(
        'размер работы не указан',
        'напишите ширину и высоту после материала: «холст, масло, 40х60 см»',
      ),
      single: told('в размере только одно число', 'напишите ширину и высоту: «40х60 см»'),
      round: told(
        'круглая работа не висит на стене в масштабе',
        'чтобы повесить её там, напишите ширину и высоту: «30х30 см»',
      ),
      parts: told(
        'работа из нескольких частей не висит на стене в масштабе',
        'чтобы повесить её там, напишите размер целого, как оно висит: «130х60 см»',
      ),
    },
    repeatedKey: (key, first) =>
      told(`ключ ${key} стоит дважды, впервые в записи № ${first} файла`, 'уберите «key» из копии'),
    foreignTitle: (title, id) =>
      told(`${title} в «title» — не ключ этой работы`, `напишите «art-${id}»`),
    unlisted: (active) =>
      told(
        `работы нет в галерее: ${active === undefined ? 'не написано «active»' : `«active» — ${active}`}`,
        'чтобы показать её, напишите "active": "true"',
      ),
    collection: told(
      'собрание не показано: в «availability» не сказано, что работа в нём',
      'напишите "availability": "collection" или уберите «collection»',
    ),
    material: (piece, techniques, grounds) =>
      told(
        `по ${piece} работу не найти: это не техника и не основа`,
        `если можно сказать так, напишите: ${techniques}; на чём: ${grounds}`,
      ),
    year: (date) =>
      told(
        `год неясен: ${date}`,
        'чтобы работа нашлась по году, напишите как «Минск, май 2025» (зима принадлежит двум годам)',
      ),
  },
);

export function artworkFindings(gallery: CheckedFile<GalleryEntry[]>): Finding[] {
  return [...repeatedKeys(gallery), ...singleFindings(gallery)];
}

/** The usual cause is a copied entry; a corrected package could not find its work. */
function repeatedKeys({ file, salvaged = [] }: CheckedFile<GalleryEntry[]>): Finding[] {
  return salvaged.flatMap((work, index) => {
    const first = salvaged.findIndex((other) => other?.key === work?.key);
    if (work?.key === undefined || first === index) return [];
    const place = { file, path: [index, 'key'] };
    return [errorAt(place, ...say().repeatedKey(quoted(work.key), first + 1))];
  });
}

function singleFindings(gallery: CheckedFile<GalleryEntry[]>): Finding[] {
  return (gallery.salvaged ?? []).flatMap((work, index) => {
    if (work === undefined) return [];
    const place = (field: string) => ({ file: gallery.file, path: [index, field] });
    const title = valueAt(gallery.raw, [index, 'title']);
    const { id, active, availability, collection, details } = work;
    const findings: Finding[] = [];
    if (typeof title === 'string' && id !== undefined && title !== `art-${id}`) {
      findings.push(errorAt(place('title'), ...say().foreignTitle(quoted(title), id)));
    }
    if (active !== 'true') {
      const value = active === undefined ? undefined : quoted(active);
      findings.push(noticeAt(place('active'), ...say().unlisted(value)));
    }
    if (collection?.trim() && availability !== 'collection') {
      findings.push(noticeAt(place('collection'), ...say().collection));
    }
    // A work without a description is unfinished; one with a medium lacks only the size.
    const size = details?.desc?.trim() ? readSize(details.desc) : undefined;
    if (typeof size === 'string') {
      const at = { file: gallery.file, path: [index, 'details', 'desc'] };
      findings.push(noticeAt(at, ...say().sizeDoubts[size]));
    }
    return [...findings, ...unfoundFindings(gallery.file, index, details)];
  });
}

/** An unclear text is never guessed, so the search cannot find the work by it. */
function unfoundFindings(
  file: string,
  index: number,
  details: { readonly [Text in WorkText]?: string | undefined } = {},
): Finding[] {
  const at = (text: WorkText) => ({ file, path: [index, 'details', text] });
  const { desc = '', date = '' } = details;
  const materials = materialsIn(desc).unknown.map((piece) => {
    const [techniques, grounds] = materialPhrases();
    const known = [techniques.join(', '), grounds.join(', ')] as const;
    return noticeAt(at('desc'), ...say().material(quoted(piece), ...known));
  });
  if (!/\d{4}/.test(date) || contentDate(date)) return materials;
  return [...materials, noticeAt(at('date'), ...say().year(quoted(date)))];
}
