import { StrictMode, useRef } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import type { LetterSource, LetterWork } from './letter.ts';
import styles from './letter-island.module.css';
import { loadWork } from './load-work.ts';
import { emailDraft, telegramDraft } from './message-draft.ts';
import { useLetter } from './use-letter.ts';

const WORK_SIZES = '(width < 768px) 14rem, 16rem';

interface LetterProps extends LetterSource {
  readonly work: LetterWork;
}

/**
 * Puts the letter about a work into its place on the contacts page, and tells whether there is such a work.
 *
 * Rejects when the work cannot be asked for.
 */
export async function mountLetter(
  place: HTMLElement,
  id: string,
  source: LetterSource,
): Promise<boolean> {
  const work = await loadWork(id);
  if (!work) return false;
  createRoot(place).render(
    <StrictMode>
      <Letter {...source} work={work} />
    </StrictMode>,
  );
  return true;
}

/** The work that a visitor wants to buy, with a message about it that is ready to be sent. */
function Letter({ work, email, telegram, labels }: LetterProps) {
  const { id, path, title, photo } = work;
  const address = location.origin + fileAddress(path.slice(1));
  const [message, setMessage] = useLetter(id, fillWords(labels.message, { title, address }));
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, copy] = useCopy(field);
  const subject = fillWords(labels.subject, { title });
  return (
    <section className={styles.root} aria-label={subject}>
      <PageLink className={styles.work} to={path}>
        <Picture photo={photo} alt={title} sizes={WORK_SIZES} className={styles.picture} />
      </PageLink>
      <div className={styles.letter}>
        <h2>{subject}</h2>
        <label className={styles.label}>
          {labels.field}
          <textarea
            ref={field}
            className={styles.field}
            rows={5}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </label>
        <div className={styles.ways}>
          <a className={styles.way} href={emailDraft({ email, subject, message })}>
            {labels.sendByEmail}
          </a>
          <ExternalLink
            className={styles.way}
            address={telegramDraft(telegram, message)}
            newTabLabel={labels.newTab}
          >
            {labels.sendByTelegram}
          </ExternalLink>
          <button type="button" className={styles.way} onClick={() => copy(message)}>
            {labels.copy}
          </button>
        </div>
        <div role="alert">
          {copyState === 'copied' && <span>{labels.copied}</span>}
          {copyState === 'failed' && <span>{labels.notCopied}</span>}
        </div>
      </div>
    </section>
  );
}
