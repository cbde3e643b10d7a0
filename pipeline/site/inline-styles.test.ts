import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const address = '/art/assets/styles-1a2b.css';
const page = `<head><link rel="stylesheet" href="${address}"/></head>`;

test('it puts the styles where they were named, and the link out of use', async () => {
  expect(await inlineStyles(page, { address, text: 'body{margin:0}\n' })).toBe(
    `<head><link rel="stylesheet" href="${address}" disabled=""/><style>body{margin:0}</style></head>`,
  );
});

test('it takes the styles as they are', async () => {
  const text = 'a::before{content:"$& $1"}';
  expect(await inlineStyles(page, { address, text })).toContain(`<style>${text}</style>`);
});

test('it leaves a page alone that would be too large for some networks', async () => {
  const words = Array.from({ length: 4000 }, (_, count) => Math.sin(count)).join();
  const large = page.replace('</head>', () => `</head>${words}`);
  expect(await inlineStyles(large, { address, text: 'body{margin:0}' })).toBe(large);
});

test.each([
  ['a page that names no stylesheet', '<head></head>', 'body{margin:0}'],
  ['styles that would end their element', page, 'a::before{content:"</style>"}'],
])('it refuses %s', async (_, html, text) => {
  await expect(inlineStyles(html, { address, text })).rejects.toThrow(UnexpectedPageError);
});
