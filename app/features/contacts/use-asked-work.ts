import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { isCategory } from '#catalogue/categories.ts';
import { paths, WORK_QUERY } from '#catalogue/paths.ts';
import type { WorkPage } from '#catalogue/work-view.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { fileAddress } from '../../lib/base-path.ts';
import { asPart } from '../../lib/part-of-page.ts';

/**
 * The work that the address of the contacts page names, once it is known; nothing for an unknown one.
 *
 * The outside system is the host: the page is the same file whatever the query, so the work is asked for when it is
 * needed, first its category and then its page's own data.
 */
export function useAskedWork(): WorkPage | undefined {
  const id = useSearchParams()[0].get(WORK_QUERY) ?? '';
  const language = useLanguage();
  const { load, data } = useFetcher<{ work?: WorkPage }>();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    setKnown(false);
    if (!/^[1-9]\d*$/.test(id)) return;
    const request = new AbortController();
    fetch(fileAddress(WORKS_FILE), { signal: request.signal })
      .then((answer) => answer.json())
      .then((categories: Record<string, string>) => {
        const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
        if (!category || !isCategory(category)) return;
        setKnown(true);
        return load(asPart(paths(language).artwork({ category, id: Number(id) })));
      })
      // Without it, the page is still the page with all contacts.
      .catch(() => {});
    return () => request.abort();
  }, [id, language, load]);
  const work = data?.work;
  // The data may be of another build.
  const isWhole = work && 'photo' in work && String(work.id) === id;
  return isKnown && isWhole ? work : undefined;
}
