import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataScript } from './data-script.tsx';

test('writes data that cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(<DataScript data={{ name }} />);
  const [, json = ''] = /^<script type="application\/json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name });
});
