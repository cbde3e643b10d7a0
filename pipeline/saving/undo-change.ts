import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveProblem } from '#catalogue/add/saving.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';
import { type ChangeOutcome, changeFolder } from './change-folder.ts';
import type { FileChange, FileSteps } from './replace-files.ts';
import { placeOf, readRecord, sumOf } from './undo-records.ts';

const say = messages(
  {
    tooLate: told(
      'this is too long ago, or was taken back already',
      'change it by hand, or take it from a copy of the folder',
    ),
    changedSince: told(
      'this file has changed since',
      'take the later changes back first, or change it by hand',
    ),
    photoGone: (place: string) =>
      told(`the photo that was here is not in ${place} any more`, 'put it back there'),
  },
  {
    tooLate: told(
      'это было слишком давно или уже возвращено',
      'исправьте сами или возьмите из копии папки',
    ),
    changedSince: told(
      'этот файл с тех пор изменился',
      'сначала верните более поздние правки или исправьте сами',
    ),
    photoGone: (place) => told(`прежнего фото уже нет в ${place}`, 'положите его туда снова'),
  },
);

/** Only works while the files are as the saving left them, since later changes would be lost. */
export function undoChange(
  contentDir: string,
  id: string,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  const plan = async () => {
    const record = await readRecord(contentDir, id);
    if (!record) return { problems: [problem('', say().tooLate)] };
    const problems: SaveProblem[] = [];
    const changes: FileChange[] = [];
    for (const { file, before, after } of record) {
      const now = await readIfThere(contentDir, file);
      if ((now ? sumOf(now) : null) !== after) problems.push(problem(file, say().changedSince));
      if (before.kind === 'none') changes.push({ file });
      if (before.kind === 'text') changes.push({ file, content: before.text });
      if (before.kind === 'photo') {
        const { place } = before;
        const content = await readIfThere(contentDir, place);
        if (content) changes.push({ file, content }, { file: place });
        else problems.push(problem(file, say().photoGone(place)));
      }
    }
    return problems.length > 0 ? { problems } : { changes: [...changes, { file: placeOf(id) }] };
  };
  return changeFolder(contentDir, plan, steps);
}

async function readIfThere(contentDir: string, file: string): Promise<Buffer | undefined> {
  return readFile(join(contentDir, file)).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

function problem(file: string, [message, remedy]: Told): SaveProblem {
  return { file, place: '', message, remedy };
}
