import { definePage } from '#app/site/define-page.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import primitives from '#app/ui/primitives.module.css';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { destinationOf } from '#catalogue/paths/lost-path.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';
import styles from './not-found.module.css';

const SUGGESTED_WORKS_COUNT = 3;

export const notFoundPage = definePage('/404', {
  isInternal: true,
  headScript: lostPathScript,
  page: ({ site, t }) => ({
    title: t('pageNotFound'),
    description: t('summary.notFound'),
    content: (
      <div className={styles.root}>
        <p aria-hidden="true">404</p>
        <h1>{word('pageNotFound')}</h1>
        <PageLink className={primitives.button} to={site.pathTo.home}>
          {word('button.home')}
        </PageLink>
        <WorkStrip
          heading={t('lookAround')}
          works={site.newest(SUGGESTED_WORKS_COUNT)}
          lines="wrapped"
        />
      </div>
    ),
  }),
});

/** Redirects former paths, as some hosts cannot. `destinationOf` is copied as text. */
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
