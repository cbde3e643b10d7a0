import { destinationOf } from '#catalogue/lost-address.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';

/**
 * The page that a host shows for an address it does not have, made from the prerendered `/404`.
 *
 * It stands at addresses of other routes, which React could not take over, so it stays plain HTML. In place of
 * hydration it gets the rule for lost works and posts, for hosts that cannot redirect.
 *
 * @param html the prerendered not-found page
 * @param basePath with a slash at both ends
 */
export function notFoundPage(html: string, basePath: string): string {
  const ruleOfLostAddresses = `<script>{
const base=${JSON.stringify(basePath)},destinationOf=${destinationOf};
const path=location.pathname.slice(base.length-1);
if(destinationOf(path,{}))fetch(base+${JSON.stringify(WORKS_FILE)}).then((answer)=>answer.json()).catch(()=>({})).then((works)=>{
const destination=destinationOf(path,works);
if(destination)location.replace(base.slice(0,-1)+destination);
});
}</script>`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script(?! data-base)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace('</head>', () => `${ruleOfLostAddresses}</head>`);
}
