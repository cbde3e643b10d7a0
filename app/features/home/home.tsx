import type { Category } from '#catalogue/categories.ts';
import type { Photo } from '#catalogue/photo.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';

interface HomeProps {
  readonly name: string;
  readonly profession: string;
  readonly hero: readonly Photo[];
  readonly previews: Readonly<Record<Category, Photo>>;
}

export function Home({ name, profession, hero, previews }: HomeProps) {
  return (
    <>
      <Hero title={name} subtitle={profession} photos={hero} />
      <CategoryTiles previews={previews} />
    </>
  );
}
