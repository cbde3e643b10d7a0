import { useLanguage } from '#app/i18n/page-address.ts';
import type { Wording } from '#catalogue/works/work-view.ts';

/** A text that may be in another language than its page, and is marked when it is (design: missing texts). */
export function Words({ wording: { text, shown, language } }: { readonly wording: Wording }) {
  const isForeign = useLanguage() !== language;
  return <span {...(isForeign && { lang: language })}>{shown ?? text}</span>;
}

interface WorkTitleProps {
  readonly title: Wording | undefined;
  /** What stands in for an empty title. */
  readonly untitled: string;
}

/** A work's title, marked when it is in another language than the page. */
export function WorkTitle({ title, untitled }: WorkTitleProps) {
  return title ? <Words wording={title} /> : <span>{untitled}</span>;
}
