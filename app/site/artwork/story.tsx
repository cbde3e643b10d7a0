import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { MarkedText } from '#app/ui/marked-text.tsx';
import type { Work } from '#catalogue/works/work.ts';
import styles from './story.module.css';

/** Spec §3: classes decide how each paragraph is set. */
export function Story({ paragraphs }: Pick<Work, 'paragraphs'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (paragraphs.length === 0) return null;
  const foreign = paragraphs.map(
    ({ segments }) => segments.find((wording) => wording.language !== language)?.language,
  );
  return (
    <div className={styles.root}>
      {paragraphs.map(({ classes, segments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
        <Fragment key={index}>
          {foreign[index] && foreign[index] !== foreign[index - 1] && (
            <p className={styles.note}>{t(`writtenIn.${foreign[index]}`)}</p>
          )}
          <p className={styles.paragraph} data-classes={classes.join(' ') || undefined}>
            {segments.map((wording) => (
              <span
                key={wording.text}
                lang={wording.language === language ? undefined : wording.language}
              >
                <MarkedText text={wording.text} />
              </span>
            ))}
          </p>{' '}
        </Fragment>
      ))}
    </div>
  );
}
