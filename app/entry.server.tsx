import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { LANGUAGES } from '#catalogue/language.ts';
import { loadWords } from './i18n/words.ts';

await Promise.all(LANGUAGES.map(loadWords));

/** Renders a page as a whole: nothing is streamed, since the result is a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
