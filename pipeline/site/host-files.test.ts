import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './host-files.ts';

test('it tells hosts by a file in the site', () => {
  expect(headersFile('/art/')).toMatchInlineSnapshot(`
    "/*
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Content-Security-Policy: frame-ancestors 'none'
      Cross-Origin-Opener-Policy: same-origin
      Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
      Strict-Transport-Security: max-age=31536000

    /art/assets/*
      Cache-Control: public, max-age=31536000, immutable
      Cross-Origin-Resource-Policy: same-origin

    /art/images/*
      Cache-Control: public, max-age=31536000, immutable
      Cross-Origin-Resource-Policy: cross-origin

    /art/add-works.json
      X-Robots-Tag: noindex
    "
  `);
  expect(redirectsFile('/art/', ['en'])).toBe(
    [
      '/art/gallery/all/words /art/gallery/all 301',
      '/art/gallery/all/words/* /art/gallery/all 301',
      '/art/en/gallery/all/words /art/en/gallery/all 301',
      '/art/en/gallery/all/words/* /art/en/gallery/all 301',
      '/art/en/* /art/en/404.html 404',
      '',
    ].join('\n'),
  );
});

test('it keeps every line within what such hosts read', () => {
  const longest = Math.max(
    ...headersFile('/')
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2000);
});
