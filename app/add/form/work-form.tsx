import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import { parseId } from '#app/add/export/generated-work.ts';
import type { PhraseLists } from '#app/add/form/phrase-lists.ts';
import type { KnownWorks } from '#app/add/use-add-works.ts';
import { AVAILABILITIES, type Availability } from '#catalogue/schema/availability.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { FactsPicker } from './facts-picker.tsx';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import { StoryField } from './story-field.tsx';
import { TextField } from './text-field.tsx';
import { UnknownWords } from './unknown-words.tsx';
import styles from './work-form.module.css';

interface WorkFormProps {
  readonly work: WorkDraft;
  readonly categories: readonly Category[];
  readonly onChange: (fields: Partial<WorkDraft>) => void;
  readonly known: KnownWorks;
  readonly phrases: PhraseLists;
  readonly translations: Readonly<Record<string, string>>;
  readonly photoName: string;
  readonly onOpenWork: (work: StoredWork) => void;
}

/** Spec §2, generator form: the fields in their order. */
export function WorkForm({
  work,
  categories,
  onChange,
  known,
  phrases,
  translations,
  photoName,
  onOpenWork,
}: WorkFormProps) {
  const { t } = useTranslation();
  const works = known.status === 'known' ? known.works : [];
  const sameId = works.find(({ entry }) => entry.id === parseId(work.id));
  const isOther = sameId && work.kept?.entry.id !== sameId.entry.id;
  return (
    <div className={styles.root}>
      <div className={styles.pair}>
        <TextField
          field="id"
          value={work.id}
          inputMode="numeric"
          onChange={(id) => onChange({ id })}
          remedy={
            isOther && (
              <button type="button" className={styles.remedy} onClick={() => onOpenWork(sameId)}>
                {t('add.out.openWork')}
              </button>
            )
          }
        />
        <Field label={t('add.field.category')}>
          {(control) => (
            <select
              {...control}
              className={fieldStyles.control}
              value={work.category}
              onChange={(event) => onChange({ category: event.target.value })}
            >
              {categories.map((category) => (
                <option key={category} value={category}>
                  {t(`category.${category}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        {siteLanguages().map((language) => (
          <TextField
            key={language}
            field={language === firstLanguage() ? 'title' : 'titleIn'}
            {...(language !== firstLanguage() && {
              label:
                language === 'en'
                  ? t('add.field.titleEn')
                  : t('add.field.titleIn', { language: t(`writtenIn.${language}`) }),
            })}
            value={work.title[language] ?? ''}
            lang={language}
            onChange={(title) => onChange({ title: { ...work.title, [language]: title } })}
          />
        ))}
      </div>
      <TextField
        field="src"
        value={work.src}
        placeholder={photoName}
        onChange={(src) => onChange({ src })}
      />
      <FactsPicker {...{ work, onChange, phrases, translations }} />
      <TextField
        field="images"
        rows={2}
        value={work.images}
        onChange={(images) => onChange({ images })}
      />
      <StoryField
        paragraphs={work.paragraphs}
        onChange={(paragraphs) => onChange({ paragraphs })}
      />
      <div className={styles.pair}>
        {(['vkVideos', 'ytVideos'] as const).map((field) => (
          <TextField
            key={field}
            field={field}
            rows={2}
            value={work[field]}
            onChange={(links) => onChange({ [field]: links })}
          />
        ))}
      </div>
      <AvailabilityFields work={work} onChange={onChange} />
      <div className={styles.pair}>
        <TextField
          field="priority"
          value={work.priority}
          inputMode="decimal"
          onChange={(priority) => onChange({ priority })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={work.isListed}
            onChange={(event) => onChange({ isListed: event.target.checked })}
          />
          {t('add.field.listed')}
        </label>
      </div>
    </div>
  );
}

function AvailabilityFields({ work, onChange }: Pick<WorkFormProps, 'work' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <Field label={t('add.field.availability')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            value={work.availability}
            onChange={(event) =>
              onChange({ availability: event.target.value as Availability | '' })
            }
          >
            <option value="">{t('add.facts.unsaid')}</option>
            {AVAILABILITIES.map((availability) => (
              <option key={availability} value={availability}>
                {t(`availability.${availability}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {work.availability === 'collection' && (
        <div className={styles.group}>
          <TextField
            field="collection"
            value={work.collection}
            lang={firstLanguage()}
            onChange={(collection) => onChange({ collection })}
          />
          <UnknownWords field="collection" vocabulary={work.vocabulary} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
