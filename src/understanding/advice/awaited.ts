import { GENES, STAINS } from '../data/form-fields.js';

const AWAITED =
  /^([A-Za-z0-9][\w /&+,.()-]{1,90}?)\s+(?:(?:is|are|was|were|has been|have been|will be) )?(?:requested|awaited|pending|ordered|to follow|in progress|underway|sent(?: away| off)?|collected|advised|suggested|recommended)(?: separately)?\W*$/i;
/** "Await cytogenetics", "Awaiting the FISH results" */
const AWAITING = /^await(?:ing)? (?:the )?([A-Za-z0-9][\w /&+,.()-]{1,60}?)\W*$/i;
const NAMED = new RegExp(
  `^(?:${GENES}|${STAINS}|er|pr|her-?2|neu|ki-?67|mmr|msi|pd-?l1|ihc|fish|mlh-?1|immuno\\w+|cytogenetics?|karyotype|molecular|\\w*methylation|ngs|[acdefghiklmnpqrstvwy]\\d{2,4}[acdefghiklmnpqrstvwy])$`,
  'i',
);
const BESIDE = new Set(
  'promoter testing test tests studies study analysis status gene genes panel for and of on the mutation mutations profile markers stains result results report final formal'.split(
    ' ',
  ),
);

/** "BRAF V600E and MLH1 promoter methylation requested": tests of genes and cells by name that have no answer yet. */
export function isAwaited(words: string): boolean {
  const named = AWAITED.exec(words.trim())?.[1] ?? AWAITING.exec(words.trim())?.[1];
  if (named === undefined) return false;
  const parts = named.split(/[\s/&+,.()]+/).filter((part) => part !== '');
  return (
    parts.some((part) => NAMED.test(part)) && parts.every((part) => NAMED.test(part) || BESIDE.has(part.toLowerCase()))
  );
}
