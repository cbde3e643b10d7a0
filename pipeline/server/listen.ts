import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

const say = messages(
  {
    EADDRINUSE: (port: number) =>
      `Port ${port} is in use; end what uses it, or set PORT to another`,
    EACCES: (port: number) =>
      `Port ${port} is kept for the system; set PORT to another, above 1023`,
  },
  {
    EADDRINUSE: (port) =>
      `Порт ${port} занят; закройте то, что его заняло, или назовите в PORT другой`,
    EACCES: (port) => `Порт ${port} оставлен для системы; назовите в PORT другой, больше 1023`,
  },
);

/** @throws {ExpectedError} when the port is in use or not allowed */
export async function listen(server: Server, port: number): Promise<void> {
  try {
    const listening = once(server, 'listening');
    server.listen(port, 'localhost');
    await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new ExpectedError(say()[code](port));
  }
}

/** Checked before the build, which takes minutes. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  const closed = once(server, 'close');
  server.close();
  await closed;
}
