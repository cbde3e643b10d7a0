import { messages } from '#pipeline/messages.ts';

const say = messages(
  {
    left: (minutes: number, seconds: number) =>
      minutes === 0 ? `${seconds} s left` : `${minutes} min ${seconds} s left`,
  },
  {
    left: (minutes, seconds) =>
      minutes === 0 ? `осталось ${seconds} с` : `осталось ${minutes} мин ${seconds} с`,
  },
);

export const photoLabels = messages(
  { checking: 'Checking photos', making: 'Photos' },
  { checking: 'Проверяем фото', making: 'Фото' },
);

const BAR_CELLS = 24;
const LINE_STEP_PERCENT = 10;
const ERASE_LINE = '\r\u001b[2K';

export interface Progress {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly elapsedMs: number;
}

function remainingTime({ done, total, elapsedMs }: Progress): string {
  if (done === 0 || done === total) return '';
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1000);
  const minutes = Math.floor(seconds / 60);
  return `, ${say().left(minutes, seconds % 60)}`;
}

/** @example progressLine({ label: 'Photos', done: 8, total: 16, elapsedMs: 4000 }) // 'Photos 8/16 (50 %), 4 s left' */
export function progressLine(progress: Progress): string {
  const { label, done, total } = progress;
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  return `${label} ${done}/${total} (${percent} %)${remainingTime(progress)}`;
}

function barOf({ done, total }: Progress): string {
  const filled = total === 0 ? BAR_CELLS : Math.floor((done / total) * BAR_CELLS);
  return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
}

interface ProgressBarOptions {
  readonly label: string;
  readonly stream?: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
  /** In milliseconds. */
  readonly now?: () => number;
}

/** A bar on a terminal; elsewhere (a log, CI) one line every ten percent. */
export function createProgressBar(options: ProgressBarOptions): {
  update(done: number, total: number): void;
} {
  const { label, stream = process.stderr, now = () => performance.now() } = options;
  const isTerminal = stream.isTTY === true && process.env.CI === undefined;
  const startedAt = now();
  let shownStep = -1;

  return {
    update(done, total) {
      const progress = { label, done, total, elapsedMs: now() - startedAt };
      if (isTerminal) {
        const end = done === total ? '\n' : '';
        stream.write(`${ERASE_LINE}${barOf(progress)} ${progressLine(progress)}${end}`);
        return;
      }
      const step = Math.floor((done / total) * (100 / LINE_STEP_PERCENT));
      if (step === shownStep) return;
      shownStep = step;
      stream.write(`${progressLine(progress)}\n`);
    },
  };
}
