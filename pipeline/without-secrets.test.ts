import { expect, onTestFinished, test, vi } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['https://elena:pa:ss@example.org/a.git', 'https://***@example.org/a.git'],
  ['fetch https://x-token@git.example/a', 'fetch https://***@git.example/a'],
  ['ghp_0123456789abcdef is refused', '*** is refused'],
  ['?X-Amz-Signature=ab12&part=2', '?X-Amz-Signature=***&part=2'],
  ['> Authorization: Basic ZWxlbmE6cGFzcw==', '> Authorization: ***'],
  ['the access key and the token are wrong', 'the access key and the token are wrong'],
])('removes only the secrets of %j', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test('removes passwords of the environment', () => {
  vi.stubEnv('FTP_PASSWORD', 'hunter 22');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(withoutSecrets('PASS hunter 22, ftp://hunter%2022')).toBe('PASS ***, ftp://***');
});
