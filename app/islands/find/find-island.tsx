import { hydrateRoot } from 'react-dom/client';
import { keepingPlace } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext } from '#app/ui/island.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { AllWorks } from './all-works.tsx';
import type { FindSource } from './choice.ts';
import { worksPageOf } from './find.client.ts';
import { loadSearch } from './works-on-show.ts';

export async function mountFind(context: IslandContext<FindSource>): Promise<typeof choose> {
  const { container, data, labels, fail } = context;
  const search = await loadSearch();
  hydrateRoot(
    container,
    <AllWorks page={worksPageOf(container)} source={data} labels={labels} search={search} />,
    keepingPlace(container, fail),
  );
  return choose;
}

// Keeps the choice in the URL, for sharing, bookmarks and Back.
function choose(query: string): void {
  const path = urlOf(paths(pageLanguage()).allWorks());
  // The title, the head and the link to the other language belong to the page of a value.
  if (location.pathname !== path) location.assign(path + query);
  else {
    history.pushState(null, '', path + query);
    dispatchEvent(new PopStateEvent('popstate'));
  }
}
