import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STRICT_TRANSPORT } from '#pipeline/headers.ts';
import { readSettings } from '#pipeline/settings.ts';
import { ask } from '#test/servers/ask.ts';
import { findNginx } from '#test/servers/find-nginx.ts';
import { canMakeCertificate } from '#test/servers/make-certificate.ts';
import { hasCaddy, startCaddyWithTls } from '#test/servers/start-caddy.ts';
import { startNginxWithTls } from '#test/servers/start-nginx.ts';
import type { StartedTlsServer } from '#test/servers/started-server.ts';

const { outDir } = readSettings(process.env);

const SERVERS = [
  { name: 'nginx', start: startNginxWithTls, isMissing: !findNginx() || !canMakeCertificate() },
  { name: 'Caddy', start: startCaddyWithTls, isMissing: !hasCaddy() },
];

for (const { name, start, isMissing } of SERVERS) {
  // Servers that are missing here: see ensure-nginx.ts.
  describe.skipIf(isMissing)(`by ${name} with its shipped configuration for TLS`, () => {
    let server: StartedTlsServer;
    beforeAll(async () => {
      server = await start({ siteDir: outDir, basePath: '/' });
    });
    afterAll(() => server?.stop());

    test('it sends whoever comes without TLS to the same address with it', async () => {
      const { status, headers } = await ask(`${server.origin}/gallery/landscape?id=2`);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe('https://localhost/gallery/landscape?id=2');
    });

    test('it has browsers come back by TLS only', async () => {
      const [header, value] = STRICT_TRANSPORT;
      for (const path of ['/', '/nope', '/robots.txt']) {
        const { headers } = await ask(server.tlsOrigin + path);
        expect(headers[header.toLowerCase()]).toBe(value);
      }
    });
  });
}
