import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;

/** Returns the head of the answer, or an empty text without an answer. */
export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((settle) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1').setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => settle(answer.split('\r\n\r\n')[0] ?? ''));
  });
}

export function requestFor(target: string, headers = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
