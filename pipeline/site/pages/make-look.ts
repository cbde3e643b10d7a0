import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueSite } from '#catalogue/catalogue.ts';
import { colourStyles } from '#catalogue/site/colours.ts';
import { writeIfChanged } from '#pipeline/site/write-if-changed.ts';

const FOLDER = '.generated/look';

const OWN_SEAL = 'app/shell/seal.svg';

/** @returns whether anything has changed */
export async function makeLook(
  site: Pick<CatalogueSite, 'colours' | 'seal'>,
  contentDir: string,
): Promise<boolean> {
  const seal = await readFile(site.seal ? join(contentDir, site.seal) : OWN_SEAL);
  const isDrawing = !site.seal?.endsWith('.png');
  const changes = [
    await writeIfChanged(`${FOLDER}/colours.css`, colourStyles(site)),
    // For a PNG seal, tabs show one of the icons drawn from it.
    await writeIfChanged(`${FOLDER}/seal.svg`, isDrawing ? seal : await readFile(OWN_SEAL)),
    await writeIfChanged(SEAL_SOURCE, seal),
  ];
  return changes.includes(true);
}

export const SEAL_SOURCE = `${FOLDER}/seal-source`;
