import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { embedAddress, PLAYER_ORIGINS, parseVideoLink } from '#catalogue/video-links.ts';
import { allowOnly, contentPolicy } from './content-policy.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const READING = { players: true, photos: false };

function pageWith(body: string): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><title>Река</title></head><body>${body}</body></html>`;
}

function sourcesOf(directive: string, html: string, needs = READING): string[] {
  const found = contentPolicy(needs, html)
    .split('; ')
    .find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

test('it allows a page what is its own, and names everything that it may load', () => {
  expect(
    contentPolicy({ players: false, photos: false }, pageWith('')).split('; '),
  ).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'none'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]
  `);
});

describe('of the scripts and styles in a page', () => {
  test.each([
    ['a plain script', '<script>start("я")</script>', 'start("я")'],
    ['a module', '<script type="module" async="">\nlet a;\n</script>', '\nlet a;\n'],
    ['a script with data for itself', '<script data-base="/a>b/">x()</script>', 'x()'],
    ['line breaks as browsers read them', '<script>a()\r\nb()\rc()</script>', 'a()\nb()\nc()'],
  ])('it allows %s by the hash of exactly its text', (_name, body, text) => {
    expect(sourcesOf('script-src', pageWith(body))).toEqual(["'self'", sha256(text)]);
  });

  test.each([
    ['data', '<script type="application/ld+json">{"@type":"Person"}</script>'],
    ['a script in a file', '<script src="/assets/a.js"></script>'],
    ['a script that is text of a page', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('it needs no hash for %s', (_name, body) => {
    expect(sourcesOf('script-src', pageWith(body))).toEqual(["'self'"]);
  });

  test('it allows a style by its hash, and no script with it', () => {
    const html = pageWith('<style>@layer reset;</style>');
    expect(sourcesOf('style-src', html)).toEqual(["'self'", sha256('@layer reset;')]);
    expect(sourcesOf('script-src', html)).toEqual(["'self'"]);
  });

  test('it names what stands twice once', () => {
    const html = pageWith('<script>a()</script><script>a()</script>');
    expect(sourcesOf('script-src', html)).toHaveLength(2);
  });
});

test.each(['https://youtu.be/aB3-dE5_gH7', 'https://vkvideo.ru/video-12_345'])(
  'it lets the player of %s into a frame',
  (address) => {
    const video = parseVideoLink(address);
    if (!video) throw new Error(`${address} is no video`);
    expect(PLAYER_ORIGINS).toContain(new URL(embedAddress(video)).origin);
    expect(sourcesOf('frame-src', pageWith(''))).toContain(new URL(embedAddress(video)).origin);
  },
);

test('it lets only the tool show and work on photos of the visitor', () => {
  const tool = { players: true, photos: true };
  expect(sourcesOf('img-src', pageWith(''), tool)).toEqual(["'self'", 'data:', 'blob:']);
  expect(sourcesOf('worker-src', pageWith(''), tool)).toEqual(["'self'"]);
  expect(sourcesOf('img-src', pageWith(''))).toEqual(["'self'", 'data:']);
  expect(sourcesOf('worker-src', pageWith(''))).toEqual(["'none'"]);
});

test('it puts the policy ahead of everything but the charset', () => {
  expect(allowOnly(READING, pageWith('<script>a()</script>'))).toMatch(
    /^<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]*"\/><title>/,
  );
});

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['a style attribute after others', '<p title="a > b" class="c" style="color:red">'],
  ['a handler', '<img src="/a.jpg" onerror="alert(1)">'],
  ['a handler without quotes', '<body onload=start()>'],
])('it refuses %s', (_name, body) => {
  expect(() => allowOnly(READING, pageWith(body))).toThrow(UnexpectedPageError);
});

test.each([
  ['text', '<p>style="color:red" onerror=alert(1)</p>'],
  ['the text of an attribute', '<img alt=\'a style="b" c\' title="x onerror=y">'],
  ['a script', '<script>x.style = 1; "<p style=1>"</script>'],
  ['an attribute that only ends alike', '<p data-style="a" data-on="b">'],
])('it does not take %s for an attribute', (_name, body) => {
  expect(() => allowOnly(READING, pageWith(body))).not.toThrow();
});

test('it refuses a page that has no place for it', () => {
  expect(() => allowOnly(READING, '<html><head><title>a</title></head></html>')).toThrow(
    UnexpectedPageError,
  );
});
