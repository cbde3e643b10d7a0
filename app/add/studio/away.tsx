import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';

export function Away({ reason }: { readonly reason?: string }) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  return (
    <div>
      {reason !== undefined && <p>{t('add.studio.refused', { reason })}</p>}
      <p>{t('add.studio.away')}</p>
      <p>
        <PageLink to={pathTo.add}>{t('add.studio.awayWorks')}</PageLink>
      </p>
    </div>
  );
}
