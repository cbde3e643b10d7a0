import type { TFunction } from 'i18next';
import { Contacts } from '#app/site/contacts/contacts.tsx';
import { definePage } from '#app/site/define-page.ts';
import { isChat, oneOf, serviceLinks } from '#app/ui/contacts.ts';
import type { Site } from '#catalogue/site.ts';

export const contactPage = definePage('/contact', {
  page({ site, t }) {
    const { contacts, answers, offers } = site;
    const ways = oneOf(contactChannels(contacts, t), site.language);
    return {
      title: t('contacts'),
      description: t('summary.contact', { ways }),
      content: <Contacts contacts={contacts} answers={answers} offers={offers} />,
    };
  },
});

// Spec §2 lists e-mail, Telegram, VK and Instagram; an artist may have others.
function contactChannels(contacts: Site['contacts'], t: TFunction): string[] {
  const services = serviceLinks(contacts);
  const chats = services.filter(({ service }) => isChat(service));
  const others = services.filter((each) => !chats.includes(each));
  return [
    ...(contacts.email ? [t('ways.email')] : []),
    ...[...chats, ...others].map(({ name }) => name),
    ...(contacts.phone ? [t('ways.phone')] : []),
    ...(contacts.form ? [t('ways.form')] : []),
  ];
}
