import { renderToString } from 'react-dom/server';
import { ADD_DATA_ID, ADD_ID, AddApplication, type AddSource } from '#app/add/add-application.tsx';
import { phrasesOf } from '#app/add/form/phrase-lists.ts';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { dataText } from '#catalogue/metadata/markup.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Spec §2: the default id is the highest plus one. */
export function addPage({ language }: PageRequest<'/add'>): FoundPage {
  const catalogue = readCatalogue();
  const ids = catalogue.works.map(({ entry }) => entry.id);
  const source: AddSource = {
    nextId: Math.max(0, ...ids) + 1,
    // Part of the HTML: loaded later, it would push the form down.
    phrases: phrasesOf(catalogue),
    translations: catalogue.vocabularies[language] ?? {},
    categories: Object.keys(catalogue.site.categories),
  };
  // Rendered separately, as it is hydrated: ids would differ inside the page.
  const markup = renderToString(<AddApplication path={paths(language).add} {...source} />);
  return {
    content: (
      <>
        {/* Inert until hydration: React would undo earlier input. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered. */}
        <div id={ADD_ID} inert dangerouslySetInnerHTML={{ __html: markup }} />
        <script
          type="application/json"
          id={ADD_DATA_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
          dangerouslySetInnerHTML={{ __html: dataText(source) }}
        />
      </>
    ),
  };
}
