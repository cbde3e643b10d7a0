import { type InquirySource, inquirySource } from '#app/islands/inquiry/inquiry.client.ts';
import reserveRoom from '#app/islands/inquiry/reserve-room.js?inline-script';
import { definePage } from '#app/site/define-page.ts';
import {
  CONTACT_KINDS,
  type ContactKind,
  copiedTo,
  handleOf,
  oneOf,
  phoneUrl,
  serviceLinks,
} from '#app/ui/contacts.ts';
import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ExternalLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { copiedEmail } from '#app/ui/page-attributes.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { OFFERS } from '#catalogue/schema/site-entry.ts';
import type { Site } from '#catalogue/site.ts';
import styles from './contacts.module.css';

const PORTRAIT_SIZES = '28vw';

export const contactPage = definePage('/contact', {
  headScript: () => reserveRoom,
  page({ site, t }) {
    const { email, phone, form } = site.contacts;
    const channels = [
      email ? t('ways.email') : [],
      serviceLinks(site.contacts).map(({ name }) => name),
      phone ? t('ways.phone') : [],
      form ? t('ways.form') : [],
    ].flat();
    return {
      title: t('contacts'),
      description: t('summary.contact', { ways: oneOf(channels, site.language) }),
      content: <Contacts {...site} />,
    };
  },
});

function Contacts({ name, contacts, answers, offers, portrait }: Site) {
  return (
    <div className={styles.root}>
      <h1>{word('contacts')}</h1>
      <div>
        <InquiryContainer contacts={contacts} />
        {answers && <p className={styles.answers}>{answers}</p>}
        {contacts.email && (
          <a className={styles.write} href={`mailto:${contacts.email}`}>
            {word('writeEmail')}
          </a>
        )}
        <ul className={styles.rows}>
          {CONTACT_KINDS.map((kind) => {
            const contact = contacts[kind];
            return contact && <ContactRow key={kind} kind={kind} contact={contact} />;
          })}
        </ul>
        <dl className={styles.offers}>
          {OFFERS.map((offer) => {
            const text = offers[offer];
            return (
              text && (
                <div key={offer}>
                  <dt className={primitives.label}>{word(`offers.${offer}`)}</dt>
                  <dd>
                    <MarkedText text={text} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </div>
      <Picture
        className={`${primitives.wide} ${primitives.screen}`}
        photo={portrait}
        alt={name}
        sizes={PORTRAIT_SIZES}
      />
    </div>
  );
}

function ContactRow({ kind, contact }: { readonly kind: ContactKind; readonly contact: string }) {
  const { t } = usePage();
  if (kind === 'phone') {
    return (
      <li>
        <a href={phoneUrl(contact)}>{contact.trim()}</a>
      </li>
    );
  }
  if (kind === 'email') {
    return (
      <li {...copiedEmail.props()}>
        <a href={`mailto:${contact}`}>{contact}</a>
        <button
          type="button"
          className={`${primitives.sign} ${primitives.scripted}`}
          aria-label={t('copyEmail')}
        >
          <Icon path="M3 6h18v12H3zm0 0 9 7 9-7" />
        </button>
        <div role="alert" />
        <template>{t('emailCopied')}</template>
        <template>
          {t('emailNotCopied')} <a href={`mailto:${contact}`}>{t('writeEmail')}</a>
        </template>
      </li>
    );
  }
  const [service] = serviceLinks({ [kind]: contact });
  return (
    <li>
      <ExternalLink href={service?.url ?? contact} newTabLabel={t('opensInNewTab')}>
        {service?.name ?? word('contactForm')}
      </ExternalLink>
      {service && (
        <small translate="no">{kind === 'whatsapp' ? contact.trim() : handleOf(contact)}</small>
      )}
    </li>
  );
}

function InquiryContainer({ contacts }: Pick<Site, 'contacts'>) {
  const { t, language } = usePage();
  const services = oneOf(copiedTo(contacts), language);
  const chat = (name: string) =>
    serviceLinks(contacts).find(({ service }) => service === name)?.url;
  const source: InquirySource = {
    channels: [
      { kind: 'email', address: contacts.email, label: t('sendByEmail') },
      { kind: 'chat', address: chat('telegram'), label: t('sendByTelegram') },
      { kind: 'chat', address: chat('whatsapp'), label: t('sendByWhatsApp') },
      { kind: 'form', address: contacts.form, label: t('fillInForm') },
    ],
    copyLabel: services ? t('copyMessage', { services }) : t('copyMessageAlone'),
  };
  return <div className={styles.inquiry} {...inquirySource.props(JSON.stringify(source))} />;
}
