import type { ReactNode } from 'react';
import { usePagePath } from '#app/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { alternatePath } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Whether it is the one of the page, where all are offered. */
  readonly isCurrent?: boolean;
}

/**
 * Leads to this page in a language. The inline script of language-choice.js sees `data-chooses-language`: it saves the
 * choice, and keeps query and scroll position.
 */
export function LanguageLink(props: LanguageLinkProps) {
  const { language, children, className, isCurrent = false } = props;
  return (
    <PageLink
      className={className}
      to={alternatePath(usePagePath(), language)}
      lang={language}
      hrefLang={language}
      data-chooses-language={language}
      {...(isCurrent && { 'aria-current': 'true' as const })}
    >
      {children}
    </PageLink>
  );
}
