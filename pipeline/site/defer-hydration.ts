import { LIGHTBOX_QUERY, PHOTO_QUERY } from '#catalogue/paths.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const MODULE_SCRIPT = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;
const MODULE_PRELOAD = /<link rel="modulepreload" href="(?<address>[^"]+)"\/>/g;
const STATIC_IMPORT = /^import (?:\* as (?<name>\w+) from )?"(?<address>[^"]+)";?$/;

/** For how long an idle browser may keep the page waiting, in milliseconds. */
const LONGEST_IDLE_WAIT_MS = 3000;

/** Queries that open something on the page at once: the lightbox, which needs its scripts. */
const HURRIED_QUERIES = [LIGHTBOX_QUERY, PHOTO_QUERY];

/**
 * Lets the scripts of a page wait until it has loaded and the browser is idle, or for the first touch of the
 * visitor, whichever comes first: the painting comes before them, and until then the page is plain HTML. It stays so
 * when they do not come.
 *
 * @param html as React Router prerenders it: preloaded modules, and one module script that imports them
 * @throws {UnexpectedPageError} when it does not look like that.
 */
export function deferHydration(html: string): string {
  const code = MODULE_SCRIPT.exec(html)?.groups?.code;
  if (!code) throw new UnexpectedPageError('A page has no module script that could be deferred');
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map((match) => match.groups?.address);
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(
      MODULE_SCRIPT,
      () => `<script type="module" async="">${starter(code, preloads)}</script>`,
    );
}

/**
 * Until scripts are in charge, lets go of all that is still loading when a link is followed. Where a network lets
 * answers begin and never end, they hold every connection to the host, and the next page would wait for one.
 */
const LET_GO = `addEventListener("click",(event)=>{
const link=event.target.closest("a");
const isLeaving=link&&!link.target&&link.host===location.host&&link.pathname!==location.pathname;
if(isLeaving&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&!("hydrated" in document.documentElement.dataset))stop();
},true);`;

/** The same imports, begun later: `import * as a from "b"` becomes `import("b")`, resolved under the same name. */
function starter(code: string, preloads: readonly (string | undefined)[]): string {
  const lines = code.split('\n').map((line) => line.trim());
  const imports = lines.flatMap((line) => {
    const groups = STATIC_IMPORT.exec(line)?.groups;
    return groups ? [{ name: groups.name, address: groups.address }] : [];
  });
  const rest = lines.filter((line) => line !== '' && line !== ';' && !STATIC_IMPORT.test(line));
  if (imports.length === 0 || rest.some((line) => line.startsWith('import '))) {
    throw new UnexpectedPageError(`A page starts its scripts in an unknown way: ${code}`);
  }
  const names = imports.map(({ name }, index) => name ?? `unnamed${index}`);
  // Waited for, so that what becomes of the last import is heard of too.
  const awaited = rest.map((line) => line.replace(/^import\(/, 'await import('));
  const calls = imports.map(({ address }) => `import(${JSON.stringify(address)})`);
  return `${LET_GO}
let isStarted=false;
const run=async()=>{
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names.join(',')}]=await Promise.all([${calls.join(',')}]);
${awaited.join('\n')}
};
const start=()=>{
if(!isStarted)run().catch(console.warn);
isStarted=true;
};
const startWhenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${LONGEST_IDLE_WAIT_MS}}):setTimeout(start,1);
for(const type of ["pointerdown","touchstart","keydown","wheel"])addEventListener(type,start,{once:true,capture:true,passive:true});
if(${JSON.stringify(HURRIED_QUERIES)}.some((name)=>new URLSearchParams(location.search).has(name)))start();
document.readyState==="complete"?startWhenIdle():addEventListener("load",startWhenIdle,{once:true});`;
}
