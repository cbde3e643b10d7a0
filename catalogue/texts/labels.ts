import en from './interface/en.json' with { type: 'json' };
import ru from './interface/ru.json' with { type: 'json' };
import type { Language } from './language.ts';

type NamedBySite = 'category' | 'writtenIn';

export type Labels = Omit<typeof ru, NamedBySite> &
  Readonly<Record<NamedBySite, Readonly<Record<string, string>>>>;

/** Labels in an artist's folder; missing ones are taken from `LABELS`. */
export type OwnLabels<Group = Labels> = {
  readonly [Key in keyof Group]?: Group[Key] extends string ? string : OwnLabels<Group[Key]>;
};

/** The languages that ship with the application. A new one needs its file and a key here. */
export const LABELS: Readonly<Record<'ru' | 'en', Labels> & Record<Language, Labels>> = { ru, en };
