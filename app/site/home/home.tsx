import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { HeroPhoto } from '#catalogue/works/catalogue.ts';
import type { Work } from '#catalogue/works/work.ts';
import { BranchesBanner } from './branches-banner.tsx';
import { type CategoryPreview, CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Introduction, type IntroductionProps } from './introduction.tsx';

interface HomeProps extends IntroductionProps {
  readonly name: string;
  readonly profession: string;
  readonly hero: readonly HeroPhoto[];
  readonly hasBanner: boolean;
  readonly previews: readonly CategoryPreview[];
  readonly total: number;
  readonly newest: readonly Work[];
}

export function Home(props: HomeProps) {
  const { name, profession, hero, hasBanner, previews, total, newest, sentence, posts } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const pathTo = paths(language);
  return (
    <>
      <Hero title={name} subtitle={profession} photos={hero} />
      {hasBanner && <BranchesBanner />}
      <div className={styles.opening}>
        <div className={styles.columns}>
          <CategoryTiles previews={previews} total={total} />
          <Introduction sentence={sentence} posts={posts} />
        </div>
      </div>
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={newest} />
      </div>
      <p className={styles.invitation}>
        <PageLink to={pathTo.contact}>
          <Word of="invitation" />
        </PageLink>
      </p>
    </>
  );
}
