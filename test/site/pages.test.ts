import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSettings } from '#pipeline/settings.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';

const { outDir, siteUrl, basePath } = readSettings(process.env);

/** In bytes: what a server sends before the first answer of the browser. */
const FIRST_FLIGHT = 14 * 1024;

const STYLES = /<style>[\s\S]*?<\/style>/g;

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

test('the audit of the site finds nothing', { timeout: 120_000 }, async () => {
  const { findings, pages } = await auditSite({ dir: outDir, siteUrl, basePath });
  expect(findings).toEqual([]);
  expect(pages).toBeGreaterThan(360);
});

test('text and styles of every page are small when compressed', () => {
  const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
  const heavy = globSync('**/*.html', { cwd: outDir }).filter((file) => {
    const styles = read(file).match(STYLES)?.join() ?? '';
    const text = read(file).replaceAll(STYLES, '');
    return gzipped(styles) > FIRST_FLIGHT || gzipped(text) > FIRST_FLIGHT;
  });
  expect(heavy).toEqual([]);
});

test('the longest category is at most 9 KB when compressed', () => {
  const page = readFileSync(join(outDir, 'gallery/landscape/index.html'));
  expect(brotliCompressSync(page).length).toBeLessThanOrEqual(9 * 1024);
});

// docs/decisions/first-paint.md: text would move with a font that is shown late, or with a later sheet that names one.
test('every font is optional and named in the page', () => {
  const withFonts = globSync('assets/*.css', { cwd: outDir }).filter((file) =>
    /@font-face\s*\{[^}]*url\(/.test(read(file)),
  );
  expect(withFonts.map((file) => file.replace(/-.{8}\.css$/, ''))).toEqual(['assets/video-poster']);
  const faces = read('index.html').match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [];
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toContain('font-display:optional');
});

// Its styles read tokens that the static HTML does not.
test('/add loads all its styles before its first paint', () => {
  const [head = ''] = read('add/index.html').split('<body');
  expect(head.match(/<link rel="stylesheet" href="\/assets\/style-/g)).toHaveLength(1);
});
