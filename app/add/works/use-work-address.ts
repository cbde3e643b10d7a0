import { useEffect, useRef, useState } from 'react';
import { parseId } from '#app/add/export/generated-work.ts';
import type { KnownWorks } from '#app/add/use-add-works.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';

const PARAMETER = 'work';

interface WorkAddress {
  readonly known: KnownWorks;
  /** The work may be among the drafts. */
  readonly isLoaded: boolean;
  readonly openId: number | undefined;
  readonly onOpen: (work: StoredWork) => void;
}

/**
 * Opens `/add?work=12` once; then the URL follows the form. Synchronizes with the URL of the window.
 * | @returns the requested id, if there is no such work.
 */
export function useWorkAddress({ known, isLoaded, openId, onOpen }: WorkAddress) {
  const isAnswered = useRef(false);
  const [missing, setMissing] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as both are here.
  useEffect(() => {
    if (known.status !== 'known' || !isLoaded || isAnswered.current) return;
    isAnswered.current = true;
    const wanted = parseId(new URLSearchParams(location.search).get(PARAMETER) ?? '');
    const work = known.works.find(({ entry }) => entry.id === wanted);
    if (work) onOpen(work);
    else setMissing(wanted);
  }, [known.status, isLoaded]);
  useEffect(() => {
    if (!isAnswered.current) return;
    const address = new URL(location.href);
    if (openId === undefined) address.searchParams.delete(PARAMETER);
    else address.searchParams.set(PARAMETER, String(openId));
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [openId]);
  return missing;
}
