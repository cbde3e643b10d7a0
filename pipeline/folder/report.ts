import { styleText } from 'node:util';
import type { Problem } from '#catalogue/check/finding.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import { photoLabels, progressBar } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';
import { checkContent, type LoadedContent } from './check-content.ts';
import { text } from './messages.ts';

export async function reportContent(contentDir: string, quality: PictureQuality) {
  const onProgress = progressBar(photoLabels().checking);
  const checked = await checkContent(contentDir, { cacheDir: CACHE_DIR, quality, onProgress });
  console.log(formatReport(checked));
  return checked;
}

/** @example 'works: 24, posts: 5, photos: 61; errors: 2, notices: 7', after the problems */
export function formatReport(checked: Pick<LoadedContent, 'problems' | 'counts'>): string {
  const { problems, counts } = checked;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = text().found(errors, problems.length - errors);
  const summary = `${text().checked(counts)}; ${styleText(errors > 0 ? 'red' : 'green', found)}`;
  return problems.length > 0 ? `${formatProblems(problems)}\n${summary}` : summary;
}

/** Coloured if the standard output is. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const parts = [...byFile].map(([file, inFile]) => {
    const lines = grouped(inFile).map(({ severity, place, message, remedy }) => {
      const label = styleText(severity === 'error' ? 'red' : 'yellow', text()[severity]);
      const where = place === '' ? '' : `${visible(place)}: `;
      const action = styleText('dim', `          → ${visible(remedy)}`);
      return `  ${label}  ${where}${visible(message)}\n${action}`;
    });
    return [styleText('bold', visible(file)), ...lines, ''].join('\n');
  });
  return parts.join('\n');
}

const FEWEST_GROUPED = 3;

/** One unknown word may stand in a hundred works; errors are corrected one by one. */
function grouped(problems: readonly Problem[]): Problem[] {
  const same = Map.groupBy(problems, ({ severity, place, message, remedy }) =>
    JSON.stringify([severity, message, remedy, severity === 'error' ? place : '']),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < FEWEST_GROUPED || first.severity === 'error') return group;
    const shown = group.slice(0, FEWEST_GROUPED - 1).map(({ place }) => place);
    const more = text().more(group.length - shown.length);
    return [{ ...first, place: [...shown, more].join('; ') }];
  });
}

/** Control characters could steer the terminal or change the text direction. */
function visible(part: string): string {
  return part.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
