import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#app/ui/link.tsx';
import type { Identity } from '#catalogue/site.ts';
import styles from './further-links.module.css';

export function FurtherLinks({ links = {} }: { readonly links: Identity['links'] | undefined }) {
  const { t } = useTranslation();
  const shown = (['shop', 'school', 'letter'] as const).flatMap((kind) => {
    const address = links[kind];
    return address ? [{ kind, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.root}>
      {shown.map(({ kind, address }) => (
        <li key={kind}>
          <ExternalLink address={address} newTabLabel={t('opensInNewTab')}>
            {t(kind)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
