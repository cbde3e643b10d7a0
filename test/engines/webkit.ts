import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { findProgram } from '#test/find-program.ts';
import { freePort } from '#test/free-port.ts';
import type { Engine } from './firefox.ts';

const DRIVER = findProgram(['WebKitWebDriver']);
const DISPLAY = findProgram(['xvfb-run']);
const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');

export const hasWebKit = Boolean(DRIVER && DISPLAY && MINI_BROWSER);

/** Key codes of WebDriver, 17.4.2. */
const KEYS = { ArrowRight: '\uE014', Escape: '\uE00C' } as const;

/** The name under which WebDriver hands an element over (WebDriver, 12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const driver = spawn(DISPLAY ?? '', ['-a', DRIVER ?? '', `--port=${port}`], { detached: true });
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.on('data', (chunk) => (output += chunk));
  }

  const root = `http://127.0.0.1:${port}/session`;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(root + path, { method, body: JSON.stringify(body) ?? null });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver has ended: ${output}`);
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } };
  const { sessionId } = await ask('POST', '', { capabilities: { alwaysMatch } });
  const post = (path: string, body: object) => ask('POST', `/${sessionId}${path}`, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  await post('/window/rect', { width: 1000, height: 900 });

  return {
    goTo: async (url) => void (await post('/url', { url })),
    ask: evaluate,
    press: async (selector) => {
      const found = await post('/element', { using: 'css selector', value: selector });
      await post(`/element/${found[ELEMENT]}/click`, {});
    },
    key: async (name) => {
      const value = KEYS[name];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    errors: () => output.split('\n').filter((line) => line.includes('CONSOLE JS ERROR')),
    close: async () => {
      await ask('DELETE', `/${sessionId}`).catch(() => {});
      const ended = once(driver, 'exit');
      process.kill(-(driver.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}
