import { renderToString } from 'react-dom/server';
import { ADD_DATA_ID, ADD_ID, AddApplication, type AddSource } from '#app/add/add-application.tsx';
import { phrasesOf } from '#app/add/form/phrase-lists.ts';
import { definePage } from '#app/site/define-page.ts';
import { DataScript } from '#app/ui/data-script.tsx';

/** Spec §2: the default id is the highest plus one. */
export const addPage = definePage('/add', {
  // The preview is a card of the gallery.
  styles: ['gallery'],
  isInternal: true,
  isApplication: true,
  page({ site, t, path }) {
    const { catalogue, language, categories, allWorks } = site;
    const source: AddSource = {
      nextId: Math.max(0, ...allWorks.map(({ id }) => id)) + 1,
      // Part of the HTML: loaded later, the phrases would push the form down.
      phrases: phrasesOf(catalogue),
      translations: catalogue.vocabularies[language] ?? {},
      categories,
    };
    return {
      title: t('add.title'),
      description: t('summary.add'),
      content: <HydratedApplication source={source} path={path} />,
    };
  },
});

interface HydratedApplicationProps {
  readonly source: AddSource;
  readonly path: string;
}

function HydratedApplication({ source, path }: HydratedApplicationProps) {
  // Rendered separately, as it is hydrated: ids would differ inside the page.
  const markup = renderToString(<AddApplication path={path} {...source} />);
  return (
    <>
      {/* Inert until hydration, because hydration would discard earlier input. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered. */}
      <div id={ADD_ID} inert dangerouslySetInnerHTML={{ __html: markup }} />
      <DataScript id={ADD_DATA_ID} data={source} />
    </>
  );
}
