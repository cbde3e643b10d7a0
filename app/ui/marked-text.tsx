import { usePage } from '#app/ui/i18n/translations.ts';
import { alternatePath } from '#catalogue/paths/paths.ts';
import { isSitePath, type MarkedPart, markedParts } from '#catalogue/texts/marked-text.ts';
import { ExternalLink, PageLink } from './link.tsx';

export function MarkedText({ text }: { readonly text: string }) {
  return markedParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, and a stretch may stand in it twice.
    <Part key={index} part={part} />
  ));
}

function Part({ part }: { readonly part: MarkedPart }) {
  const { t, language } = usePage();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'link': {
      const { text, url } = part;
      if (isSitePath(url)) return <PageLink to={alternatePath(url, language)}>{text}</PageLink>;
      if (url.startsWith('mailto:')) return <a href={url}>{text}</a>;
      return (
        <ExternalLink href={url} newTabLabel={t('opensInNewTab')}>
          {text}
        </ExternalLink>
      );
    }
  }
}
