import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import { markAsUsed, sha256, writeAtomically } from '#pipeline/photos/photo-cache.ts';
import { diagnoseFileSize, diagnosePhoto } from './diagnose-photo.ts';
import { faultTexts, type PhotoFault, photoFault } from './photo-fault.ts';

const TIMEOUT_MS = 30_000;
const MOST_REDIRECTS = 5;

const PRIVATE_HOSTS = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b::/32',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]) {
  const [address = '', bits] = network.split('/');
  PRIVATE_HOSTS.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

export function isRemote(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

export async function fetchRemotePhoto(url: string, cacheDir: string) {
  const path = cachePath(url, cacheDir);
  if (!existsSync(path)) {
    const body = await download(url);
    if (!Buffer.isBuffer(body)) return withUrl(body, url);
    await writeAtomically(path, body);
  }
  markAsUsed(path);
  return path;
}

export async function discardRemotePhoto(url: string, fault: PhotoFault, cacheDir: string) {
  await rm(cachePath(url, cacheDir), { force: true });
  return withUrl(fault, url);
}

function withUrl(fault: PhotoFault, url: string): PhotoFault {
  return { ...fault, message: `${url}: ${fault.message}` };
}

function cachePath(url: string, cacheDir: string): string {
  return join(cacheDir, 'remote', sha256(url));
}

async function download(url: string): Promise<Buffer | PhotoFault> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await request(new URL(url), signal);
    const body = await readBody(response);
    return Buffer.isBuffer(body) ? (diagnosePhoto(body) ?? body) : body;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const reason = signal.aborted ? faultTexts().noAnswer(TIMEOUT_MS / 1000) : message || code;
    return photoFault(faultTexts().unreachable(String(reason)));
  }
}

async function request(url: URL, signal: AbortSignal, redirects = 0): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The artist chose the first host; a redirect could lead into her own network.
  if (redirects > 0 && isPrivate(host)) throw new Error(faultTexts().privateHost(host));
  // Some hosts refuse a request without a user agent.
  const headers = { 'user-agent': 'node' };
  const options = { signal, headers, ...(redirects > 0 && { lookup: lookupPublic }) };
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
  const { statusCode = 0 } = response;
  if (statusCode === 200) return response;
  response.destroy();
  const isRedirect = statusCode >= 300 && statusCode < 400 && redirects < MOST_REDIRECTS;
  if (!isRedirect || !response.headers.location) throw new Error(`HTTP ${statusCode}`);
  return request(new URL(response.headers.location, url), signal, redirects + 1);
}

/** Checks the IP addresses at the moment of connecting: a name may resolve differently each time. */
const lookupPublic: LookupFunction = (host, options: LookupOptions, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const isAllowed = !addresses?.some(({ address }) => isPrivate(address));
    callback(error ?? (isAllowed ? null : new Error(faultTexts().privateHost(host))), addresses);
  });
};

function isPrivate(host: string): boolean {
  return isIP(host) > 0 && PRIVATE_HOSTS.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

async function readBody(response: IncomingMessage): Promise<Buffer | PhotoFault> {
  const announced = Number(response.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop closes the connection.
    const fault = diagnoseFileSize(Math.max(announced, length));
    if (fault) return fault;
  }
  return Buffer.concat(chunks);
}
