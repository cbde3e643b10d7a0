import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { findProgram } from '#test/find-program.ts';
import { freePort } from '#test/free-port.ts';
import type { Engine } from './engine.ts';

const DRIVER = findProgram(['WebKitWebDriver']);
const DISPLAY = findProgram(['xvfb-run']);
const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');

export const hasWebKit = Boolean(DRIVER && DISPLAY && MINI_BROWSER);

/** How WebDriver writes keys (WebDriver, 17.4.2). */
const KEYS = { ArrowRight: '\uE014', Escape: '\uE00C' } as const;

/** The name under which WebDriver hands an element over (WebDriver, 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit as GTK has it, by WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(DISPLAY ?? '', ['-a', DRIVER ?? '', `--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  driver.stdout.on('data', collect);
  driver.stderr.on('data', collect);

  const root = `http://127.0.0.1:${port}/session`;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(root + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver has ended: ${output}`);
  }
  const { sessionId } = (await ask('POST', '', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })) as { sessionId: string };
  const post = (path: string, body: object) => ask('POST', `/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await post('/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[ELEMENT];
  };
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });

  return {
    resize: async (width, height) => {
      const window = (await evaluate(
        '[outerWidth - innerWidth, outerHeight - innerHeight]',
      )) as number[];
      await post('/window/rect', {
        width: width + (window[0] ?? 0),
        height: height + (window[1] ?? 0),
      });
    },
    goTo: async (address) => {
      await post('/url', { url: address });
    },
    ask: <Result>(expression: string) => evaluate(expression) as Promise<Result>,
    press: async (selector) => {
      await post(`/element/${await find(selector)}/click`, {});
    },
    key: async (name) => {
      const value = KEYS[name];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    type: async (selector, text) => {
      await post(`/element/${await find(selector)}/value`, { text });
    },
    back: async () => {
      await post('/back', {});
    },
    errors: () => output.split('\n').filter((line) => /CONSOLE JS ERROR/.test(line)),
    close: async () => {
      await ask('DELETE', `/${sessionId}`).catch(() => {});
      const ended = once(driver, 'exit');
      process.kill(-(driver.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}
