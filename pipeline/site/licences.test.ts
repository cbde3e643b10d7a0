import { expect, test } from 'vitest';
import { licencesText } from './licences.ts';

const MIT = 'MIT License\r\n\r\n(c) One';
const ONE = { name: 'one', version: '1.0.0', identifier: 'MIT', text: MIT };

async function textOf(...packages: object[]): Promise<string> {
  return licencesText(JSON.stringify(packages));
}

test('it names the software of the site, each package and both fonts, with their notices', async () => {
  const text = await textOf(ONE);
  for (const notice of [
    'The software of this website',
    'one 1.0.0',
    'MIT License\n\n(c) One',
    'Cormorant Garamond',
    'the Cormorant Project Authors',
    'Alegreya Sans',
    'The Alegreya Sans Project Authors',
  ]) {
    expect(text).toContain(notice);
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('it gives the whole licence where a package only points to it', async () => {
  const text = await textOf({
    ...{ name: 'pointing', version: '2.0.0', identifier: 'Apache-2.0' },
    text: 'Licensed under the Apache License, Version 2.0',
  });
  expect(text).toContain('Licensed under the Apache License, Version 2.0\n\n');
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});

test('it gives a text once for all that share it', async () => {
  const text = await textOf(ONE, { ...ONE, name: 'other', text: `${ONE.text}\n` });
  expect(text).toContain('one 1.0.0\nother 1.0.0\n');
  expect(text.match(/^\(c\) One$/gm)).toHaveLength(1);
});

test('it refuses a package that tells no licence', async () => {
  await expect(textOf({ name: 'silent', version: '1.0.0' })).rejects.toThrow('silent');
});
