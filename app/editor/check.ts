import { translationPath } from '#catalogue/change/folder-json.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import type { CheckAnswer, CheckRequest, FoundProblem } from './check-change.ts';
import type { EditedDocument } from './documents/document.ts';
import type { Values } from './documents/values.ts';
import type { SaveState } from './saving.tsx';

let worker: Worker | undefined;
const waiting: ((answer: CheckAnswer | undefined) => void)[] = [];

/**
 * Uses a worker, because a check would delay typing.
 * @returns `undefined` if the worker cannot be loaded
 */
export function checkInWorker(request: CheckRequest): Promise<CheckAnswer | undefined> {
  if (!worker) {
    worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => waiting.shift()?.(data);
    worker.onerror = () => {
      worker = undefined;
      for (const resolve of waiting.splice(0)) resolve(undefined);
    };
  }
  worker.postMessage(request);
  return new Promise((resolve) => waiting.push(resolve));
}

export function sortProblems(
  editedDocument: EditedDocument,
  problems: readonly FoundProblem[],
  values: Values,
  id = 0,
) {
  const parts = editedDocument.partsOf(values, id);
  const own = [...(editedDocument.errors?.(values) ?? [])];
  const others = problems.filter(({ file, path = [], severity, ...problem }) => {
    const location = [file, ...path];
    const part = parts.find(([, start]) => start.every((key, index) => location[index] === key));
    if (!part) return severity === 'error';
    const [name, start] = part;
    const { key, values } = problem;
    const language = otherLanguages().find((each) => values?.file === translationPath(each));
    own.push({
      name: [name, ...location.slice(start.length)].join('.'),
      text: asSentences(problem),
      isError: severity === 'error',
      unknown:
        key === 'unknown-phrase' && language
          ? { word: String(values?.phrase), language }
          : undefined,
    });
    return false;
  });
  const hasErrors = others.length > 0 || own.some(({ isError }) => isError);
  const summary: SaveState = hasErrors
    ? { status: 'problems', problems: others }
    : { status: 'idle' };
  return { own, summary };
}

export function asSentences({ message, remedy }: Pick<FoundProblem, 'message' | 'remedy'>): string {
  const sentence = (text: string) =>
    `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
  return `${sentence(message)} ${sentence(remedy)}`;
}
