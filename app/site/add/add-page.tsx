import { renderToString } from 'react-dom/server';
import {
  EDITOR_DATA_ID,
  EDITOR_ID,
  EditorApplication,
  type EditorSource,
} from '#app/editor/editor.tsx';
import { phrasesOf } from '#app/editor/fields/phrases.ts';
import { definePage } from '#app/site/define-page.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import hideUntilChosen from '#app/ui/hide-until-chosen.js?inline-script';

export const addPage = definePage('/add', {
  isInternal: true,
  isApplication: true,
  headScript: () => hideUntilChosen,
  page({ site, t, path }) {
    const { catalogue, categories, allWorks } = site;
    const source: EditorSource = {
      nextId: Math.max(0, ...allWorks.map(({ id }) => id)) + 1,
      // Part of the HTML: loaded later, the phrases would push the form down.
      suggestions: phrasesOf(catalogue),
      categories,
      repository: catalogue.site.repository,
    };
    // Rendered separately, as it is hydrated: ids would differ inside the page.
    const markup = renderToString(<EditorApplication path={path} {...source} />);
    return {
      title: t('add.title'),
      description: t('summary.add'),
      content: (
        <>
          {/* Inert until hydration, because hydration would discard earlier input. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it. */}
          <div id={EDITOR_ID} inert dangerouslySetInnerHTML={{ __html: markup }} />
          <DataScript id={EDITOR_DATA_ID} data={source} />
        </>
      ),
    };
  },
});
