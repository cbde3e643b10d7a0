import './styles/fonts.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { languageOfPath } from '#catalogue/paths.ts';
import { identityOf } from '#catalogue/site-view.ts';
import type { Route } from './+types/root';
import { useHydrated } from './hooks/use-hydrated.ts';
import languageChoiceSource from './i18n/language-choice.js?raw';
import { useLanguage } from './i18n/use-language.ts';
import { pathWithoutBase } from './lib/base-path.ts';
import { readCatalogue } from './lib/catalogue.server.ts';
import { languageOfPage } from './lib/page-language.server.ts';
import { ErrorMessage } from './shell/error-message.tsx';
import firstThingsFirstSource from './shell/first-things-first.js?raw';
import { obeyLanguageChoice } from './shell/obey-language-choice.ts';
import { recoverFromMissingPage } from './shell/recover-from-missing-page.ts';
import seal from './shell/seal.svg';
import { Shell } from './shell/shell.tsx';
import { useFirstScreenEnd } from './shell/use-first-screen-end.ts';
import { FIRST_FONTS } from './styles/font-files.ts';
import layers from './styles/layers.css?raw';

// Browsers have run them long before React is there, which leaves what it finds as it is.
const languageChoice = import.meta.env.SSR ? withoutComments(languageChoiceSource) : '';
const firstThingsFirst = import.meta.env.SSR ? withoutComments(firstThingsFirstSource) : '';

export const clientMiddleware = [recoverFromMissingPage, obeyLanguageChoice];

/** Who the artist is and where she is found, in the language of the page. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  return identityOf(site, vocabulary, languageOfPage(url));
}

/** It is the same on every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ pathname }) =>
    languageOfPath(pathWithoutBase(pathname)),
  );
  return from !== to;
}

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const firstScreenEnd = useFirstScreenEnd();
  useHydrated();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          data-base={import.meta.env.BASE_URL}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which must run before the first paint.
          dangerouslySetInnerHTML={{ __html: languageChoice }}
        />
        <script
          data-fonts={FIRST_FONTS.map(({ href }) => href).join(' ')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, which must run before anything is asked for.
          dangerouslySetInnerHTML={{ __html: firstThingsFirst }}
        />
        {/* Ahead of every stylesheet: whichever names a layer first decides the order. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file. */}
        <style dangerouslySetInnerHTML={{ __html: layers }} />
        {/* What is painted before it has all been read moves when the rest comes. */}
        <link rel="expect" href={`#${firstScreenEnd}`} blocking="render" />
        <link rel="icon" type="image/svg+xml" href={seal} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell identity={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const identity = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell identity={identity}>
      <ErrorMessage error={error} />
    </Shell>
  );
}

/** Visitors need the comments of an inline script, and its indentation, as little as those of any other. */
function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/.*\n)?/gm, '');
}
