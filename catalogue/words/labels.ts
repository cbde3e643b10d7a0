import en from './interface/en.json' with { type: 'json' };
import ru from './interface/ru.json' with { type: 'json' };
import type { Language } from './language.ts';

type NamedBySite = 'category' | 'writtenIn';

/** The texts of the interface. Categories and languages are those of a site, so any key may be there. */
export type Labels = Omit<typeof ru, NamedBySite> &
  Readonly<Record<NamedBySite, Readonly<Record<string, string>>>>;

/** Labels of an artist's folder; the shipped ones replace those that are missing. */
export type OwnLabels<Group = Labels> = {
  readonly [Key in keyof Group]?: Group[Key] extends string ? string : OwnLabels<Group[Key]>;
};

/** The languages that ship with the application. A new one needs its file and a key here. */
export const LABELS: Readonly<Record<'ru' | 'en', Labels> & Record<Language, Labels>> = { ru, en };

export function completeLabels(own: OwnLabels, shipped: Labels): Labels {
  return complete(own as LabelGroup, shipped) as unknown as Labels;
}

interface LabelGroup {
  readonly [key: string]: string | LabelGroup | undefined;
}

function complete(own: LabelGroup, shipped: object): LabelGroup {
  const entries = Object.entries(shipped).map(([key, label]: [string, string | object]) => {
    const ownLabel = own[key];
    if (typeof label === 'object') {
      return [key, complete(typeof ownLabel === 'object' ? ownLabel : {}, label)];
    }
    return [key, typeof ownLabel === 'string' && ownLabel.trim() !== '' ? ownLabel : label];
  });
  return Object.fromEntries(entries);
}
