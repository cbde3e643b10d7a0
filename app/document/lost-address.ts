import { fileAddress } from '#app/base-path.ts';
import { WORKS_FILE } from '#catalogue/catalogue.ts';
import { destinationOf } from '#catalogue/site/lost-address.ts';
import { otherLanguages } from '#catalogue/words/language.ts';

/** The script of `404.html`: the rule for lost works and posts, for hosts that cannot redirect. */
export function lostAddressScript(): string {
  const base = fileAddress('');
  return `{
const base=${JSON.stringify(base)},languages=${JSON.stringify(otherLanguages())},destinationOf=${destinationOf};
const path=location.pathname.slice(base.length-1);
if(destinationOf(path,{},languages))fetch(base+${JSON.stringify(WORKS_FILE)}).then((answer)=>answer.json()).catch(()=>({})).then((works)=>{
const destination=destinationOf(path,works,languages);
if(destination)location.replace(base.slice(0,-1)+destination);
});
}`;
}
