import { useTranslation } from 'react-i18next';
import { copiedTo, oneOf, type Service, serviceLinks } from '#app/ui/contacts.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { WORK_QUERY, WORKS_QUERY } from '#catalogue/paths/paths.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { LETTER_DATA_ID, LETTER_ID, type LetterSource } from './letter.ts';

interface LetterPlaceProps extends Pick<SiteFile, 'contacts'> {
  readonly className?: string | undefined;
}

/** The page is one file for every query, so `letter-island.tsx` loads the work (design: the buy button). */
export function LetterPlace({ contacts, className }: LetterPlaceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { email, form } = contacts;
  const chats: Partial<Record<Service, string>> = Object.fromEntries(
    serviceLinks(contacts).map(({ service, address }) => [service, address]),
  );
  const services = copiedTo(contacts);
  const source: LetterSource = {
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
        id={LETTER_ID}
        className={className}
        data-query={WORK_QUERY}
        data-queries={WORKS_QUERY}
      />
      <DataScript id={LETTER_DATA_ID} data={source} />
    </>
  );
}
