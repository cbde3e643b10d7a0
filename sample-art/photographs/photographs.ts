import type { Sharp } from 'sharp';
import { CATEGORIES } from '../collection-item.ts';
import { toJpeg } from '../paint-work.ts';
import { paintBranches } from './branches-banner.ts';
import { cutPreview, PREVIEWS } from './category-previews.ts';
import { HEROES } from './hero.ts';
import { NEWS } from './news.ts';
import { paintSelfPortrait } from './self-portrait.ts';

const NEWS_KILOBYTES = 300;
const HERO_KILOBYTES = 490;
const PREVIEW_KILOBYTES = 170;
const PORTRAIT_KILOBYTES = 330;

type Take = () => Promise<Buffer>;

const developed =
  (take: () => Promise<Sharp>, kilobytes: number): Take =>
  async () =>
    toJpeg(await take(), kilobytes);

/** How each photo that is not one of the gallery is made, by its file below `content/images`. */
export const PHOTOGRAPHS: Readonly<Record<string, Take>> = {
  ...Object.fromEntries(
    Object.entries(HEROES).map(([file, take]) => [file, developed(take, HERO_KILOBYTES)]),
  ),
  ...Object.fromEntries(
    CATEGORIES.map((category) => [
      `categories/${category}.jpg`,
      developed(() => cutPreview(PREVIEWS[category]), PREVIEW_KILOBYTES),
    ]),
  ),
  '../../app/pages/home/branches.webp': paintBranches,
  'about/portrait.jpg': developed(paintSelfPortrait, PORTRAIT_KILOBYTES),
  ...Object.fromEntries(
    Object.entries(NEWS).map(([file, take]) => [file, developed(take, NEWS_KILOBYTES)]),
  ),
};
