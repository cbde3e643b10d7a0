import { StrictMode, useRef } from 'react';
import { createRoot } from '#app/ui/create-root.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { type IslandLabels, loadLabels } from '#app/ui/island-labels.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { parseIds } from '#app/ui/selection.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { LetterSource, LetterWork } from './letter.ts';
import styles from './letter-island.module.css';
import { loadLetterWorks } from './load-work.ts';
import { chatDraft, emailDraft } from './message-draft.ts';
import { useLetter } from './use-letter.ts';

const WORK_SIZES = '(width < 768px) 14rem, 16rem';

interface LetterProps extends LetterSource {
  readonly works: readonly [LetterWork, ...LetterWork[]];
  readonly labels: IslandLabels;
}

/** Resolves to whether there are such works; rejects if they cannot be loaded. */
export async function mountLetter(
  place: HTMLElement,
  ids: string,
  source: LetterSource,
): Promise<boolean> {
  const [[work, ...others], labels] = await Promise.all([
    loadLetterWorks(parseIds(ids)),
    loadLabels(),
  ]);
  if (!work) return false;
  createRoot(place).render(
    <StrictMode>
      <Letter {...source} works={[work, ...others]} labels={labels} />
    </StrictMode>,
  );
  return true;
}

function readyLetter([work, ...others]: LetterProps['works'], labels: IslandLabels) {
  const addressOf = ({ path }: LetterWork) => location.origin + urlOf(path);
  const { title, isGone } = work;
  if (others.length === 0) {
    const words = isGone ? labels.messageSimilar : labels.messageText;
    return {
      subject: fillLabel(labels.aboutWork, { title }),
      message: fillLabel(words, { title, address: addressOf(work) }),
    };
  }
  const all = [work, ...others];
  const list = all.map((each) => `— ${each.title}: ${addressOf(each)}`).join('\n');
  return {
    subject: fillLabel(labels.aboutWorks, { number: `${all.length}` }),
    message: fillLabel(labels.messageAboutWorks, { list }),
  };
}

function Letter(props: LetterProps) {
  const { works, email, telegram, whatsapp, form, copyLabel, labels } = props;
  const ready = readyLetter(works, labels);
  const { subject } = ready;
  const [message, setMessage] = useLetter(works.map(({ id }) => id).join(), ready.message);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, copy] = useCopy(field);
  const elsewhere = [
    telegram && { label: labels.sendByTelegram, address: chatDraft(telegram, message) },
    whatsapp && { label: labels.sendByWhatsApp, address: chatDraft(whatsapp, message) },
    form && { label: labels.fillInForm, address: form },
  ].filter((way) => typeof way === 'object');
  return (
    <section className={styles.root} aria-label={subject}>
      <div className={styles.works} data-several={works.length > 1 || undefined}>
        {works.map(({ id, path, title, photo }) => (
          <PageLink key={id} to={path} style={ratioStyle(photo)}>
            <Picture photo={photo} alt={title} sizes={WORK_SIZES} className={styles.picture} />
          </PageLink>
        ))}
      </div>
      <div className={styles.letter}>
        <h2>{subject}</h2>
        <label className={styles.label}>
          {labels.messageLabel}
          <textarea
            ref={field}
            className={styles.field}
            rows={works.length > 1 ? 10 : 5}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </label>
        <div className={styles.ways}>
          {email && (
            <a className={styles.first} href={emailDraft({ email, subject, message })}>
              {labels.sendByEmail}
            </a>
          )}
          {elsewhere.map(({ label, address }) => (
            <ExternalLink
              key={label}
              className={styles.way}
              address={address}
              newTabLabel={labels.opensInNewTab}
            >
              {label}
            </ExternalLink>
          ))}
          <button type="button" className={styles.way} onClick={() => copy(message)}>
            {copyLabel}
          </button>
        </div>
        <div role="alert">
          {copyState === 'copied' && <span>{labels.messageCopied}</span>}
          {copyState === 'failed' && <span>{labels.messageNotCopied}</span>}
        </div>
      </div>
    </section>
  );
}
