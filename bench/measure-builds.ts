import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { GalleryWordsFile } from '../catalogue/content/locale-files.ts';
import { makeCollection } from './made-collection.ts';
import { makePhoto } from './made-photo.ts';
import { measureLargeCategory } from './measure-large-category.ts';
import type { MeasuredRun } from './measured-run.ts';
import { median } from './median.ts';
import { createProjectCopy, type ProjectCopy } from './project-copy.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import { type SiteUnderTest, serveUnderTest } from './site-under-test.ts';

const LARGE_WORKS = 160;
const MOST_LARGE_MEGABYTES = 600;

/** Seconds. */
const MOST_FOR = { clean: 45, unchanged: 0.5, work: 3, word: 2 };

/** Builds with nothing or one work changed are short: the middle of this many counts. */
const REPEATS = 3;

/** The first is what the others are compared with. */
const COLLECTION_SIZES = [160, 1000, 10_000] as const;
const MOST_COST_RATIO = 1.2;
const MOST_SCALE_MEGABYTES = 700;

/**
 * Builds collections of several sizes in a copy of this project, which takes half an hour or more, and opens the largest
 * one in the browser, beside the site under test. Each section comes as soon as it is known: what breaks off later does
 * not take it away.
 */
export async function* measureBuilds(
  { address }: SiteUnderTest,
  browser: Browser,
): AsyncGenerator<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  try {
    const project = await createProjectCopy(join(folder, 'project'));
    yield await measureLarge(project, folder);
    yield await measureSizes(project, folder);
    const site = await serveUnderTest(project.siteDir);
    try {
      const category = '/gallery/landscape';
      yield await measureLargeCategory(browser, site.address + category, address + category);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLarge(project: ProjectCopy, folder: string): Promise<Section> {
  const content = join(folder, 'large');
  await makeCollection({ folder: content, works: LARGE_WORKS, photos: 'large' });
  const clean = await project.build(content);
  const unchanged = await repeated(REPEATS, () => project.build(content));
  const work = await repeated(REPEATS, async (count) => {
    await changeTitle(content, count);
    await changePhoto(content, count);
    return project.build(content);
  });
  const word = await repeated(REPEATS, async (count) => {
    await changeTitle(content, REPEATS + count);
    return project.build(content);
  });
  return {
    heading: `A collection of ${LARGE_WORKS} large photos`,
    about: `1,500 to 4,000 pixels, working quality, AVIF and JPEG at all widths. Changed are the title of one work and the photo of another; of ${REPEATS} such builds the middle one counts. Memory is that of all processes together (PSS).`,
    rows: [
      timeRow('clean build', clean.seconds, MOST_FOR.clean),
      memoryRow('memory of it', clean, MOST_LARGE_MEGABYTES),
      timeRow('nothing changed', middleOf(unchanged), MOST_FOR.unchanged),
      timeRow('one title and one photo changed', middleOf(work), MOST_FOR.work),
      timeRow('one title changed', middleOf(word), MOST_FOR.word),
    ],
  };
}

const middleOf = (runs: readonly MeasuredRun[]) => median(runs.map(({ seconds }) => seconds));

/** Gives work 1 another title. */
async function changeTitle(content: string, count: number): Promise<void> {
  const file = join(content, 'locales/ru/gallery.json');
  const words: GalleryWordsFile = JSON.parse(await readFile(file, 'utf8'));
  const work = Object.values(words).find((category) => category?.['art-1'])?.['art-1'];
  if (!work) throw new Error('Work 1 has no words');
  work.title = `${work.title} +${count}`;
  await writeFile(file, JSON.stringify(words));
}

/** Gives work 2 another photo, which no build before has seen. */
async function changePhoto(content: string, count: number): Promise<void> {
  const photo = join(content, 'images/gallery/work-2.jpg');
  const variant = LARGE_WORKS + count;
  await writeFile(photo, await makePhoto({ source: photo, longSide: 3000, variant }));
}

async function measureSizes(project: ProjectCopy, folder: string): Promise<Section> {
  const rows: Row[] = [];
  let least: number | undefined;
  for (const works of COLLECTION_SIZES) {
    const content = join(folder, `small-${works}`);
    await makeCollection({ folder: content, works, photos: 'small' });
    await project.clean();
    const build = await project.build(content);
    const cost = (build.seconds * 1000) / works;
    least ??= cost;
    const what = `${works.toLocaleString('en')} works`;
    const ratio = cost / least;
    rows.push({
      what: `${what}: time per work, ${Math.round(build.seconds)} s in all`,
      target: `≤ ${MOST_COST_RATIO} times the first`,
      measured: `${Math.round(cost)} ms (${ratio.toFixed(2)})`,
      isReached: ratio <= MOST_COST_RATIO,
    });
    rows.push(memoryRow(`${what}: memory`, build, MOST_SCALE_MEGABYTES));
  }
  return {
    heading: 'Collections of any size',
    about:
      'Clean builds with photos of 480 pixels, working quality: what is left is the cost of the pages.',
    rows,
  };
}

function timeRow(what: string, seconds: number, most: number): Row {
  const isReached = seconds <= most;
  return { what, target: `≤ ${most} s`, measured: `${seconds.toFixed(1)} s`, isReached };
}

function memoryRow(what: string, { peakMegabytes }: MeasuredRun, most: number): Row {
  const isReached = peakMegabytes <= most;
  const measured = `${Math.round(peakMegabytes)} MB`;
  return { what, target: `≤ ${most} MB`, measured, isReached };
}
