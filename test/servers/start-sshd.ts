import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram, isExecutable } from '#test/find-program.ts';
import { freePort } from '#test/free-port.ts';

const SSHD = findProgram(['sshd']) ?? ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find(isExecutable);

/** Whether this machine can be a server that is reached by SSH, and has the programs to reach it. */
export const HAS_SSH = Boolean(SSHD && findProgram(['ssh-keygen']) && findProgram(['rsync']));

/** A server on this machine that lets in whoever has the key that was just made. */
export async function startSshd() {
  const folder = await mkdtemp(join(tmpdir(), 'sshd-'));
  const file = (name: string) => join(folder, name);
  for (const name of ['host', 'key']) {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(name)]);
  }
  const port = await freePort();
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${file('host')}`,
    `AuthorizedKeysFile ${file('key.pub')}`,
    `PidFile ${file('pid')}`,
    'PasswordAuthentication no',
    // The folder is in one that everybody may write into.
    'StrictModes no',
    'UsePAM no',
  ];
  await writeFile(file('sshd_config'), `${settings.join('\n')}\n`);
  // What Debian's own start makes for a server of root.
  if (userInfo().uid === 0) await mkdir('/run/sshd', { recursive: true });
  const child = spawn(SSHD ?? '', ['-D', '-f', file('sshd_config')], { stdio: 'ignore' });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`sshd ended with code ${child.exitCode}`);
    await setTimeout(20);
  }
  const options = ['BatchMode=yes', 'StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null'];
  const words = options.map((option) => `-o ${option}`).join(' ');
  return {
    host: `${userInfo().username}@127.0.0.1`,
    port,
    /** How rsync reaches it. */
    remoteShell: `ssh -q -p ${port} -i ${file('key')} ${words}`,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      settle(isThere);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
  });
}
