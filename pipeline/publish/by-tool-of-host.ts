import { relative } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { asTyped, runTool, type Tool } from './run-tool.ts';

/** A host whose own program brings the site there; it also asks who one is, the first time. */
export type HostWithTool =
  | { readonly to: 'netlify'; readonly site: string }
  | { readonly to: 'cloudflare'; readonly project: string };

const say = messages(
  {
    uses: (command: string) => `By the host's own program: ${command}`,
    basePath: (basePath: string) =>
      `Sites below a path (${basePath}) cannot be brought to this host by one command: give it an address of its own, or see deploy/README.md`,
  },
  {
    uses: (command) => `Собственной программой хостинга: ${command}`,
    basePath: (basePath) =>
      `Сайт внутри другого (${basePath}) этому хостингу одной командой не отдать: дайте ему собственный адрес или посмотрите deploy/README.ru.md`,
  },
);

interface Publishing {
  readonly siteDir: string;
  readonly basePath: string;
  readonly isDryRun: boolean;
}

/**
 * Hands the site over to the program of a host, which npm fetches when it is first needed.
 *
 * @throws {ExpectedError} when it fails, or cannot have a site below a path.
 */
export async function publishByToolOfHost(
  host: HostWithTool,
  { siteDir, basePath, isDryRun }: Publishing,
): Promise<void> {
  refuseBasePath(basePath);
  const words = commandFor(host, relative('.', siteDir));
  console.log(say().uses(asTyped({ program: 'npx', words })));
  if (!isDryRun) await runTool(asNpmRunsIt(words));
}

/** @throws {ExpectedError} for a site below a path, which these hosts cannot have. */
export function refuseBasePath(basePath: string): void {
  if (basePath !== '/') throw new ExpectedError(say().basePath(basePath));
}

/**
 * What follows `npx`.
 *
 * @example commandFor({ to: 'netlify', site: 'elena' }, 'build/client').at(-1) // 'elena'
 */
function commandFor(host: HostWithTool, folder: string): string[] {
  switch (host.to) {
    case 'netlify': {
      const deploy = ['deploy', '--prod', '--no-build', '--dir', folder, '--site', host.site];
      return ['--yes', 'netlify-cli@27', ...deploy];
    }
    case 'cloudflare': {
      const project = ['--project-name', host.project, '--branch', 'main', '--commit-dirty=true'];
      return ['--yes', 'wrangler@4', 'pages', 'deploy', folder, ...project];
    }
  }
}

/** The npm that runs this command is a script, and Windows starts no `npx` without a shell. */
function asNpmRunsIt([yes = '', name = '', ...words]: readonly string[]): Tool {
  const npm = process.env.npm_execpath;
  const exec = ['exec', yes, '--', name, ...words];
  return npm
    ? { program: process.execPath, name, words: [npm, ...exec] }
    : { program: 'npm', name, words: exec };
}
