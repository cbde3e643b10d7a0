import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portOf } from '#test/free-port.ts';

export const FTP_PASSWORD = 'hunter22';

export async function startFtp(root: string) {
  let override: (command: string) => string | undefined = () => undefined;
  const log: string[] = [];

  const server = createServer({ noDelay: true }, (control) => {
    let folder = root;
    let renamed = '';
    let connection: Promise<Socket>;
    const path = (argument: string) => join(argument.startsWith('/') ? root : folder, argument);
    const transfer = async (use: (socket: Socket) => unknown) => {
      control.write('150 Ready\r\n');
      const socket = await connection;
      await use(socket);
      socket.end();
    };
    const handlers: Record<string, (argument: string) => Promise<unknown>> = {
      USER: async () => '331 Password?',
      PASS: async (password) => (password === FTP_PASSWORD ? '230 Welcome' : '530 Wrong'),
      CWD: async (argument) => {
        folder = path(argument);
        await readdir(folder);
      },
      EPSV: async () => {
        const data = createServer();
        connection = once(data, 'connection').then(([socket]) => data.close() && socket);
        return `229 Entering (|||${await portOf(data)}|)`;
      },
      LIST: async (argument) => {
        const names = await readdir(path(argument.replace('-a ', '')));
        const lines = names.map((name) => `-rw-r--r-- 1 a a 1 Jan 01 12:00 ${name}\r\n`);
        await transfer((socket) => socket.write(lines.join('')));
      },
      RETR: async (argument) => {
        const content = await readFile(path(argument));
        await transfer((socket) => socket.write(content));
      },
      STOR: (argument) => transfer((socket) => writeFile(path(argument), socket)),
      RNFR: async (argument) => {
        renamed = path(argument);
        return '350 Go on';
      },
      RNTO: (argument) => rename(renamed, path(argument)),
      DELE: (argument) => rm(path(argument)),
      MKD: (argument) => mkdir(path(argument)),
      RMD: (argument) => rmdir(path(argument)),
    };
    const answer = async (line: string) => {
      const [, command = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
      const handled = async () => handlers[command]?.(argument);
      const reply = override(line) ?? (await handled().catch(() => '550 Not there'));
      if (reply === '') control.destroy();
      else control.write(`${reply ?? '250 Done'}\r\n`);
    };
    let answered = Promise.resolve();
    control.write('220 Hello\r\n');
    control.on('error', () => undefined);
    createInterface({ input: control }).on('line', (line) => {
      log.push(line);
      answered = answered.then(() => answer(line));
    });
  });

  return {
    port: await portOf(server),
    log,
    interfere(replacement: typeof override) {
      override = replacement;
    },
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
