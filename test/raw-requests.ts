import { connect } from 'node:net';

/** Longer than any server takes, shorter than a test may. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes to a server of this machine as they are.
 *
 * @returns the head of the answer; nothing if the server closes the connection without one, or never answers.
 */
export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settle(answer.split('\r\n\r\n')[0] ?? ''));
  });
}

/** A request for a target that is written as it is. */
export function requestFor(target: string, { method = 'GET', headers = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

/** The status of an answer; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Where an answer leads. */
export function locationOf(answer: string): string | undefined {
  return /^location: (.*)$/im.exec(answer)?.[1];
}
