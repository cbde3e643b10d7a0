import { useTranslation } from 'react-i18next';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { HeroPhoto } from '#catalogue/catalogue.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/works/categories.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import { BranchesBanner } from './branches-banner.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';

interface HomeProps {
  readonly name: string;
  readonly profession: string;
  readonly hero: readonly HeroPhoto[];
  readonly previews: Readonly<Record<Category, Photo>>;
  readonly newest: readonly WorkCard[];
}

export function Home({ name, profession, hero, previews, newest }: HomeProps) {
  const { t } = useTranslation();
  return (
    <>
      <Hero title={name} subtitle={profession} photos={hero} />
      <BranchesBanner />
      <CategoryTiles previews={previews} />
      <div className={styles.newest}>
        <WorkStrip heading={t('newest')} works={newest} untitled={t('untitled')} />
      </div>
    </>
  );
}
