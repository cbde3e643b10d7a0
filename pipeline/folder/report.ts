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

export function formatReport(checked: Pick<LoadedContent, 'problems' | 'counts'>): string {
  const { problems, counts } = checked;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = text().found(errors, problems.length - errors);
  const summary = `${text().checked(counts)}; ${styleText(errors > 0 ? 'red' : 'green', found)}`;
  return problems.length > 0 ? `${formatProblems(problems)}\n${summary}` : summary;
}

export function formatProblems(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const parts = [...byFile].map(([file, inFile]) => {
    const lines = joinNotices(inFile).map(({ severity, location, message, remedy }) => {
      const label = styleText(severity === 'error' ? 'red' : 'yellow', text()[severity]);
      const where = location === '' ? '' : `${escapeControls(location)}: `;
      const action = styleText('dim', `          → ${escapeControls(remedy)}`);
      return `  ${label}  ${where}${escapeControls(message)}\n${action}`;
    });
    return [styleText('bold', escapeControls(file)), ...lines, ''].join('\n');
  });
  return parts.join('\n');
}

const FEWEST_JOINED = 3;

/** Joins equal notices, such as one unknown word in a hundred works. Errors are corrected one by one. */
function joinNotices(problems: readonly Problem[]): Problem[] {
  const same = Map.groupBy(problems, ({ severity, location, message, remedy }) =>
    JSON.stringify([severity, message, remedy, severity === 'error' ? location : '']),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < FEWEST_JOINED || first.severity === 'error') return group;
    const shown = group.slice(0, FEWEST_JOINED - 1).map(({ location }) => location);
    const more = text().more(group.length - shown.length);
    return [{ ...first, location: [...shown, more].join('; ') }];
  });
}

function escapeControls(part: string): string {
  return part.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
