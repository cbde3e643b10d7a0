import { useTranslation } from 'react-i18next';
import { type PhotoRole, photoPath } from '#app/add/photo/photo-file-name.ts';
import { PhotoPicker } from '#app/add/photo/photo-picker.tsx';
import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { valueIn, withValue } from '#app/add/studio/edited-texts.ts';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { useStudioForm } from '../studio-form-context.ts';
import styles from './fields.module.css';
import { InLanguages } from './in-languages.tsx';
import { LIST } from './list-text.ts';
import { PhotoFaults } from './photo-faults.tsx';
import { PhotoView } from './photo-view.tsx';
import { RowButtons } from './row-buttons.tsx';
import { StudioField } from './studio-field.tsx';
import { usePhotoTaker } from './use-photo-taker.ts';

interface PhotosAtProps {
  readonly at: TextPath;
  readonly altsAt: (language: Language) => TextPath;
  readonly kind: PhotoRole;
  readonly label: string;
  readonly altLabel: string;
  readonly wanted: string;
}

interface Row {
  readonly name: string;
  readonly alts: Readonly<Record<Language, string>>;
}

export function PhotosAt({ at, altsAt, kind, label, altLabel, wanted }: PhotosAtProps) {
  const { t } = useTranslation();
  const { texts, edit } = useStudioForm();
  const { state, take } = usePhotoTaker(kind);
  const altsIn = (language: Language) => LIST.read(valueIn(texts, altsAt(language)));
  const rows = LIST.read(valueIn(texts, at)).map((name, index): Row => {
    const alts = siteLanguages().map((each) => [each, altsIn(each)[index] ?? ''] as const);
    return { name, alts: Object.fromEntries(alts) };
  });
  const change = (next: readonly Row[]) => {
    const lists = [
      [at, next.map(({ name }) => name)] as const,
      ...siteLanguages().map((each) => {
        return [altsAt(each), withoutEnd(next.map(({ alts }) => alts[each] ?? ''))] as const;
      }),
    ];
    edit((all) =>
      lists.reduce(
        (changed, [path, list]) => withValue(changed, path, list.length > 0 ? list : undefined),
        all,
      ),
    );
  };
  const handlePick = async (files: readonly File[]) => {
    for (const file of files) {
      const name = await take(file, wanted);
      if (name !== undefined) {
        edit((all) => withValue(all, at, [...LIST.read(valueIn(all, at)), name]));
      }
    }
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row, index) => {
            const what = t('add.studio.photo', { number: index + 1 });
            return (
              <li key={row.name} className={`${styles.row} ${styles.beside}`}>
                <PhotoView kind={kind} name={row.name} />
                <div className={styles.words}>
                  <PhotoFaults at={[...at, index]} file={photoPath(kind, row.name)} />
                  <InLanguages label={altLabel}>
                    {(language, inLanguage) => (
                      <StudioField
                        label={inLanguage}
                        lang={language}
                        value={row.alts[language] ?? ''}
                        onType={(alt) =>
                          change(
                            rows.map((each) =>
                              each === row
                                ? { ...row, alts: { ...row.alts, [language]: alt } }
                                : each,
                            ),
                          )
                        }
                        faults={[]}
                      />
                    )}
                  </InLanguages>
                  <div className={styles.ways}>
                    <RowButtons what={what} index={index} list={rows} onChange={change} />
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <PhotoPicker state={state} isMultiple onPick={handlePick} />
    </fieldset>
  );
}

/** Missing texts at the end of the list need no entry. */
function withoutEnd(alts: readonly string[]): readonly string[] {
  return alts.filter((_, index) => alts.slice(index).some((alt) => alt !== ''));
}
