import { definePage } from '#app/site/define-page.ts';
import { NotFound } from '#app/site/not-found/not-found.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { destinationOf } from '#catalogue/paths/lost-address.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';

const SUGGESTED_WORKS_COUNT = 3;

export const notFoundPage = definePage('/404', {
  isInternal: true,
  headScript: lostPathScript,
  page: ({ site, t }) => ({
    title: t('pageNotFound'),
    description: t('summary.notFound'),
    content: <NotFound works={site.newest(SUGGESTED_WORKS_COUNT)} />,
  }),
});

/** Redirects former paths, as some hosts cannot. */
function lostPathScript(): string {
  const base = urlOf('');
  return `{
const base=${JSON.stringify(base)},languages=${JSON.stringify(otherLanguages())},destinationOf=${destinationOf};
const path=location.pathname.slice(base.length-1);
if(destinationOf(path,{},languages))fetch(base+${JSON.stringify(WORKS_FILE)}).then((response)=>response.json()).catch(()=>({})).then((works)=>{
const destination=destinationOf(path,works,languages);
if(destination)location.replace(base.slice(0,-1)+destination+location.search);
});
}`;
}
