import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { indexAsked, type SeriesPlace } from './lightbox-address.ts';
import { type AddressChange, usePendingChange } from './use-pending-change.ts';

/** What a history entry remembers: whether Back from it leads to the same page without the lightbox. */
interface EntryState {
  readonly isOpenedHere?: boolean;
}

interface LightboxAddress {
  /** The picture at hand that the address asks for, counted from 0. */
  readonly asked: number | undefined;
  /** The picture on which address and screen have agreed last. */
  readonly agreed: RefObject<number | undefined>;
  /** One more history entry, so that Back closes the lightbox. */
  readonly open: (index: number) => void;
  /** The same entry with another picture. */
  readonly page: (index: number) => void;
  /** Answers whether the address will follow: it does not if it has never heard of the lightbox. */
  readonly close: () => boolean;
}

const STAY = { preventScrollReset: true };

/**
 * The lightbox in the address of the page: one query parameter, counted from 1 among all pictures of the series. A
 * number past the end also asks for the last picture, and is corrected.
 */
export function useLightboxAddress(
  query: string,
  { first, total, count }: SeriesPlace & { readonly count: number },
): LightboxAddress {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const entry = state as EntryState | null;
  const addressOf = (index?: number) => {
    const parameters = new URLSearchParams(search);
    if (index === undefined) parameters.delete(query);
    else parameters.set(query, String(first + index + 1));
    return { pathname, search: parameters.toString(), hash };
  };
  const stayAt = (index: number) =>
    navigate(addressOf(index), { ...STAY, replace: true, state: entry });

  /** Known as soon as it is opened: the page is told of its new address when there is time. */
  const isOpenedHere = useRef(false);
  useEffect(() => {
    isOpenedHere.current = entry?.isOpenedHere ?? false;
  }, [entry]);

  const agreed = useRef<number>(undefined);
  const pending = usePendingChange((change: AddressChange) => {
    if (change.kind === 'close') {
      // A visitor who came straight to the picture has no page of ours to go back to.
      if (isOpenedHere.current) navigate(-1);
      else navigate(addressOf(), { ...STAY, replace: true });
      return;
    }
    agreed.current = change.index;
    if (change.kind === 'page') {
      stayAt(change.index);
      return;
    }
    isOpenedHere.current = true;
    navigate(addressOf(change.index), {
      ...STAY,
      state: { isOpenedHere: true } satisfies EntryState,
    });
  });

  const value = new URLSearchParams(search).get(query);
  const position = indexAsked(value, total);
  const isAtHand = position !== undefined && position >= first && position < first + count;
  const asked = isAtHand ? position - first : undefined;

  const correct = useEffectEvent(() => {
    if (asked !== undefined && value !== String(first + asked + 1)) stayAt(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is corrected.
  useEffect(() => correct(), [pathname, value]);

  return {
    asked,
    agreed,
    open: (index) => pending.plan({ kind: 'open', index }),
    page: (index) => {
      if (pending.kind() === 'open') pending.plan({ kind: 'open', index });
      else if (index === agreed.current) pending.drop();
      else pending.plan({ kind: 'page', index });
    },
    close: () => {
      const isUntold = pending.kind() === 'open';
      if (isUntold) pending.drop();
      else pending.plan({ kind: 'close' });
      return !isUntold;
    },
  };
}
