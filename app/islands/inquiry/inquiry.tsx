import { StrictMode, useRef, useState } from 'react';
import { LIGHTBOX_DATA_ID, type LightboxSource } from '#app/islands/lightbox/lightbox-item.ts';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import caption from '#app/ui/caption.module.css';
import { Caption } from '#app/ui/caption.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import { fetchJson, type IslandContext, type IslandLabels } from '#app/ui/island.ts';
import { ExternalLink, PageLink } from '#app/ui/link.tsx';
import { Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { parseIds } from '#app/ui/selection.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { paths, WORK_QUERY, WORKS_QUERY } from '#catalogue/paths/paths.ts';
import { canBeBought } from '#catalogue/schema/availability.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import type { InquirySource } from './inquiry.client.ts';
import styles from './inquiry.module.css';
import { composeMessage, draftLink, replaceListByLink } from './message.ts';

interface InquiryProps extends InquirySource {
  readonly works: readonly InquiryWork[];
  readonly labels: IslandLabels;
}

export async function mountInquiry(context: IslandContext<InquirySource>): Promise<boolean> {
  const { container, data, labels, fail } = context;
  const query = new URLSearchParams(location.search);
  const works = await loadInquiryWorks(parseIds(query.get(WORKS_QUERY) ?? query.get(WORK_QUERY)));
  if (works.length === 0) return false;
  createRoot(container, fail).render(
    <StrictMode>
      <Inquiry {...data} works={works} labels={labels} />
    </StrictMode>,
  );
  return true;
}

function Inquiry({ works, channels, copyLabel, labels }: InquiryProps) {
  const { subject, message: composed } = composeMessage(works, labels);
  const [message, setMessage] = useDraft(works.map(({ id }) => id).join(), composed);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, copy] = useCopy(field);
  const selectionUrl = (ids: readonly number[]) =>
    location.origin + urlOf(paths(pageLanguage()).sharedSelection(ids));
  const short = replaceListByLink(message, works, selectionUrl);
  const offered = channels.filter(({ address }) => address);
  const isSingle = works.length === 1;
  return (
    <section className={styles.root} aria-label={subject}>
      <div className={styles.works} data-single={isSingle || undefined}>
        {works.map(({ id, path, title, photo }) => (
          <PageLink key={id} className={caption.card} to={path} style={ratioStyle(photo)}>
            <Picture
              photo={photo}
              alt={isSingle ? title : ''}
              sizes={isSingle ? '(width < 768px) 14rem, 16rem' : '10rem'}
            />
            {!isSingle && <Caption title={title} />}
          </PageLink>
        ))}
      </div>
      <div className={styles.message}>
        <h2>{subject}</h2>
        <label className={styles.label}>
          <small>{labels.messageLabel}</small>
          <textarea
            ref={field}
            className={styles.field}
            rows={isSingle ? 5 : 10}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </label>
        <div className={primitives.actions}>
          {offered.map((channel, index) => {
            const { href, isEmpty } = draftLink(channel, subject, [message, short]);
            const { kind, label } = channel;
            const props = {
              href,
              className: index === 0 ? primitives.primary : undefined,
              onClick: isEmpty ? () => copy(message) : undefined,
              children: label,
            };
            return kind === 'email' ? (
              <a key={label} {...props} />
            ) : (
              <ExternalLink key={label} newTabLabel={labels.opensInNewTab} {...props} />
            );
          })}
          <button type="button" className={primitives.plain} onClick={() => copy(message)}>
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

// An edited text survives a change of language; an empty or unedited one is not stored.
function useDraft(ids: string, composed: string): [string, (text: string) => void] {
  const key = `inquiry-${ids}`;
  const [edited, setEdited] = useState(() => {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  });
  const edit = (text: string) => {
    const isComposed = text === composed;
    setEdited(isComposed ? undefined : text);
    try {
      if (isComposed || text.trim() === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {}
  };
  return [edited ?? composed, edit];
}

async function loadInquiryWorks(ids: readonly number[]): Promise<InquiryWork[]> {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return (await loadWorks(ids)).map(inquiryWork);
  const work = await loadWork(id);
  return work ? [work] : [];
}

// From its page: an unlisted work is missing in the file of its category, which `loadWorks` fetches.
async function loadWork(id: number): Promise<InquiryWork | undefined> {
  const categories = await fetchJson<Readonly<Record<string, string>>>(urlOf(WORKS_FILE));
  const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
  if (!category) return;
  const path = paths(pageLanguage()).artwork({ category, id });
  const answer = await fetch(urlOf(path));
  if (!answer.ok) return;
  // A parsed page has the policy of this one, which does not know its styles.
  const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const source = page.getElementById(LIGHTBOX_DATA_ID)?.textContent;
  const { items } = JSON.parse(source ?? '{}') as Partial<LightboxSource>;
  const main = typeof items === 'object' ? items[0] : undefined;
  return main && inquiryWork({ ...main, id, path });
}

type InquiryWork = ReturnType<typeof inquiryWork>;

// A message is edited and copied, so its spaces are plain.
function inquiryWork({ id, path, title, photo, availability }: LoadedWork) {
  return {
    id,
    path,
    url: location.origin + urlOf(path),
    title: normalizeSpaces(title.text),
    photo,
    isGone: !canBeBought(availability),
  };
}
