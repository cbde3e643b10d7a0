import type { LoadedWork } from '#app/islands/lightbox/load-works.ts';
import { measureText } from '#app/ui/measure-text.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { certainSize } from '#catalogue/works/work-size.ts';

const GAP_CM = 20;

type SizedWorks = readonly Pick<LoadedWork, 'facts' | 'photo'>[];

export function wallWidth(works: SizedWorks) {
  const widths = works.flatMap(({ facts, photo }) =>
    facts.flatMap((fact) => certainSize(fact, photo)?.width ?? []).slice(0, 1),
  );
  const bare = widths.reduce((sum, width) => sum + width, 0);
  return {
    bare,
    spaced: bare + Math.max(0, widths.length - 1) * GAP_CM,
    unknown: works.length - widths.length,
  };
}

export function wallText(works: SizedWorks, text: Labels['selection'], language: Language): string {
  const { bare, spaced, unknown } = wallWidth(works);
  const widths = {
    width: measureText(bare, language),
    spaced: measureText(spaced, language),
    gap: `${GAP_CM}`,
  };
  const sentences = [
    bare > 0 && fillLabel(text.wall, widths),
    unknown > 0 && fillLabel(text.wallUnknown, { number: `${unknown}` }),
  ];
  return sentences.filter(Boolean).join(' ');
}
