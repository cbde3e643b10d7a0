import { alternatePath } from '#catalogue/paths/paths.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { urlsIn } from '#catalogue/texts/marked-text.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { workTextsIn } from '#catalogue/works/work.ts';

interface Mention {
  readonly from: number;
  readonly to: number;
  readonly kind: 'sketch' | 'mention';
}

const QUOTED = /[«“„"](?<title>[^«»“”„"]+)[»”"]/gu;
const WORK_PATH = /^\/gallery\/[\w-]+\/(?<id>\d+)$/;

// Only the words just before the reference can say that it is a sketch.
const CONTEXT_LENGTH = 40;
const SKETCH = /этюд|эскиз|набросок|фрагмент|деталь|\b(?:sketch|study|detail)\b/iu;

// A reference is a link to the page of a work, or its whole title in quotation marks if no other work has it.
// Declined titles are not found: «Туману над рекой».
export function mentionsIn(stored: readonly StoredWork[]): Mention[] {
  const works = siteLanguages().flatMap((language) =>
    stored.map((work) => ({ id: work.entry.id, ...workTextsIn(language, work) })),
  );
  const ids = new Set(works.map(({ id }) => id));
  const titled = works.filter(({ title }) => title !== '');
  const idsByTitle = Map.groupBy(titled, ({ title }) => comparable(title));
  const idOfTitle = (title: string) => {
    const [id, ...others] = new Set(idsByTitle.get(comparable(title))?.map((each) => each.id));
    return others.length === 0 ? id : undefined;
  };
  return works.flatMap(({ id: from, title, story }) =>
    [title, story].flatMap((text) => {
      const links = urlsIn(text).map((path) => {
        const id = WORK_PATH.exec(alternatePath(path, firstLanguage()))?.groups?.id;
        return { to: Number(id), start: text.indexOf(`](${path})`) };
      });
      const quotes = Array.from(text.matchAll(QUOTED), ({ index, groups }) => {
        return { to: idOfTitle(groups?.title ?? ''), start: index };
      });
      return [...links, ...quotes].flatMap(({ to, start }): Mention[] => {
        if (to === undefined || to === from || !ids.has(to)) return [];
        const context = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
        return [{ from, to, kind: SKETCH.test(context) ? 'sketch' : 'mention' }];
      });
    }),
  );
}

function comparable(title: string): string {
  return title.trim().toLowerCase().replaceAll('ё', 'е');
}
