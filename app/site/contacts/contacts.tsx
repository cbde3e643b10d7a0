import { useTranslation } from 'react-i18next';
import { InquiryContainer } from '#app/islands/inquiry/inquiry-container.tsx';
import {
  CONTACT_KINDS,
  type Contacts as ContactAddresses,
  type ContactKind,
  phoneAddress,
  serviceLinks,
} from '#app/ui/contacts.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Word } from '#app/ui/i18n/word.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { OFFERS } from '#catalogue/schema/site-entry.ts';
import type { Identity } from '#catalogue/site.ts';
import styles from './contacts.module.css';
import { EmailRow } from './email-row.tsx';
import { handleOf } from './handle.ts';

interface ContactsProps {
  readonly contacts: ContactAddresses;
  readonly answers: string | undefined;
  readonly offers: Identity['offers'];
}

/** Spec §2: a row for each contact; opening hours and the first contact above, further offers below. */
export function Contacts({ contacts, answers, offers }: ContactsProps) {
  return (
    <div className={styles.root}>
      <h1>
        <Word of="contacts" />
      </h1>
      <InquiryContainer className={styles.letter} contacts={contacts} />
      {(answers || contacts.email) && (
        <div className={styles.invitation}>
          {answers && <p className={styles.answers}>{answers}</p>}
          {contacts.email && (
            <a className={styles.write} href={`mailto:${contacts.email}`}>
              <Word of="writeEmail" />
            </a>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {CONTACT_KINDS.filter((kind) => contacts[kind] !== undefined).map((kind) => (
          <li key={kind}>
            <ContactRow kind={kind} address={contacts[kind] ?? ''} />
          </li>
        ))}
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
  const { t } = useTranslation();
  if (kind === 'email') return <EmailRow email={address} />;
  if (kind === 'phone') return <a href={phoneAddress(address)}>{address.trim()}</a>;
  const [service] = serviceLinks({ [kind]: address });
  return (
    <div className={styles.service}>
      <ExternalLink address={service?.address ?? address} newTabLabel={t('opensInNewTab')}>
        {service?.name ?? <Word of="contactForm" />}
      </ExternalLink>
      {service && (
        <span className={styles.handle} translate="no">
          {kind === 'whatsapp' ? address.trim() : handleOf(address)}
        </span>
      )}
    </div>
  );
}
