import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an answer of the site is passed on to the browser; its headers are up to this as well. */
type PassOn = (response: IncomingMessage, answer: ServerResponse) => void;

export interface Network {
  /** Under which the browser finds the site. */
  readonly address: string;
  readonly close: () => void;
}

/** A network of one's own between the browser and a site. */
export async function networkBetween(site: string, passOn: PassOn): Promise<Network> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(site).host };
    const onward = request(new URL(asked.url ?? '/', site), { method: asked.method, headers });
    onward.on('response', (response) => passOn(response, answer));
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
