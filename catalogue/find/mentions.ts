import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { addressesIn } from '#catalogue/words/marked-text.ts';
import { paragraphsOf } from '#catalogue/works/artwork.ts';

/** A work whose words name another one. */
export interface Mention {
  /** Their positions in the list. */
  readonly from: number;
  readonly to: number;
  /** Whether the words call it a sketch or a detail. */
  readonly kind: 'sketch' | 'mention';
}

const QUOTED = /[«“„"](?<title>[^«»“”„"]+)[»”"]/gu;

/** What stands so near ahead of a name says what it is. */
const LETTERS_AHEAD = 40;
const SKETCH = /этюд|эскиз|набросок|фрагмент|деталь|\b(?:sketch|study|detail)\b/iu;

const WORK_ADDRESS = /^\/gallery\/[\w-]+\/(?<id>\d+)$/;

/**
 * The works that are named in titles and stories of others: by their whole title in quotation marks, where only one work
 * has it, or by a link to their page.
 *
 * @example a story with 'Это этюд к «Туману над рекой»' // nothing: another form of the title is no name
 */
export function mentionsIn(
  works: readonly Pick<CatalogueWork, 'entry' | 'words'>[],
): readonly Mention[] {
  const byId = new Map(works.map(({ entry }, at) => [String(entry.id), at]));
  const byTitle = new Map<string, number | undefined>();
  works.forEach(({ words }, at) => {
    for (const title of new Set([words.ru?.title, words.en?.title].map(comparable))) {
      if (title !== '') byTitle.set(title, byTitle.has(title) ? undefined : at);
    }
  });
  return works.flatMap(({ entry, words }, from) => {
    const texts = [
      ...paragraphsOf(entry).map(({ content }) => content),
      ...[words.ru, words.en].flatMap((each) =>
        each ? [each.title, ...Object.values(each.text ?? {})] : [],
      ),
    ];
    return texts.flatMap((text) =>
      named(text, { byId, byTitle }).flatMap(({ to, start }): Mention[] => {
        if (to === from) return [];
        const ahead = text.slice(Math.max(0, start - LETTERS_AHEAD), start);
        return [{ from, to, kind: SKETCH.test(ahead) ? 'sketch' : 'mention' }];
      }),
    );
  });
}

interface Names {
  readonly byId: ReadonlyMap<string, number>;
  readonly byTitle: ReadonlyMap<string, number | undefined>;
}

function named(text: string, { byId, byTitle }: Names): { to: number; start: number }[] {
  const linked = addressesIn(text).map((address) => ({
    to: byId.get(WORK_ADDRESS.exec(address)?.groups?.id ?? ''),
    start: text.indexOf(`](${address})`),
  }));
  const quoted = Array.from(text.matchAll(QUOTED), ({ index, groups }) => ({
    to: byTitle.get(comparable(groups?.title)),
    start: index,
  }));
  return [...linked, ...quoted].flatMap(({ to, start }) =>
    to === undefined ? [] : [{ to, start }],
  );
}

function comparable(title = ''): string {
  return title.trim().toLowerCase().replaceAll('ё', 'е');
}
