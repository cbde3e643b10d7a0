import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = '/usr/bin/openssl';

interface Certificate {
  readonly file: string;
  readonly keyFile: string;
  readonly remove: () => Promise<void>;
}

/** Whether certificates can be made here. */
export function canMakeCertificate(): boolean {
  return existsSync(PROGRAM);
}

/** Makes a certificate for this machine that nobody else has signed. */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    PROGRAM,
    [
      ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'],
      ...['-out', file, '-keyout', keyFile],
    ],
    { stdio: 'ignore' },
  );
  return { file, keyFile, remove: () => rm(folder, { recursive: true }) };
}
