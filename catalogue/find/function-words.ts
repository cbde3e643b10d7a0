/** What joins other words and tells nothing by itself, from three letters on; shorter ones are left out by their length. */
const FUNCTION_WORDS = new Set(
  `
  без был была были было быть вам вас ведь весь все всё всего всей всем всех всю вся вот где даже для его ему если есть
  еще ещё или ими как какой кем когда кого кому который которая которое которые которого которой которую которых кто куда
  лишь меня мне мной много мог может можно мой моя мое моё мои над надо нам нас наш наша наши него нее неё ней нем нём ним
  них ничего никто никогда ничто однако она они оно опять перед под пока после потом потому почему почти при про раз разве
  сам сама сами само самый самая самое самые свой своя свое своё свои своего своей своих себе себя сейчас так такая такие
  такой такое там тебя тем теперь тех той только том тот тоже того тогда тому туда тут уже хоть хотя чего чей чем через что
  чтоб чтобы чуть эта эти этим этих это этого этой этом этому этот эту был нибудь либо ради между около также будут будто будет
  буду будем здесь вместо всегда больше меньше более менее лучше дальше зато
  about above after again all also although always among and another any anything are around because been before being below
  between both but came can could did does doing done down each either else even ever every everything few for from further
  get gets getting got had has have having her here hers herself him himself his how however into its itself just let like
  made make many may might more most much must neither never nobody none nor not nothing now off often once one only onto
  other others our out over own put quite rather said same say says see seen several shall she should since some something
  soon still such than that the their theirs them themselves then there these they thing things this those though through
  thus too under until upon very was well went were what whatever when where whether which while who whom whose why will
  with within without would yet you your yours
  `
    .trim()
    .split(/\s+/),
);

/** @param word in lower case */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
