import type { StoredWork } from '#catalogue/catalogue.ts';
import { memoizeWeakly } from '#catalogue/memoize.ts';
import { addressesIn } from '#catalogue/words/marked-text.ts';

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
  works: readonly Pick<StoredWork, 'entry' | 'words'>[],
): readonly Mention[] {
  const byId = new Map(works.map(({ entry }, at) => [String(entry.id), at]));
  const byTitle = new Map<string, number | undefined>();
  works.forEach(({ words }, at) => {
    for (const title of new Set([words.ru?.title, words.en?.title].map(comparable))) {
      if (title !== '') byTitle.set(title, byTitle.has(title) ? undefined : at);
    }
  });
  return works.flatMap((work, from) =>
    namesIn(work).flatMap(({ id, title, kind }): Mention[] => {
      const to = id === undefined ? byTitle.get(title) : byId.get(id);
      return to === undefined || to === from ? [] : [{ from, to, kind }];
    }),
  );
}

/** What may be the name of a work: the id in a link to its page, or a title in quotation marks. */
type Name = Pick<Mention, 'kind'> &
  (
    | { readonly id: string; readonly title?: never }
    | { readonly id?: never; readonly title: string }
  );

const namesIn = memoizeWeakly(
  ({ entry, words }: Pick<StoredWork, 'entry' | 'words'>): readonly Name[] => {
    const texts = [
      ...(entry.details.text ?? []).map(({ content }) => content),
      ...[words.ru, words.en].flatMap((each) =>
        each ? [each.title, ...Object.values(each.text ?? {})] : [],
      ),
    ];
    return texts.flatMap((text) => {
      const kindAt = (start: number) => {
        const ahead = text.slice(Math.max(0, start - LETTERS_AHEAD), start);
        return SKETCH.test(ahead) ? 'sketch' : 'mention';
      };
      const linked = addressesIn(text).flatMap((address): Name[] => {
        const id = WORK_ADDRESS.exec(address)?.groups?.id;
        return id === undefined ? [] : [{ id, kind: kindAt(text.indexOf(`](${address})`)) }];
      });
      const quoted = Array.from(
        text.matchAll(QUOTED),
        ({ index, groups }): Name => ({ title: comparable(groups?.title), kind: kindAt(index) }),
      );
      return [...linked, ...quoted];
    });
  },
);

function comparable(title = ''): string {
  return title.trim().toLowerCase().replaceAll('ё', 'е');
}
