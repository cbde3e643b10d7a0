import { StrictMode, useRef, useState } from 'react';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext } from '#app/ui/island.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { ExternalLink, PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { parseIds } from '#app/ui/selection.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { InquirySource } from './inquiry.client.ts';
import styles from './inquiry.module.css';
import { type InquiryWork, loadInquiryWorks } from './load-works.ts';
import { chatLink, composeMessage, draftLink, emailLink, listSelection } from './message.ts';

const WORK_SIZES = '(width < 768px) 14rem, 16rem';

interface InquiryProps extends InquirySource {
  readonly works: readonly InquiryWork[];
  readonly labels: IslandLabels;
}

/** Resolves to whether there are such works; rejects if they cannot be loaded. */
export async function mountInquiry({
  container,
  data,
  labels,
  fail,
}: IslandContext<InquirySource>): Promise<boolean> {
  const asked = new URLSearchParams(location.search);
  const { query = '', queries = '' } = container.dataset;
  const works = await loadInquiryWorks(parseIds(asked.get(queries) ?? asked.get(query) ?? ''));
  if (works.length === 0) return false;
  createRoot(container, fail).render(
    <StrictMode>
      <Inquiry {...data} works={works} labels={labels} />
    </StrictMode>,
  );
  return true;
}

function Inquiry(props: InquiryProps) {
  const { works, email = '', telegram = '', whatsapp = '', form, copyLabel, labels } = props;
  const linkedWorks = works.map((work) => ({ ...work, url: location.origin + urlOf(work.path) }));
  const { subject, message: ready } = composeMessage(linkedWorks, labels);
  const [message, setMessage] = useDraft(works.map(({ id }) => id).join(), ready);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, copy] = useCopy(field);
  const selectionUrl = (ids: readonly number[]) =>
    location.origin + urlOf(paths(pageLanguage()).sharedSelection(ids));
  const draft = (linkTo: (text: string) => string) => {
    const short = listSelection(message, linkedWorks, selectionUrl);
    const { href, isEmpty } = draftLink(linkTo, [message, short]);
    return { href, onClick: isEmpty ? () => copy(message) : undefined };
  };
  const chats = [
    { chat: telegram, label: labels.sendByTelegram },
    { chat: whatsapp, label: labels.sendByWhatsApp },
  ].filter(({ chat }) => chat);
  return (
    <section className={styles.root} aria-label={subject}>
      <div className={styles.works} data-several={works.length > 1 || undefined}>
        {works.map(({ id, path, title, photo }) => (
          <PageLink key={id} to={path} style={ratioStyle(photo)}>
            <Picture photo={photo} alt={title} sizes={WORK_SIZES} className={styles.picture} />
          </PageLink>
        ))}
      </div>
      <div className={styles.message}>
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
        <div className={styles.actions}>
          {email && (
            <a className={styles.first} {...draft((text) => emailLink(email, subject, text))}>
              {labels.sendByEmail}
            </a>
          )}
          {chats.map(({ chat, label }) => {
            const { href, onClick } = draft((text) => chatLink(chat, text));
            return (
              <ExternalLink
                key={label}
                className={styles.action}
                address={href}
                onClick={onClick}
                newTabLabel={labels.opensInNewTab}
              >
                {label}
              </ExternalLink>
            );
          })}
          {form && (
            <ExternalLink
              className={styles.action}
              address={form}
              newTabLabel={labels.opensInNewTab}
            >
              {labels.fillInForm}
            </ExternalLink>
          )}
          <button type="button" className={styles.action} onClick={() => copy(message)}>
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

// Synchronizes with session storage, which can be blocked: then the text lasts as long as the page.
// An edited text survives a change of language; an empty or reset one starts anew.
function useDraft(ids: string, ready: string): [string, (text: string) => void] {
  const key = `inquiry-${ids}`;
  const [edited, setEdited] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  });
  const edit = (text: string) => {
    const isReady = text === ready;
    setEdited(isReady ? undefined : text);
    try {
      if (isReady || text.trim() === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {}
  };
  return [edited ?? ready, edit];
}
