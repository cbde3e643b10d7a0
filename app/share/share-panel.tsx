import { type KeyboardEvent, StrictMode, useEffect, useId, useRef } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { pageLanguage } from '#app/i18n/page-address.ts';
import { CloseButton } from '#app/ui/close-button.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { fetchJson } from '#app/ui/fetch-json.ts';
import { qrCode } from '#app/ui/qr-code.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { type Shared, type ShareLink, shareFile, shareLinks } from '#catalogue/site/share-links.ts';
import styles from './share.module.css';

/** The words of the panel, in the language of the page. */
export interface ShareLabels {
  readonly open: string;
  readonly close: string;
  /** What to do with the code. */
  readonly point: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: string;
  readonly services: Readonly<Record<ShareLink['to'], string>>;
}

let opening: Promise<(shared: Shared) => void> | undefined;

/**
 * Opens the panel over the page, and over a lightbox.
 *
 * Rejects when its words do not come; the next call asks for them again.
 */
export async function openSharePanel(shared: Shared): Promise<void> {
  opening ??= preparePanel().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  (await opening)(shared);
}

async function preparePanel(): Promise<(shared: Shared) => void> {
  const labels = await fetchJson<ShareLabels>(fileAddress(shareFile(pageLanguage())));
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

interface SharePanelProps {
  readonly shared: Shared;
  readonly labels: ShareLabels;
}

/** A QR code to be shown across a table, the address to be copied, and links to services; nothing of theirs is loaded. */
function SharePanel({ shared, labels }: SharePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  const [copyState, copy] = useCopy(address);
  const code = qrCode(shared.address);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back closes what lies under it.
    const close = () => element?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={titleId}
      // A press beside what it holds.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      // A lightbox under it hears of no keys meanwhile.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {labels.open}
          </h2>
          <CloseButton label={labels.close} />
        </header>
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={labels.point}
        >
          <path d={code.path} />
        </svg>
        <p className={styles.point} aria-hidden="true">
          {labels.point}
        </p>
        <p ref={address} className={styles.address}>
          {shared.address}
        </p>
        <button type="button" className={styles.copy} onClick={() => copy(shared.address)}>
          {labels.copyLink}
        </button>
        <p role="status" className={styles.status}>
          {copyState === 'copied' && <span>{labels.linkCopied}</span>}
          {copyState === 'failed' && <span>{labels.linkNotCopied}</span>}
        </p>
        <ul className={styles.services}>
          {shareLinks(shared).map(({ to, href }) => (
            <li key={to}>
              <a
                href={href}
                {...(to !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {labels.services[to]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
