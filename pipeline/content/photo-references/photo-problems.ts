import { sizeUnlike, type WorkSize } from '#catalogue/works/work-size.ts';
import type { LoadedContent } from '#pipeline/content/load-content.ts';
import { usedBy } from '#pipeline/content/problem-place.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';
import { outcomeKey, type PhotoOutcome } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';

const say = messages(
  {
    pages: (pages: number) =>
      told(
        `the file holds ${pages} pictures, and the site shows only the first`,
        'save the others as files of their own if they shall be seen',
      ),
    proportions: (photo: string, size: string, swapped: string | undefined) =>
      told(
        `the photo's proportions are ${photo}, those of the size ${size}`,
        swapped === undefined
          ? 'measure the work again, width first, or crop the photo to the work'
          : `write the width first: '${swapped}'`,
      ),
  },
  {
    pages: (pages) =>
      told(
        `картинок в файле ${pages}, а сайт покажет только первую`,
        'сохраните остальные отдельными файлами, если их должны видеть',
      ),
    proportions: (photo, size, swapped) =>
      told(
        `пропорции фото ${photo}, а размера — ${size}`,
        swapped === undefined
          ? 'измерьте работу ещё раз, сначала ширину, или обрежьте фото по работе'
          : `сначала пишется ширина: «${swapped}»`,
      ),
  },
);

/** A fault stands at the photo's file, or at the entry if the photo has a URL. */
export function photoProblems(
  { photos, usesOf }: Pick<LoadedContent, 'photos' | 'usesOf'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  // A photo in several roles has the same faults in each.
  const files = new Map(photos.map((photo) => [photo.file, photo]));
  return [...files.values()].flatMap((photo): Problem[] => {
    const outcome = outcomes.get(outcomeKey(photo));
    const found = outcome && faultOf(outcome);
    if (!found) return [];
    const { severity, message, remedy } = found;
    const uses = usesOf(photo.file);
    if (!photo.file.startsWith('http')) {
      return [{ severity, file: photo.file, place: usedBy(uses), message, remedy }];
    }
    const naming = message.includes(photo.file) ? message : `${message}: ${photo.file}`;
    return uses.map((use) => ({ severity, ...use, message: naming, remedy }));
  });
}

function faultOf(
  outcome: PhotoOutcome,
): Pick<Problem, 'severity' | 'message' | 'remedy'> | undefined {
  if (outcome.status === 'faulty') return { severity: 'error', ...outcome };
  if (outcome.pages === 1) return undefined;
  return noticeOf(say().pages(outcome.pages));
}

export function proportionProblems(
  { sizes }: Pick<LoadedContent, 'sizes'>,
  outcomes: ReadonlyMap<string, PhotoOutcome>,
): Problem[] {
  return sizes.flatMap(({ photoFile, desc, file, place }): Problem[] => {
    const outcome = outcomes.get(outcomeKey({ role: 'gallery', file: photoFile }));
    if (outcome?.status !== 'ready') return [];
    const { photo } = outcome;
    const size = sizeUnlike(photo, desc);
    if (!size) return [];
    const swapped = `${size.height}х${size.width} см`.replaceAll('.', ',');
    const fitting = sizeUnlike(photo, swapped) ? undefined : swapped;
    const words = say().proportions(inWords(photo), inWords(size), fitting);
    return [{ ...noticeOf(words), file, place }];
  });
}

function noticeOf([message, remedy]: Told): Pick<Problem, 'severity' | 'message' | 'remedy'> {
  return { severity: 'notice', message, remedy };
}

function inWords({ width, height }: WorkSize): string {
  return `${width}×${height}`;
}
