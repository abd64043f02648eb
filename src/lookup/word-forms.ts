/** Endings of words that are one word in another form: "hypertensive" is asked about as "hypertension". */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tic$/, ['sis', 'tis', 't', 'te', 'sia']],
  [/ical$/, ['y', 'ic', 'ia', 'is']],
  [/ally$/, ['al', '']],
  [/emic$/, ['emia']],
  [/uric$/, ['uria']],
  [/ic$/, ['ia', 'y', 'is', '', 'e', 'us', 'a']],
  [/sive$/, ['sion', 'se']],
  [/tive$/, ['tion', 'te', 't']],
  [/tory$/, ['tion', 'te']],
  [/ous$/, ['', 'us', 'is', 'e', 'a', 'ia']],
  [/eal$/, ['us', 'a', 'e', 'x', 'um']],
  [/al$/, ['', 'a', 'e', 'um', 'us', 'is', 'on']],
  [/ar$/, ['e', 'a', 'us', 'ar']],
  [/ary$/, ['', 'a', 'e']],
  [/oid$/, ['', 'a']],
  [/ized$/, ['ize', 'ization']],
  [/ization$/, ['ize', 'ized']],
  [/ectomized$/, ['ectomy']],
  [/ied$/, ['y']],
  [/ated$/, ['ation', 'ate']],
  [/ed$/, ['', 'e', 'ion', 'ing']],
  [/ing$/, ['', 'e', 'ed', 'ion']],
  [/ation$/, ['ate', 'e', 'ated', '']],
  [/ion$/, ['ed', 'e', '']],
  [/opathic$/, ['opathy']],
  [/scopic(?:ally)?$/, ['scopy']],
  [/graphic(?:ally)?$/, ['graphy', 'gram']],
  [/graphy$/, ['gram', 'graph']],
  [/gram$/, ['graphy', 'graph']],
  [/ness$/, ['']],
  [/ity$/, ['', 'e', 'ous']],
  [/ly$/, ['', 'e']],
  [/ist$/, ['y', 'ic']],
  [/ism$/, ['', 'ic']],
  [/ment$/, ['', 'ed']],
  [/er$/, ['', 'e']],
];

/** Other forms that this word may have, the likelier first. Not all of them are words. */
export function otherForms(word: string): string[] {
  if (word.length < 5) return [];
  const forms: string[] = [];
  for (const [ending, others] of FORMS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    if (stem.length < 3) continue;
    for (const other of others) forms.push(stem + other);
  }
  // The other way: "anemia" typed where only "anemic" is known.
  if (/[ia]$|y$|is$/.test(word)) forms.push(word.replace(/(?:ia|y|is|a)$/, 'ic'), word.replace(/(?:sis)$/, 'tic'));
  return forms.filter((form) => form !== word);
}
