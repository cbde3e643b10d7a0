import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

/** What keeps a server from its port, by the names that the system has for it. */
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

/**
 * Lets a server listen to a port of this machine.
 *
 * @throws {ExpectedError} when the port is in use or may not be used.
 */
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

/**
 * Makes sure that a port is free, before the minutes that it takes to make what is served there.
 *
 * @throws {ExpectedError} when it is not.
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  const closed = once(server, 'close');
  server.close();
  await closed;
}
