import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressEnded, watchPresses } from './press.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  watchPresses(page);
});

afterEach(() => {
  vi.useRealTimers();
});

function send(type: string, { button = 0, buttons = 0 } = {}) {
  page.dispatchEvent(Object.assign(new Event(type), { button, buttons }));
}

/** Whether an update that waits for the end of the press has been made. */
function waitForEnd() {
  const update = vi.fn();
  pressEnded().then(update);
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return update.mock.calls.length === 1;
  };
}

test('it resolves at once without a press, or while another button is down', async () => {
  expect(await waitForEnd()()).toBe(true);
  send('pointerdown', { button: 2, buttons: 2 });
  expect(await waitForEnd()()).toBe(true);
});

test('it waits for a second press that follows at once', async () => {
  send('pointerdown', { buttons: 1 });
  send('pointerup');
  await vi.advanceTimersByTimeAsync(50);
  send('pointerdown', { buttons: 1 });
  const hasEnded = waitForEnd();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await hasEnded()).toBe(false);
  send('pointerup');
  await vi.advanceTimersByTimeAsync(100);
  expect(await hasEnded()).toBe(true);
});

test.each(['pointerup', 'pointercancel', 'pointermove'])(
  'it resolves shortly after %s without a button',
  async (release) => {
    send('pointerdown', { buttons: 1 });
    const hasEnded = waitForEnd();
    send('pointermove', { buttons: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    send(release);
    await vi.advanceTimersByTimeAsync(99);
    expect(await hasEnded()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasEnded()).toBe(true);
  },
);
