import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TreeEntry = Readonly<Record<'path' | 'mode' | 'type' | 'sha', string>>;

/** Of an entry of a tree; null removes the path. */
export type TreeChange = Pick<TreeEntry, 'path'> & { readonly sha: string | null };

export type Git = ReturnType<typeof createBareRepository>;

const NAME = 'Artist';
const EMAIL = 'artist@example.org';

export function createBareRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
  const identity = ['-c', `user.name=${NAME}`, '-c', `user.email=${EMAIL}`];
  const run = (args: readonly string[], input: string | Buffer = '', index = 'index') =>
    execFileSync('git', ['--git-dir', folder, ...identity, ...args], {
      input,
      maxBuffer: 1e9,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, GIT_INDEX_FILE: join(folder, index) },
    });
  const line = (...args: Parameters<typeof run>) => String(run(...args)).trim();
  const works = (...args: Parameters<typeof run>) => {
    try {
      return { output: line(...args) };
    } catch {
      return undefined;
    }
  };
  line(['init', '--quiet', '--bare', '--initial-branch=main']);

  const git = {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    head: () => works(['rev-parse', '--verify', 'refs/heads/main'])?.output,
    treeOf: (commit: string) => works(['rev-parse', '--verify', `${commit}^{tree}`])?.output,
    blob: (sha: string) => run(['cat-file', 'blob', sha]),
    writeBlob: (content: string | Buffer) => line(['hash-object', '-w', '--stdin'], content),
    tree(commit: string): TreeEntry[] {
      const entries = run(['ls-tree', '-r', '-t', '-z', commit]).toString().split('\0');
      return entries.filter(Boolean).map((entry) => {
        const [mode = '', type = '', sha = '', path = ''] = entry.split(/[ \t]/);
        return { mode, type, sha, path };
      });
    },
    writeTree(base: string | undefined, changes: readonly TreeChange[]): string {
      const index = `index-${crypto.randomUUID()}`;
      line(['read-tree', ...(base ? [base] : ['--empty'])], '', index);
      const lines = changes.map(({ path, sha }) =>
        sha ? `100644 ${sha}\t${path}\n` : `0 ${'0'.repeat(40)}\t${path}\n`,
      );
      line(['update-index', '--add', '--index-info'], lines.join(''), index);
      const tree = line(['write-tree'], '', index);
      rmSync(join(folder, index), { force: true });
      return tree;
    },
    writeCommit: (tree: string, parents: readonly string[], message: string) =>
      line(['commit-tree', tree, ...parents.flatMap((each) => ['-p', each]), '-F', '-'], message),
    contains: (ancestor: string, commit: string) =>
      works(['merge-base', '--is-ancestor', ancestor, commit]) !== undefined,
    setHead: (commit: string) => line(['update-ref', 'refs/heads/main', commit]),
    /** The oldest first. */
    log(since: string, commit: string) {
      const output = run(['log', '-z', '--reverse', '--format=%H%n%B', `${since}..${commit}`]);
      return output
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((entry) => ({
          sha: entry.slice(0, entry.indexOf('\n')),
          commit: { message: entry.slice(entry.indexOf('\n') + 1).trimEnd() },
        }));
    },
    push(files: Readonly<Record<string, string | Buffer | null>>, message = 'Change by hand') {
      const head = git.head();
      const data = (text: string | Buffer) => [`data ${Buffer.byteLength(text)}\n`, text, '\n'];
      const stream = [
        `commit refs/heads/main\ncommitter ${NAME} <${EMAIL}> now\n`,
        ...data(message),
        ...(head ? [`from ${head}\n`] : []),
        ...Object.entries(files).flatMap(([path, content]) =>
          content === null ? `D ${path}\n` : [`M 100644 inline ${path}\n`, ...data(content)],
        ),
      ];
      const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
      line(['fast-import', '--quiet', '--date-format=now'], input);
      return git.head() ?? '';
    },
    file: (path: string) => run(['cat-file', 'blob', `refs/heads/main:${path}`]).toString(),
  };
  return git;
}
