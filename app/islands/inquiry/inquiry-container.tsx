import { useTranslation } from 'react-i18next';
import { copiedTo, oneOf, serviceLinks } from '#app/ui/contacts.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { INQUIRY_ID, type InquirySource } from './inquiry.client.ts';

interface InquiryContainerProps extends Pick<SiteFile, 'contacts'> {
  readonly className?: string | undefined;
}

/** The page is one file for every query, so `inquiry.tsx` loads the work (design: the buy button). */
export function InquiryContainer({ contacts, className }: InquiryContainerProps) {
  const { t } = useTranslation();
  const services = oneOf(copiedTo(contacts), useLanguage());
  const chat = (name: string) =>
    serviceLinks(contacts).find(({ service }) => service === name)?.address;
  const source: InquirySource = {
    channels: [
      { kind: 'email', address: contacts.email, label: t('sendByEmail') },
      { kind: 'chat', address: chat('telegram'), label: t('sendByTelegram') },
      { kind: 'chat', address: chat('whatsapp'), label: t('sendByWhatsApp') },
      { kind: 'form', address: contacts.form, label: t('fillInForm') },
    ],
    copyLabel: services ? t('copyMessage', { services }) : t('copyMessageAlone'),
  };
  return <div id={INQUIRY_ID} className={className} data-source={JSON.stringify(source)} />;
}
