import { readFile } from 'node:fs/promises';
import type { Language, Languages } from '#catalogue/words/language.ts';
import { runProgram } from '#pipeline/run-program.ts';
import { allEnded } from '#pipeline/several-at-once.ts';

/** React renders on one core, and each process holds the whole catalogue: with more works than this, one makes all pages. */
const MOST_WORKS_IN_TWO = 1000;

/** By the files of pages: what each was made of (`fingerprintOfPage`). */
export type PagePrints = Readonly<Record<string, string>>;

/** What the program of `prerender-pages.ts` is told. */
export interface PrerenderOrder {
  /** Those whose pages it makes. */
  readonly languages: readonly Language[];
  /** Where the pages go. */
  readonly siteDir: string;
  /** The paths of the pictures beside shared links, by the names of their photos. */
  readonly previews: Readonly<Record<string, string>>;
  /** Pages that the same program has made; they are taken over where they are made of the same. */
  readonly known?: { readonly folder: string; readonly prints: PagePrints } | undefined;
  /** Where the program writes down what the pages are made of. */
  readonly printsFile: string;
}

interface Prerender extends Omit<PrerenderOrder, 'languages' | 'printsFile'> {
  readonly languages: Languages;
  /** The number of works of the site. */
  readonly works: number;
}

/**
 * Makes all pages.
 *
 * @returns what each is made of.
 */
export async function prerender({ languages, works, ...order }: Prerender): Promise<PagePrints> {
  const processes = works > MOST_WORKS_IN_TWO ? 1 : 2;
  const shares = Map.groupBy(languages, (language) => languages.indexOf(language) % processes);
  const prints = await allEnded(
    Array.from(shares, ([number, share]) =>
      prerenderInProcess({
        ...order,
        languages: share,
        printsFile: `.generated/page-prints-${number}.json`,
      }),
    ),
  );
  return Object.assign({}, ...prints);
}

/** It has started when this returns. */
async function prerenderInProcess(order: PrerenderOrder): Promise<PagePrints> {
  await runProgram({
    words: ['pipeline/site/pages/prerender-pages.ts'],
    input: JSON.stringify(order),
    environment: {
      NODE_ENV: 'production',
      // What compressing a page takes lies outside of its heap, where Node does not count it as garbage.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`,
    },
  });
  return JSON.parse(await readFile(order.printsFile, 'utf8'));
}
