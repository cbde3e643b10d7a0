import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddDraft } from '#app/add/drafts/add-draft.ts';
import {
  unknownWords,
  type WarnedField,
  type WorkWarning,
  workWarnings,
} from '#app/add/form/work-warnings.ts';
import type { KnownWorks } from '#app/add/use-add-works.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { describeFinding, type Finding } from '#catalogue/check/finding.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import type { Proportions } from '#catalogue/works/work-size.ts';
import type { AddForm } from './add-form.ts';

const NOTHING_TOUCHED: ReadonlySet<WarnedField> = new Set();

/** A translation may come later, or never. */
const NORMAL: readonly string[] = ['titleUntranslated', 'textUntranslated'];

interface Warned {
  readonly draft: AddDraft;
  readonly nextId: number;
  readonly known: KnownWorks;
}

/** Waits until a field is left, except for a used id, which offers to open that work. */
export function useWarnings({ draft, nextId, known }: Warned): AddForm & { touchAll: () => void } {
  const { t } = useTranslation();
  const spoken = useLanguage();
  const names = new Intl.DisplayNames(spoken, { type: 'language' });
  const [touched, setTouched] = useState<{ key: string; fields: ReadonlySet<WarnedField> | 'all' }>(
    {
      key: draft.key,
      fields: NOTHING_TOUCHED,
    },
  );
  const fields = touched.key === draft.key ? touched.fields : NOTHING_TOUCHED;
  const taught = draft.work.vocabulary;
  const words = known.status === 'known' ? known.vocabularies : {};
  const vocabularies =
    known.status === 'known' ? otherLanguages().map((each) => vocabularyOf(each, words[each])) : [];
  const isTouched = (field: WarnedField) => fields === 'all' || fields.has(field);
  const warnings = workWarnings({
    draft: draft.work,
    nextId,
    titles: titlesOf(known, t('untitled')),
    vocabularies: vocabularies.map((each) =>
      vocabularyOf(each.language, { ...words[each.language], ...taught[each.language] }),
    ),
    photo: photoSizeOf(draft, known),
  });
  const codeOf = (warning: WorkWarning) => ('code' in warning ? warning.code : '');
  const isShown = (warning: WorkWarning) =>
    codeOf(warning) === 'idInUse' || isTouched(warning.field);
  const wordsOf = (warning: WorkWarning) => {
    if ('finding' in warning) return describeInSentences(warning.finding, spoken);
    const { code, values, language = firstLanguage() } = warning;
    return t(`add.warning.${code}`, { ...values, language: names.of(language) });
  };
  return {
    warningsAt: (field, lang) =>
      warnings
        .filter((warning) => warning.field === field && isShown(warning))
        .filter(({ language }) => field !== 'titleIn' || language === lang)
        .map((warning) => ({
          words: wordsOf(warning),
          isNormal: NORMAL.includes(codeOf(warning)),
        })),
    unknownIn: (field) =>
      vocabularies
        .filter(() => isTouched(field))
        .flatMap((vocabulary) =>
          unknownWords(draft.work, field, vocabulary).map((word) => {
            return { word, language: vocabulary.language };
          }),
        ),
    touch: (field) =>
      setTouched((before) => {
        if (before.key !== draft.key) return { key: draft.key, fields: new Set([field]) };
        if (before.fields === 'all') return before;
        return { key: draft.key, fields: new Set([...before.fields, field]) };
      }),
    touchAll: () => setTouched({ key: draft.key, fields: 'all' }),
  };
}

/** The messages of the check have two languages. */
function describeInSentences(finding: Finding, spoken: Language): string {
  const { message, remedy } = describeFinding(finding, spoken === 'ru' ? 'ru' : 'en');
  const sentence = (text: string) =>
    `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
  return `${sentence(message)} ${sentence(remedy)}`;
}

function titlesOf(known: KnownWorks, untitled: string): ReadonlyMap<number, string> {
  const works = known.status === 'known' ? known.works : [];
  return new Map(
    works.map(({ entry, words }) => [entry.id, words[firstLanguage()]?.title || untitled]),
  );
}

function photoSizeOf({ main, work }: AddDraft, known: KnownWorks): Proportions | undefined {
  if (main) return main.prepared;
  const works = known.status === 'known' ? known.works : [];
  return works.find(({ entry }) => entry.src === work.src.trim())?.photo;
}
