import { useTranslation } from 'react-i18next';
import { CONTACT_KINDS } from '#app/ui/contacts.ts';
import { OFFERS } from '#catalogue/schema/site-entry.ts';
import styles from './fields/fields.module.css';
import { InLanguages } from './fields/in-languages.tsx';
import { TextAt } from './fields/text-at.tsx';
import { TranslatedText } from './fields/translated-text.tsx';

export function ContactsFields() {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('add.studio.contact.ways')}</legend>
        <p className={styles.hint}>{t('add.studio.contact.waysHint')}</p>
        <div className={styles.pair}>
          {CONTACT_KINDS.map((kind) => (
            <TextAt key={kind} at={['contacts', kind]} label={t(`add.studio.contact.${kind}`)} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('add.studio.contact.more')}</legend>
        <TranslatedText at={['answers']} label={t('add.studio.contact.answers')} rows={2} />
        {OFFERS.map((offer) => (
          <TranslatedText
            key={offer}
            at={['offers', offer]}
            label={t(`offers.${offer}`)}
            rows={2}
          />
        ))}
        <InLanguages label={t('add.studio.contact.invitation')}>
          {(language, label) => (
            <TextAt at={[`invitation ${language}`]} label={label} lang={language} rows={2} />
          )}
        </InLanguages>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('add.studio.contact.links')}</legend>
        <div className={styles.pair}>
          {(['shop', 'school', 'letter'] as const).map((link) => (
            <TextAt key={link} at={['links', link]} label={t(link)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
