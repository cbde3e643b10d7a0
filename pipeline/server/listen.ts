import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { ExpectedError } from '#pipeline/expected-error.ts';

/** The names of the system for what keeps a server from its port. */
const REASONS = new Map([
  ['EADDRINUSE', 'is in use; end what uses it, or set PORT to another'],
  ['EACCES', 'is kept for the system; set PORT to another, above 1023'],
]);

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
    const reason = REASONS.get((error as NodeJS.ErrnoException).code ?? '');
    throw reason ? new ExpectedError(`Port ${port} ${reason}`) : error;
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
