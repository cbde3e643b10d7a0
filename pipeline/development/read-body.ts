import type { IncomingMessage } from 'node:http';

/**
 * `undefined` if it is larger than the limit. It is read to the end all the same: a browser that is cut off reports a
 * broken connection instead of the answer.
 */
export function readBody(
  request: IncomingMessage,
  largestBytes: number,
): Promise<Buffer | undefined> {
  return new Promise((settle, reject) => {
    let chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= largestBytes) chunks.push(chunk);
      else chunks = [];
    });
    request.on('end', () => settle(bytes <= largestBytes ? Buffer.concat(chunks) : undefined));
    request.on('error', reject);
  });
}
