import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

export async function listen(server: Server, port: number): Promise<void> {
  try {
    const listening = once(server, 'listening');
    server.listen(port, 'localhost');
    await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ExpectedError(text().inUse(port));
    if (code === 'EACCES') throw new ExpectedError(text().reserved(port));
    throw error;
  }
}

/** Runs before the build, which takes minutes. For port 0 it answers with a free one. */
export async function checkPort(port: number): Promise<number> {
  const server = createServer();
  await listen(server, port);
  const { port: free } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  server.close();
  await closed;
  return free;
}

const text = messages(
  {
    inUse: (port: number) => `Port ${port} is in use; close what uses it, or set PORT to another`,
    reserved: (port: number) => `Port ${port} is reserved for the system; set PORT above 1023`,
  },
  {
    inUse: (port) => `Порт ${port} занят; закройте то, что его заняло, или назовите в PORT другой`,
    reserved: (port) => `Порт ${port} оставлен для системы; назовите в PORT другой, больше 1023`,
  },
);
