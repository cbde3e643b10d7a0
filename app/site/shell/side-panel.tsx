import { useTranslation } from 'react-i18next';
import { Word } from '#app/ui/i18n/word.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { ModalLink } from '#app/ui/modal-link.tsx';
import type { Identity } from '#catalogue/site.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { FurtherLinks } from './further-links.tsx';
import { LANGUAGE_MODAL_ID } from './language-modal.tsx';
import { Navigation } from './navigation.tsx';
import styles from './side-panel.module.css';

export const SIDE_PANEL_ID = 'menu';

/** Spec §2: the menu of narrow screens, at most 400 px or 65 % wide. */
export function SidePanel({ links }: { readonly links: Identity['links'] | undefined }) {
  const { t } = useTranslation();
  return (
    <Modal id={SIDE_PANEL_ID} label={t('menu')} closeLabel={t('close')} placement="side">
      <div className={styles.root}>
        <Navigation label={t('menu')} direction="column" />
        <FurtherLinks links={links} />
        {otherLanguages().length > 0 && (
          <ModalLink className={styles.language} modal={LANGUAGE_MODAL_ID} label={t('language')}>
            <Word of="language" />
          </ModalLink>
        )}
      </div>
    </Modal>
  );
}
