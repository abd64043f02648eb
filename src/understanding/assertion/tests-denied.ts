import type { Token } from '../../knowledge/index.js';

/** Names of dyes and of tests for germs. */
const TEST =
  /^(?:stain(?:s|ing)?|immuno\w*|ihc|fish|pcr|cultures?|serolog\w+|afb|zn|ziehl|neelsen|fite|pas|pas-?d|gms|grocott|giemsa|gram|congo|red|warthin|starry|trichrome|perls|mucicarmine|eber|cmv|hsv|hhv-?8|hpv|ebv|p16|p53|tb|acid|fast|bacilli|special|fungal|for|on|and|or|the|all|both|with|by|is|are|was|were|-|\/|&|\+|d)$/;
const TESTED =
  /^(?:stain(?:s|ing)?|immuno\w*|ihc|pcr|cultures?|serolog\w+|afb|zn|pas|pas-?d|gms|grocott|giemsa|eber|fite)$/;

/** Names of blood tests, and of germs that are tested for beside them. */
const BLOOD_TEST =
  /^(?:ana|anas|c-?anca|p-?anca|ancas?|ena|dsdna|anti|ds|dna|ccp|rf|rheumatoid|factor|hiv|hbv|hcv|hbsag|hepatitis|b|c|viral|vdrl|rpr|syphilis|cmv|ebv|monospot|covid|sars|cov|influenza|flu|rsv|strep|malaria|dengue|typhoid|legionella|gonorrh?oea|chlamydia|toxoplasma|brucella|quantiferon|igra|troponins?|dimers?|d|hcg|bhcg|coombs|dat|pregnancy|dipstick|tests?|screen|panel|antibod(?:y|ies)|antigens?|swab|and|or|the|\d+|-|\/|&)$/;
const BLOOD_TESTED =
  /^(?:ana|anas|c-?anca|p-?anca|ancas?|ena|dsdna|ccp|rf|hiv|hbv|hcv|hbsag|hepatitis|vdrl|rpr|syphilis|monospot|covid|quantiferon|igra|troponins?|dimers?|hcg|bhcg|coombs|dat)$/;

/**
 * "Proteinuria, type 2 diabetes, ANA negative": the comma behind which alone blood tests are named, where what stands
 * before it is no short form of another test.
 */
export function beforeBloodTests(tokens: readonly Token[], at: number, from: number): number | undefined {
  let tested = false;
  let begins: number | undefined;
  for (let i = at - 1; i >= from; i--) {
    const text = tokens[i]?.text ?? '';
    if (text === ',') begins = i;
    else if (BLOOD_TEST.test(text)) tested ||= BLOOD_TESTED.test(text);
    else return tested && begins !== undefined && !endsInCode(tokens, begins, from) ? begins : undefined;
  }
  return undefined;
}

/** Whether what stands before a comma, up to the next one, holds a short form: "IgA, C3, ANA negative". */
function endsInCode(tokens: readonly Token[], comma: number, from: number): boolean {
  for (let i = comma - 1; i >= from && tokens[i]?.text !== ','; i--)
    if (tokens[i]?.caps === 'upper' || /\d[a-z]|[a-z]\d/.test(tokens[i]?.text ?? '')) return true;
  return false;
}

/** "A granuloma, AFB and PAS stains negative": the comma behind which tests are named, and only they are negative. */
export function beforeTests(tokens: readonly Token[], at: number, from: number): number | undefined {
  let tested = false;
  let begins: number | undefined;
  for (let i = at - 1, end = at; i >= from; i--) {
    const text = tokens[i]?.text ?? '';
    if (text === ',') {
      if (end - i < 2) return undefined;
      begins = i;
      end = i;
    } else if (!TEST.test(text)) return tested ? begins : undefined;
    else if (TESTED.test(text)) tested = true;
  }
  return undefined;
}
