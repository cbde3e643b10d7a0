import type { ServerResponse } from 'node:http';
import { type Network, networkBetween } from '#test/browser/network-between.ts';

/** In bytes: what some networks let through of each answer (design: visitors). */
const CUT_BYTES = 16_384;

export type CutEnd = 'closed' | 'silent';

/** A network between the browser and a site that lets only the beginning of every answer through. */
export function cutConnection(site: string, end: CutEnd): Promise<Network> {
  return networkBetween(site, (response, answer) => {
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
}

function endCut(answer: ServerResponse, end: CutEnd): void {
  if (end === 'closed') answer.socket?.end();
}
