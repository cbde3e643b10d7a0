import { type KeyboardEvent, StrictMode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '#app/ui/close-button.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { type IslandLabels, loadLabels } from '#app/ui/island-labels.ts';
import { qrCode } from '#app/ui/qr-code.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import styles from './share.module.css';
import { type Shared, shareLinks } from './share-links.ts';

let opening: Promise<(shared: Shared) => void> | undefined;

/** Rejects when its labels fail to load; the next call tries again. */
export async function openSharePanel(shared: Shared): Promise<void> {
  opening ??= preparePanel().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  (await opening)(shared);
}

async function preparePanel(): Promise<(shared: Shared) => void> {
  const labels = await loadLabels();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let times = 0;
  return (shared) => {
    times += 1;
    root.render(
      <StrictMode>
        <SharePanel key={times} shared={shared} labels={labels} />
      </StrictMode>,
    );
  };
}

const SERVICE_NAMES = { telegram: 'Telegram', whatsapp: 'WhatsApp', pinterest: 'Pinterest' };

interface SharePanelProps {
  readonly shared: Shared;
  readonly labels: IslandLabels;
}

/** Loads nothing from the services that it links to. */
function SharePanel({ shared, labels }: SharePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  const [copyState, copy] = useCopy(address);
  const code = qrCode(shared.address);
  const names = { ...SERVICE_NAMES, vk: labels.share.vk, email: labels.share.email };
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back closes the view below the panel.
    const close = () => element?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      // A click on the backdrop has the dialog itself as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      // A lightbox below must not react to these keys.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {labels.share.open}
          </h2>
          <CloseButton label={labels.close} />
        </header>
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={labels.share.point}
        >
          <path d={code.path} />
        </svg>
        <p className={styles.point} aria-hidden="true">
          {labels.share.point}
        </p>
        <p ref={address} className={styles.address}>
          {shared.address}
        </p>
        <button type="button" className={styles.copy} onClick={() => copy(shared.address)}>
          {labels.share.copyLink}
        </button>
        <p role="status" className={styles.status}>
          {copyState === 'copied' && <span>{labels.share.linkCopied}</span>}
          {copyState === 'failed' && <span>{labels.share.linkNotCopied}</span>}
        </p>
        <ul className={styles.services}>
          {shareLinks(shared).map(({ to, href }) => (
            <li key={to}>
              <a
                href={href}
                {...(to !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {names[to]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
