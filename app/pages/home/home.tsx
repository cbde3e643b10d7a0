import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { Picture } from '#app/pictures/picture.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { HeroPhoto } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import { BranchesBanner } from './branches-banner.tsx';
import { type CategoryPreview, CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';

const EXHIBITION_SIZES = '(width < 768px) 92vw, 30vw';

/** The post of the newest exhibition; its words are Russian, but for its date. */
interface Exhibition {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly photo: Photo;
}

interface HomeProps {
  readonly name: string;
  readonly profession: string;
  readonly hero: readonly HeroPhoto[];
  readonly hasBanner: boolean;
  readonly previews: readonly CategoryPreview[];
  readonly newest: readonly WorkCard[];
  /** A sentence of the artist about herself. */
  readonly sentence: string;
  readonly exhibition: Exhibition | undefined;
}

export function Home(props: HomeProps) {
  const { name, profession, hero, hasBanner, previews, newest, sentence, exhibition } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const to = paths(language);
  return (
    <>
      <Hero title={name} subtitle={profession} photos={hero} />
      {hasBanner && <BranchesBanner />}
      <CategoryTiles previews={previews} />
      <div className={styles.voice}>
        <p className={styles.sentence}>
          <PageLink to={to.about}>{sentence}</PageLink>
        </p>
        {exhibition && (
          <section className={styles.exhibition}>
            <h2 className={styles.label}>
              <Word of="newestExhibition" />
            </h2>
            <PageLink className={styles.post} to={to.newsPost(exhibition.id)} lang="ru">
              <Picture
                photo={exhibition.photo}
                alt=""
                sizes={EXHIBITION_SIZES}
                className={styles.cover}
              />
              <span className={styles.title}>{exhibition.title}</span>
              <span className={styles.date} lang={language}>
                {exhibition.date}
              </span>
            </PageLink>
          </section>
        )}
      </div>
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={newest} untitled={t('untitled')} />
      </div>
      <p className={styles.invitation}>
        <PageLink to={to.contact}>
          <Word of="invitation" />
        </PageLink>
      </p>
    </>
  );
}
