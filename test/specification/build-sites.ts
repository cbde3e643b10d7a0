import { spawnSync } from 'node:child_process';

// The sites that the specification is tested on. The sample comes last: other tests go on with it.
build({ CONTENT_DIR: 'test/specification/content', OUT_DIR: 'build/specification' });
build({});

function build(settings: Record<string, string>): void {
  const { status } = spawnSync(process.execPath, ['pipeline/commands/build.ts', 'working'], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
