import { useLanguage } from '#app/i18n/page-address.ts';
import type { Wording } from '#catalogue/works/work-view.ts';

/** Sets `lang` where it differs from the page (design: missing texts). */
export function Words({ wording: { text, shown, language } }: { readonly wording: Wording }) {
  const isForeign = useLanguage() !== language;
  return <span {...(isForeign && { lang: language })}>{shown ?? text}</span>;
}

interface WorkTitleProps {
  readonly title: Wording | undefined;
  readonly untitled: string;
}

export function WorkTitle({ title, untitled }: WorkTitleProps) {
  return title ? <Words wording={title} /> : <span>{untitled}</span>;
}
