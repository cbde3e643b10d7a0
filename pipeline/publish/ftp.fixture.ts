import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

export const FTP_PASSWORD = 'hunter22';

/** An FTP server without TLS, as far as publishing needs one. */
export async function startFtp(root: string) {
  let override: (command: string) => string | undefined = () => undefined;
  const log: string[] = [];

  const server = createServer({ noDelay: true }, (control) => {
    let folder = root;
    let renamed = '';
    let connection: Promise<Socket>;
    const path = (argument: string) => join(argument.startsWith('/') ? root : folder, argument);
    const transfer = async (use: (socket: Socket) => Promise<unknown>) => {
      control.write('150 Ready\r\n');
      const socket = await connection;
      await use(socket);
      socket.end();
    };
    const handlers: Record<string, (argument: string) => Promise<string | undefined>> = {
      USER: async () => '331 Password?',
      PASS: async (password) => (password === FTP_PASSWORD ? '230 Welcome' : '530 Wrong'),
      CWD: async (argument) => {
        folder = path(argument);
        return (await stat(folder)).isDirectory() ? '250 Done' : undefined;
      },
      EPSV: async () => {
        const data = createServer().listen(0, '127.0.0.1');
        await once(data, 'listening');
        connection = once(data, 'connection').then(([socket]) => data.close() && socket);
        return `229 Entering (|||${(data.address() as AddressInfo).port}|)`;
      },
      LIST: async (argument) => {
        const names = await readdir(path(argument.replace('-a ', '')));
        const lines = names.map((name) => `-rw-r--r-- 1 a a 1 Jan 01 12:00 ${name}\r\n`);
        await transfer(async (socket) => socket.write(lines.join('')));
        return '226 Done';
      },
      RETR: async (argument) => {
        const content = await readFile(path(argument));
        await transfer(async (socket) => socket.write(content));
        return '226 Done';
      },
      STOR: async (argument) => {
        await transfer(async (socket) => writeFile(path(argument), await buffer(socket)));
        return '226 Done';
      },
      RNFR: async (argument) => {
        renamed = path(argument);
        return '350 Go on';
      },
      RNTO: (argument) => rename(renamed, path(argument)).then(() => '250 Done'),
      DELE: (argument) => rm(path(argument)).then(() => '250 Done'),
      MKD: (argument) => mkdir(path(argument)).then(() => '257 Done'),
      RMD: (argument) => rmdir(path(argument)).then(() => '250 Done'),
    };
    const answer = async (line: string) => {
      const [, command = '', argument = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
      const handle = handlers[command] ?? (async () => '200 Fine');
      const reply = override(line) ?? (await handle(argument).catch(() => undefined));
      if (reply === '') control.destroy();
      else control.write(`${reply ?? '550 Not there, or not allowed'}\r\n`);
    };
    let answered = Promise.resolve();
    control.write('220 Hello\r\n');
    control.on('error', () => undefined);
    control.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        log.push(line);
        answered = answered.then(() => answer(line));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    log,
    /** Replaces answers of the server; an empty one breaks the connection. */
    interfere(replacement: typeof override) {
      override = replacement;
    },
    stop: () => void server.close(),
  };
}
