import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ui/use-copy.ts';
import { Button } from './button.tsx';
import type { GeneratedText } from './documents/document.ts';
import styles from './editor.module.css';
import { Control } from './fields/control.tsx';

/** Spec §2: a gallery entry and a translation entry, as read-only JSON. */
export function GeneratedTexts({ texts }: { readonly texts: readonly GeneratedText[] }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Enter in a field also generates, but must not move the focus.
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return (
    <section className={styles.rows} aria-labelledby="generated">
      <h2 id="generated" ref={heading} tabIndex={-1}>
        {t('add.out.heading')}
      </h2>
      {texts.map((each) => (
        <ReadOnlyText key={each.label} {...each} />
      ))}
    </section>
  );
}

function ReadOnlyText({ label, text }: GeneratedText) {
  const { t } = useTranslation();
  const field = useRef<HTMLElement>(null);
  const [state, copy] = useCopy(field);
  return (
    <div className={styles.stack}>
      <Control
        as="textarea"
        ref={field}
        label={label}
        rows={12}
        readOnly
        spellCheck={false}
        value={text}
      />
      <Button onClick={() => copy(text)}>{t('add.out.copy', { what: label })}</Button>
      <div role="status">
        {state !== 'idle' && t(state === 'copied' ? 'add.out.copied' : 'add.out.notCopied')}
      </div>
    </div>
  );
}
