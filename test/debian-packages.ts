import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where that can be done without asking anybody.
 *
 * @returns whether it was tried.
 */
export function installDebianPackages(names: readonly string[]): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return false;
  console.log(`Installing ${names.join(', ')} from Debian …`);
  const options = {
    stdio: 'inherit',
    // At this level a package starts no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], options);
  return true;
}
