/** British spellings of the field's words and how they are written in the knowledge base. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/haem/g, 'hem'],
  [/aemi/g, 'emi'],
  [/(?<=n|p|c|f|r)ae(?=v[iu]|sth|d[io]|c[aeiou]|via|sar)/g, 'e'],
  [/(?<=^|[a-z])aesth/g, 'esth'],
  [/^aetio/, 'etio'],
  [/oe(?=dem|soph|str[aio])/g, 'e'],
  [/(?<=rrh|pn|^f|^am)oe(?=a|i|t|b)/g, 'e'],
  [/^coeliac/, 'celiac'],
  [/leuc(?=o|a|em)/g, 'leuk'],
  [/sulph/g, 'sulf'],
  [/(tum|col|od|fav|lab|behavi|vap|hum|harb)our/g, '$1or'],
  [/manoeuv/g, 'maneuv'],
  [/(cent|lit|met|tit|fib|calib|theat)re(?=s?$)/g, '$1er'],
  [/(?<=[aeiou][lmnrtvgkc]|at|sm)is(?=(?:e[ds]?|ing|ations?)$)/, 'iz'],
  [/(?<=(?:para|ana|ly|dia|hydro|cata|haemo|hemo)l?)ys(?=(?:e[ds]?|ing)$)/, 'yz'],
  [/artefact/, 'artifact'],
  [/^ageing$/, 'aging'],
];
const BRITISH = /ae|oe|our|re$|res$|is(?:e|ing|ation)|leuc|sulph|ys(?:e|ing)|artefact|ageing/;

/** A folded word in the American spelling: "ischaemic" and "ischemic" meet. Only equal results mean equal words. */
export function american(word: string): string {
  if (word.length < 5 || !BRITISH.test(word)) return word;
  return SPELLINGS.reduce((said, [british, here]) => said.replace(british, here), word);
}
