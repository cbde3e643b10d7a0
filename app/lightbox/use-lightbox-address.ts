import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { indexAsked, type SeriesPlace } from './lightbox-address.ts';

/** What a history entry remembers: whether Back from it leads to the same page without the lightbox. */
interface EntryState {
  readonly isOpenedHere?: boolean;
}

interface LightboxAddress {
  /** The picture at hand that the address asks for, counted from 0. */
  readonly asked: number | undefined;
  /** Whether it says so in so many words: a number past the end also asks for the last picture. */
  readonly isExact: boolean;
  /** One more history entry, so that Back closes the lightbox. */
  readonly open: (index: number) => void;
  /** The same entry with another picture. */
  readonly page: (index: number) => void;
  readonly close: () => void;
}

/** The lightbox in the address of the page: one query parameter, counted from 1 among all pictures of the series. */
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
  /** Known as soon as it is opened: the page is told of its new address when there is time. */
  const isOpenedHere = useRef(false);
  useEffect(() => {
    isOpenedHere.current = entry?.isOpenedHere ?? false;
  }, [entry]);
  const stay = { preventScrollReset: true };
  const value = new URLSearchParams(search).get(query);
  const position = indexAsked(value, total);
  const isAtHand = position !== undefined && position >= first && position < first + count;
  const asked = isAtHand ? position - first : undefined;
  return {
    asked,
    isExact: position !== undefined && value === String(position + 1),
    open: (index) => {
      isOpenedHere.current = true;
      navigate(addressOf(index), { ...stay, state: { isOpenedHere: true } satisfies EntryState });
    },
    page: (index) => navigate(addressOf(index), { ...stay, replace: true, state: entry }),
    close: () => {
      // A visitor who came straight to the picture has no page of ours to go back to.
      if (isOpenedHere.current) navigate(-1);
      else navigate(addressOf(), { ...stay, replace: true });
    },
  };
}
