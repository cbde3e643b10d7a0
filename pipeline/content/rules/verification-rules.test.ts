import { expect, test } from 'vitest';
import { loadChanged } from '#test/content-problems.ts';

const GOOGLE = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';
const YANDEX = '61d9eb2b2d6e8c9f';
const BING = '0123456789ABCDEF0123456789ABCDEF';

test.each([
  ['google', GOOGLE, GOOGLE],
  ['google', `<meta name="google-site-verification" content="${GOOGLE}" />`, GOOGLE],
  ['yandex', ` <meta name='yandex-verification' content='${YANDEX}'> `, YANDEX],
  ['bing', `<meta name=«msvalidate.01» content=«${BING}» />`, BING],
  ['pinterest', ` ${BING.toLowerCase()}`, BING.toLowerCase()],
])('takes the code of %s from %s', async (service, text, code) => {
  const { problems, content } = await loadChanged((draft) =>
    draft.set('site.json', ['verification', service], text),
  );
  expect(problems).toEqual([]);
  expect(content?.site.verification).toEqual({ [service]: code });
});

test.each([
  ['google', '<meta name="yandex-verification" content="61d9eb2b2d6e8c9f" />', 'is no code of'],
  ['google', 'google1234567890abcdef.html', "<meta name='google-site-verification'"],
  ['yandex', `yandex-verification: ${YANDEX}`, "<meta name='yandex-verification'"],
  ['bing', '', "<meta name='msvalidate.01'"],
  ['pinterest', BING.slice(1), "<meta name='p:domain_verify'"],
  ['gogle', GOOGLE, "did you mean 'google'?"],
])('refuses for %s the text %s', async (service, text, expected) => {
  const { problems } = await loadChanged((draft) =>
    draft.set('site.json', ['verification', service], text),
  );
  const [problem, ...others] = problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: 'error', path: ['verification', service] });
  expect(`${problem?.message}; ${problem?.remedy}`).toContain(expected);
});
