import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WorkTitle } from '#app/ui/words.tsx';
import { paths } from '#catalogue/site/paths.ts';
import type { Wording } from '#catalogue/works/work-view.ts';
import styles from './word-index.module.css';

/** A work or a post in which a word is met. */
export interface LedTo {
  readonly path: string;
  readonly title?: Wording;
}

interface ToldWord {
  readonly word: string;
  readonly letter: string;
  readonly places: readonly LedTo[];
}

interface WordIndexProps {
  /** Every letter with the page on which it begins. */
  readonly letters: readonly { readonly letter: string; readonly page: number }[];
  /** Those of this page, in their order. */
  readonly words: readonly ToldWord[];
}

/** All words as in a book: what the search is where there are no scripts. */
export function WordIndex({ letters, words }: WordIndexProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  const groups = Map.groupBy(words, ({ letter }) => letter);
  return (
    <div className={styles.root}>
      <header>
        <h1>
          <Word of="wordIndex.title" />
        </h1>
        <p>
          <Word of="wordIndex.intro" />
        </p>
      </header>
      <nav aria-label={t('wordIndex.letters')}>
        <ul className={styles.letters}>
          {letters.map((each) => (
            <li key={each.letter}>
              <PageLink className={styles.letter} to={`${to.words(each.page)}#${each.letter}`}>
                {each.letter}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {Array.from(groups, ([letter, group]) => (
        <section key={letter} className={styles.group} aria-label={letter}>
          <h2 id={letter} className={styles.heading}>
            {letter}
          </h2>
          <dl className={styles.words}>
            {group.map(({ word, places }) => (
              <div key={word} className={styles.word}>
                <dt>{word}</dt>
                {places.map(({ path, title }) => (
                  <dd key={path}>
                    <PageLink to={path}>
                      <WorkTitle title={title} untitled={t('untitled')} />
                    </PageLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
