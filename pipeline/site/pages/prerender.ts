import { readFile } from 'node:fs/promises';
import { runProgram } from '#pipeline/run-program.ts';
import { writeIfChanged } from '#pipeline/site/write-if-changed.ts';

const ORDER_FILE = '.generated/prerender.json';
const PRINTS_FILE = '.generated/page-prints.json';

/** By the files of pages: what each was made of (`fingerprintOfPage`). */
export type PagePrints = Readonly<Record<string, string>>;

/** What the program of `prerender-pages.ts` is told. */
export interface PrerenderOrder {
  /** Where the pages go. */
  readonly siteDir: string;
  /** The paths of the pictures beside shared links, by the names of their photos. */
  readonly previews: Readonly<Record<string, string>>;
  /** Pages that the same program has made; they are taken over where they are made of the same. */
  readonly known?: { readonly folder: string; readonly prints: PagePrints } | undefined;
  /** Where the program writes down what the pages are made of. */
  readonly printsFile: string;
}

/**
 * Makes all pages.
 *
 * @returns what each is made of.
 */
export async function prerender(order: Omit<PrerenderOrder, 'printsFile'>): Promise<PagePrints> {
  const whole: PrerenderOrder = { ...order, printsFile: PRINTS_FILE };
  await writeIfChanged(ORDER_FILE, JSON.stringify(whole));
  await runProgram({
    words: ['pipeline/site/pages/prerender-pages.ts', ORDER_FILE],
    environment: {
      NODE_ENV: 'production',
      // What compressing a page takes lies outside of its heap, where Node does not count it as garbage.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`,
    },
  });
  return JSON.parse(await readFile(PRINTS_FILE, 'utf8'));
}
