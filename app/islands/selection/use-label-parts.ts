import { useEffect, useState } from 'react';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { QrCode } from '#app/ui/qr-code.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';

type LabelledWork = Pick<LoadedWork, 'id' | 'path'>;

export interface LabelParts {
  readonly translated: readonly (readonly LoadedWork[])[];
  /** By id; codes lead to the pages of the works. */
  readonly codes: ReadonlyMap<number, QrCode>;
}

export const NO_PARTS: LabelParts = { translated: [], codes: new Map() };

type LabelPartsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | { readonly status: 'ready'; readonly parts: LabelParts };

interface WantedParts {
  readonly works: readonly LabelledWork[];
  readonly isInAllLanguages: boolean;
  readonly siteUrl: string | undefined;
}

/** Synchronizes with the host. */
export function useLabelParts({ works, isInAllLanguages, siteUrl }: WantedParts): LabelPartsState {
  const [known, setKnown] = useState<{ wanted: string; parts: LabelParts | undefined }>();
  // A text as dependency: the works are new objects in every render.
  const wanted = JSON.stringify({
    works: works.map(({ id, path }) => ({ id, path })),
    isInAllLanguages,
    siteUrl,
  } satisfies WantedParts);
  const isKnown = known?.wanted === wanted;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    const settle = (parts?: LabelParts) => isWanted && setKnown({ wanted, parts });
    loadParts(JSON.parse(wanted)).then(settle, () => settle());
    return () => {
      isWanted = false;
    };
  }, [isKnown, wanted]);
  if (!isKnown) return { status: 'loading' };
  if (!known.parts) return { status: 'failed', tryAgain: () => setKnown(undefined) };
  return { status: 'ready', parts: known.parts };
}

async function loadParts({ works, isInAllLanguages, siteUrl }: WantedParts): Promise<LabelParts> {
  if (works.length === 0) return NO_PARTS;
  const languages = isInAllLanguages ? otherLanguages(pageLanguage()) : [];
  const ids = works.map(({ id }) => id);
  const [translated, code] = await Promise.all([
    Promise.all(languages.map((language) => loadWorks(ids, language))),
    siteUrl !== undefined && import('#app/ui/qr-code.ts'),
  ]);
  const codes = code
    ? works.map(({ id, path }) => [id, code.qrCode(siteUrl + urlOf(path))] as const)
    : [];
  return { translated, codes: new Map(codes) };
}
