import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isCategory } from '#catalogue/categories.ts';
import type { Language } from '#catalogue/language.ts';
import { paths, WORK_QUERY } from '#catalogue/paths.ts';
import type { WorkPage } from '#catalogue/work-view.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { fileAddress } from '../../lib/base-path.ts';
import { dataPath, decodePageData, fetchDataAhead } from '../../lib/page-data.ts';

/**
 * The work that the address of the contacts page names, once it is known; nothing for an unknown one.
 *
 * The outside system is the host: the page is the same file whatever the query, so the work is asked for when it is
 * needed, first its category and then its page's own data.
 */
export function useAskedWork(): WorkPage | undefined {
  const id = useSearchParams()[0].get(WORK_QUERY) ?? '';
  const language = useLanguage();
  const [work, setWork] = useState<WorkPage>();
  useEffect(() => {
    setWork(undefined);
    if (!/^[1-9]\d*$/.test(id)) return;
    let isAsked = true;
    loadWork(id, language).then(
      (loaded) => isAsked && setWork(loaded),
      // Without it, the page is still the page with all contacts.
      () => {},
    );
    return () => {
      isAsked = false;
    };
  }, [id, language]);
  return work;
}

async function loadWork(id: string, language: Language): Promise<WorkPage | undefined> {
  const categories: Record<string, string> = await (await fetch(fileAddress(WORKS_FILE))).json();
  const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
  if (!category || !isCategory(category)) return;
  const page = paths(language).artwork({ category, id: Number(id) });
  const routes = await decodePageData(await fetchDataAhead(dataPath(fileAddress(page.slice(1)))));
  for (const { data } of Object.values(routes)) {
    const { work } = (data ?? {}) as { work?: WorkPage };
    // The data may be of another build.
    if (work && 'photo' in work && String(work.id) === id) return work;
  }
}
