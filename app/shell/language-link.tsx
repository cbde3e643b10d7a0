import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { twinPath } from '#catalogue/paths.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Leads to this page in a language. The inline script of language-choice.js sees `data-chooses-language` and saves
 * the choice, with or without hydration.
 */
export function LanguageLink({ language, children, className }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // A page is prerendered with a slash at its end; its address has none.
  const path = pathname.replace(/(.)\/$/, '$1');
  return (
    <Link
      className={className}
      to={twinPath(path + search + hash, language)}
      replace
      preventScrollReset
      lang={language}
      hrefLang={language}
      data-chooses-language={language}
    >
      {children}
    </Link>
  );
}
