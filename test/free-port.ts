import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The port of a server, which starts on a free one if it does not listen yet. */
export async function portOf(server: Server, host = '127.0.0.1'): Promise<number> {
  if (!server.listening) await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await portOf(probe, 'localhost');
  probe.close();
  return port;
}
