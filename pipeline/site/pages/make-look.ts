import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueSite } from '#catalogue/catalogue.ts';
import { colourStyles } from '#catalogue/site/colours.ts';
import { writeIfChanged } from '#pipeline/site/write-if-changed.ts';

const FOLDER = '.generated/look';

/** The seal of the specification's site. */
const OWN_SEAL = 'app/shell/seal.svg';

/**
 * Writes down the colours and the seal for the pages to be made with: those of the artist, else those of the site.
 *
 * @returns whether they are other than before.
 */
export async function makeLook(
  site: Pick<CatalogueSite, 'colours' | 'seal'>,
  contentDir: string,
): Promise<boolean> {
  const seal = await readFile(site.seal ? join(contentDir, site.seal) : OWN_SEAL);
  const isDrawing = !site.seal?.endsWith('.png');
  const changes = [
    await writeIfChanged(`${FOLDER}/colours.css`, colourStyles(site)),
    // What is drawn of a PNG are icons; tabs then show one of these, and the pages need no file of their own.
    await writeIfChanged(`${FOLDER}/seal.svg`, isDrawing ? seal : await readFile(OWN_SEAL)),
    await writeIfChanged(SEAL_SOURCE, seal),
  ];
  return changes.includes(true);
}

/** The picture that all icons are drawn of. */
export const SEAL_SOURCE = `${FOLDER}/seal-source`;
