import { LANGUAGES } from '#catalogue/language.ts';
import { paths, twinPath } from '#catalogue/paths.ts';
import { usePagePath } from '../hooks/use-page-path.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { fileAddress } from '../lib/base-path.ts';

/**
 * Tells search engines the address of this page and of its twin in the other language. Yandex reads language versions
 * from nowhere else. Pages that are in no list have neither.
 */
export function AlternateLinks({ siteUrl }: { readonly siteUrl: string }) {
  const language = useLanguage();
  const path = usePagePath();
  const { test, add, notFound } = paths(language);
  const unlisted: readonly string[] = [test, add, notFound];
  if (unlisted.includes(path)) return null;
  const address = (to: string) => siteUrl + fileAddress(to.slice(1));
  return (
    <>
      <link rel="canonical" href={address(path)} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(twinPath(path, each))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(twinPath(path, 'ru'))} />
    </>
  );
}
