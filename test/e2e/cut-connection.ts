import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In bytes: what some networks let through of each answer (design: visitors). */
const CUT_BYTES = 16_384;

export type CutEnd = 'closed' | 'silent';

/** A network between the browser and a site that lets only the beginning of every answer through. */
export async function cutConnection(
  site: string,
  end: CutEnd,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(site).host };
    const onward = request(new URL(asked.url ?? '/', site), { method: asked.method, headers });
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      answer.flushHeaders();
      let left = CUT_BYTES;
      response.on('data', (chunk: Buffer) => {
        if (left > 0) answer.write(chunk.subarray(0, left));
        left -= chunk.length;
        if (left < 0) endCut(answer, end);
      });
      response.on('end', () => left >= 0 && answer.end());
    });
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

function endCut(answer: ServerResponse, end: CutEnd): void {
  if (end === 'closed') answer.socket?.end();
}
