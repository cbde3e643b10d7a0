import { messages } from '#pipeline/messages.ts';

export const photoLabels = messages(
  {
    checking: 'Checking photos',
    making: 'Making pictures',
    left: (time: string) => `${time} left`,
  },
  {
    checking: 'Проверяем фото',
    making: 'Готовим картинки',
    left: (time) => `осталось ${time}`,
  },
);

const BAR_CELLS = 24;
const LOG_LINES = 10;
const ERASE_LINE = '\r\u001b[2K';

export function progressBar(label: string, stream = process.stderr) {
  const isTerminal = stream.isTTY && process.env.CI === undefined;
  const startedAt = performance.now();
  let lastLine = -1;

  return (done: number, total: number): void => {
    const fraction = total === 0 ? 1 : done / total;
    const line = `${label} ${done}/${total} (${Math.floor(fraction * 100)} %)${timeLeft(fraction)}`;
    if (isTerminal) {
      const bar = '█'.repeat(fraction * BAR_CELLS).padEnd(BAR_CELLS, '░');
      stream.write(`${ERASE_LINE}${bar} ${line}${fraction === 1 ? '\n' : ''}`);
    } else if (Math.floor(fraction * LOG_LINES) !== lastLine) {
      lastLine = Math.floor(fraction * LOG_LINES);
      stream.write(`${line}\n`);
    }
  };

  function timeLeft(fraction: number): string {
    if (fraction === 0 || fraction === 1) return '';
    const seconds = Math.ceil(((performance.now() - startedAt) * (1 / fraction - 1)) / 1000);
    const time = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
    return `, ${photoLabels().left(time)}`;
  }
}
