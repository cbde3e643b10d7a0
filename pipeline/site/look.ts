import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  channelsOf,
  coloursOf,
  contrast,
  hexColour,
  LEAST_CONTRAST,
} from '#catalogue/photos/colours.ts';
import type { CatalogueSite } from '#catalogue/works/catalogue.ts';

// Share of ink in the softer colour; the rest is paper.
const INK_IN_SOFT = 0.68;
const INK_IN_HAIRLINE = 0.14;

// `--shade` and its share in `--color-overlay`, as in `app/styles/tokens.css`.
const SHADE = '#14100c';
const SHADE_IN_OVERLAY = 0.55;

const OWN_SEAL = 'app/shell/seal.svg';

type Look = Pick<CatalogueSite, 'colours' | 'seal'>;

export async function lookFiles(site: Look, contentDir: string) {
  // For a PNG seal, tabs show one of the icons drawn from it.
  const isDrawing = !site.seal?.endsWith('.png');
  return {
    'look/colours.css': colourStyles(site),
    'look/seal.svg': await readFile(isDrawing ? sealFile(site, contentDir) : OWN_SEAL),
  };
}

export function sealFile({ seal }: Look, contentDir: string): string {
  return seal ? join(contentDir, seal) : OWN_SEAL;
}

export function colourStyles(site: Pick<Look, 'colours'>): string {
  if (!site.colours) return '';
  const { paper, ink, accent } = coloursOf(site);
  const tokens = {
    '--color-paper': paper,
    '--color-paper-dimmed': mixed(SHADE, paper, SHADE_IN_OVERLAY),
    '--color-ink': ink,
    '--color-ink-soft': softInk(ink, paper),
    '--color-hairline': mixed(ink, paper, INK_IN_HAIRLINE),
    '--color-seal': accent,
  };
  const lines = Object.entries(tokens).map(([name, colour]) => `${name}: ${colour};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }\n`;
}

function softInk(ink: string, paper: string): string {
  for (let share = INK_IN_SOFT; share < 1; share += 0.04) {
    const soft = mixed(ink, paper, share);
    if (contrast(soft, paper) >= LEAST_CONTRAST) return soft;
  }
  return ink;
}

function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  return hexColour(
    channelsOf(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)),
  );
}
