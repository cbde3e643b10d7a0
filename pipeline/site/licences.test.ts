import { expect, test } from 'vitest';
import { licencesText } from './licences.ts';

const MIT = 'MIT License\r\n\r\n(c) One';
const ONE = { name: 'one', version: '1.0.0', identifier: 'MIT', text: MIT };

async function textOf(...packages: object[]): Promise<string> {
  return licencesText(JSON.stringify(packages));
}

test('names the software of the site, packages and fonts, with each notice once', async () => {
  const text = await textOf(ONE, { ...ONE, name: 'other', text: `${MIT}\n` });
  const names = ['The software of this website', 'one 1.0.0\nother 1.0.0\n'];
  for (const part of [...names, 'MIT License\n\n(c) One']) expect(text).toContain(part);
  expect(text.match(/^\(c\) One$/gm)).toHaveLength(1);
  for (const font of ['Cormorant', 'Alegreya Sans']) {
    expect(text).toMatch(new RegExp(`the ${font} Project Authors`, 'i'));
  }
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test('gives the whole licence where a package only points to it', async () => {
  const identifier = 'Apache-2.0';
  const text = 'Licensed under the Apache License, Version 2.0';
  const whole = await textOf({ name: 'pointing', version: '2.0.0', identifier, text });
  expect(whole).toContain(`${text}\n\n`);
  expect(whole).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});

test('refuses a package without a licence', async () => {
  await expect(textOf({ name: 'silent', version: '1.0.0' })).rejects.toThrow('silent');
});
