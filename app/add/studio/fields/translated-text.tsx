import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { saidPath } from '#app/add/studio/edited-texts.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { useStudioForm } from '../studio-form-context.ts';
import { InLanguages } from './in-languages.tsx';
import { StudioField } from './studio-field.tsx';
import { TextAt } from './text-at.tsx';

interface TranslatedTextProps {
  readonly at: TextPath;
  readonly label: string;
  readonly rows?: number;
}

/** The folder has it in the first language; the vocabularies have its translations. */
export function TranslatedText({ at, label, rows }: TranslatedTextProps) {
  const { write, translationOf } = useStudioForm();
  return (
    <InLanguages label={label}>
      {(language, inLanguage) =>
        language === firstLanguage() ? (
          <TextAt at={at} label={inLanguage} lang={language} {...(rows && { rows })} />
        ) : (
          <StudioField
            label={inLanguage}
            rows={rows}
            lang={language}
            value={translationOf(language, at)}
            onType={(text) => write(saidPath(language, at), text)}
            faults={[]}
          />
        )
      }
    </InLanguages>
  );
}
