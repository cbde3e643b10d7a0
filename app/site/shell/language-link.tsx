import type { ReactNode } from 'react';
import { usePagePath } from '#app/ui/i18n/page-address.ts';
import { PageLink } from '#app/ui/link.tsx';
import { alternatePath } from '#catalogue/paths/paths.ts';
import type { Language } from '#catalogue/texts/language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly isCurrent?: boolean;
}

/** The inline language-choice.js handles `data-chooses-language`: saves it, keeps query and scroll position. */
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
