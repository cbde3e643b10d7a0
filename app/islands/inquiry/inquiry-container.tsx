import { useTranslation } from 'react-i18next';
import { copiedTo, oneOf, type Service, serviceLinks } from '#app/ui/contacts.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { WORK_QUERY, WORKS_QUERY } from '#catalogue/paths/paths.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { INQUIRY_DATA_ID, INQUIRY_ID, type InquirySource } from './inquiry.client.ts';

interface InquiryContainerProps extends Pick<SiteFile, 'contacts'> {
  readonly className?: string | undefined;
}

/** The page is one file for every query, so `inquiry.tsx` loads the work (design: the buy button). */
export function InquiryContainer({ contacts, className }: InquiryContainerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email, form } = contacts;
  const chats: Partial<Record<Service, string>> = Object.fromEntries(
    serviceLinks(contacts).map(({ service, address }) => [service, address]),
  );
  const services = copiedTo(contacts);
  const source: InquirySource = {
    ...(email && { email }),
    ...(chats.telegram && { telegram: chats.telegram }),
    ...(chats.whatsapp && { whatsapp: chats.whatsapp }),
    ...(form && { form }),
    copyLabel:
      services.length > 0
        ? t('copyMessage', { services: oneOf(services, language) })
        : t('copyMessageAlone'),
  };
  return (
    <>
      <div
        id={INQUIRY_ID}
        className={className}
        data-query={WORK_QUERY}
        data-queries={WORKS_QUERY}
      />
      <DataScript id={INQUIRY_DATA_ID} data={source} />
    </>
  );
}
