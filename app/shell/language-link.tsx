import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#catalogue/language.ts';
import { twinPath } from '#catalogue/paths.ts';
import { usePagePath } from '../hooks/use-page-path.ts';
import { PageLink } from '../ui/page-link.tsx';

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
  const { search, hash } = useLocation();
  const path = usePagePath();
  return (
    <PageLink
      className={className}
      to={twinPath(path + search + hash, language)}
      replace
      preventScrollReset
      lang={language}
      hrefLang={language}
      data-chooses-language={language}
    >
      {children}
    </PageLink>
  );
}
