import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { portOf } from '#test/free-port.ts';
import { createBareRepository, type Git } from './git.ts';
import { answerGitea } from './gitea-answers.ts';
import { answerGithub } from './github-answers.ts';
import { requestValidator } from './validate-request.ts';

const TOKEN = 'token-of-the-artist';

const NAME = 'elena/gallery';

export interface HostState {
  readonly git: Git;
  readonly runs: Map<string, { status: 'running' | 'failed' | 'done'; step: string }>;
}

export interface HostRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: validated by the schemas of the hosts.
  readonly body: any;
}

export type HostAnswer = readonly [status: number, body: object] | undefined;

interface Failure {
  readonly status?: number;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks off before or after the host does what it is asked. */
  readonly lost?: 'request' | 'answer';
}

export type FailureOf = (request: Pick<HostRequest, 'method' | 'path'>) => Failure | undefined;

const KINDS = {
  github: { root: '', validate: requestValidator('github-api.json'), answer: answerGithub },
  gitea: { root: '/api/v1', validate: requestValidator('gitea-api.json'), answer: answerGitea },
};

export type HostKind = keyof typeof KINDS;

export async function startGitHost(kind: HostKind) {
  const { root, validate, answer } = KINDS[kind];
  const git = createBareRepository();
  const state: HostState = { git, runs: new Map() };
  const requests: string[] = [];
  const invalid: string[] = [];
  let failureOf: FailureOf = () => undefined;

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://host');
    const method = request.method ?? 'GET';
    // Git blocks this process for longer than an idle connection lasts.
    response.setHeader('Connection', 'close');
    response.setHeader('Access-Control-Allow-Origin', '*');
    const exposed = 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset';
    response.setHeader('Access-Control-Expose-Headers', exposed);
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH');
      return void response.writeHead(204).end();
    }
    const send = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const start = `${root}/repos/${NAME}`;
    const path = decodeURI(pathname.slice(start.length));
    const body = Number(request.headers['content-length']) > 0 ? await json(request) : undefined;
    requests.push(`${method} ${path}`);
    const failure = failureOf({ method, path });
    if (failure?.lost === 'request') return void request.socket.destroy();
    if (failure?.status) {
      return void send(failure.status, { message: failure.message ?? '' }, failure.headers);
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return void send(401, { message: 'Bad credentials' });
    }
    if (!pathname.startsWith(start)) return void send(404, { message: 'Not Found' });
    const fault = validate(method, path, query, body);
    if (fault) {
      invalid.push(fault);
      return void send(400, { message: fault });
    }
    const answered = answer(state, { method, path, query, body });
    if (failure?.lost === 'answer') return void request.socket.destroy();
    send(...(answered ?? [404, { message: 'Not Found' }]));
  }

  const server = createServer((request, response) => {
    reply(request, response).catch((error) => {
      response.writeHead(500).end(String(error));
    });
  });
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  return Object.assign(state, {
    access: { api: origin + root, name: NAME, token: TOKEN, folder: 'content/' },
    url: `${origin}/${NAME}`,
    requests,
    invalid,
    fail(next: FailureOf) {
      failureOf = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      git.remove();
    },
  });
}
