import type { TFunction } from 'i18next';
import { InquiryContainer } from '#app/islands/inquiry/inquiry-container.tsx';
import reserveRoom from '#app/islands/inquiry/reserve-room.js?inline-script';
import { definePage } from '#app/site/define-page.ts';
import { usePage } from '#app/site/use-page.ts';
import {
  CONTACT_KINDS,
  type ContactKind,
  isChat,
  oneOf,
  phoneAddress,
  serviceLinks,
} from '#app/ui/contacts.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { ExternalLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import primitives from '#app/ui/primitives.module.css';
import { OFFERS } from '#catalogue/schema/site-entry.ts';
import type { Site } from '#catalogue/site.ts';
import { copyEmail } from './contacts.client.ts';
import styles from './contacts.module.css';
import { handleOf } from './handle.ts';

export const contactPage = definePage('/contact', {
  headScript: () => reserveRoom,
  page({ site, t }) {
    const ways = oneOf(contactChannels(site.contacts, t), site.language);
    return {
      title: t('contacts'),
      description: t('summary.contact', { ways }),
      content: <Contacts {...site} />,
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

/** Spec §2: a row for each contact; opening hours and the first contact above, further offers below. */
function Contacts({ contacts, answers, offers }: Pick<Site, 'contacts' | 'answers' | 'offers'>) {
  return (
    <div className={styles.root}>
      <h1>
        <Word of="contacts" />
      </h1>
      <InquiryContainer className={styles.inquiry} contacts={contacts} />
      {(answers || contacts.email) && (
        <div className={styles.invitation}>
          {answers && <p>{answers}</p>}
          {contacts.email && (
            <a className={styles.write} href={`mailto:${contacts.email}`}>
              <Word of="writeEmail" />
            </a>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {CONTACT_KINDS.map(
          (kind) =>
            contacts[kind] !== undefined && (
              <li key={kind}>
                <ContactRow kind={kind} address={contacts[kind]} />
              </li>
            ),
        )}
      </ul>
      {Object.keys(offers).length > 0 && (
        <dl className={styles.offers}>
          {OFFERS.map(
            (offer) =>
              offers[offer] && (
                <div key={offer}>
                  <dt>
                    <Word of={`offers.${offer}`} />
                  </dt>
                  <dd>
                    <MarkedText text={offers[offer]} />
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}

interface ContactRowProps {
  readonly kind: ContactKind;
  readonly address: string;
}

function ContactRow({ kind, address }: ContactRowProps) {
  const { t } = usePage();
  if (kind === 'email') return <EmailRow email={address} />;
  if (kind === 'phone') return <a href={phoneAddress(address)}>{address.trim()}</a>;
  const [service] = serviceLinks({ [kind]: address });
  return (
    <div className={styles.service}>
      <ExternalLink address={service?.address ?? address} newTabLabel={t('opensInNewTab')}>
        {service?.name ?? <Word of="contactForm" />}
      </ExternalLink>
      {service && (
        <small translate="no">{kind === 'whatsapp' ? address.trim() : handleOf(address)}</small>
      )}
    </div>
  );
}

function EmailRow({ email }: { readonly email: string }) {
  const { t } = usePage();
  const labels = { copied: t('emailCopied'), failed: t('emailNotCopied'), write: t('writeEmail') };
  return (
    <div className={styles.email} {...copyEmail(labels)}>
      <button type="button" className={styles.copy}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18v12H3zm0 0 9 7 9-7" />
        </svg>
        <span className={primitives.hidden}>{t('copyEmail')}</span>
      </button>
      <a href={`mailto:${email}`}>{email}</a>
      <div role="alert" />
    </div>
  );
}
