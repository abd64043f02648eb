import { BODY_LABELS } from './data/body-labels.js';
import { headingKey } from './heading-index.js';
import type { SectionKind, Sentence } from './types.js';

/** Where a report concludes or plans: "Adrenal nodule: MRI in 3 months" states the nodule. */
const CONCLUDES: ReadonlySet<SectionKind> = new Set(['impression', 'recommendation', 'plan', 'follow_up', 'addendum']);

/** What is to be done about it, by its own name: a test or a visit. */
const ORDER =
  /^\W*(?:(?:for|needs?|please|consider|suggest|recommend|advise|then|to) +)?(?:(?:urgent|routine|early|repeat|yearly|annual|interval|follow[- ]?up|gated|contrast|guided|dedicated|outpatient|elective|formal|short|targeted|ultrasound[- ]guided|\d+[- ](?:month|week|year)(?:ly)?) +)*(?:mri|mr|ct|cta|mra|pet|us|ultrasound|x-?ray|echo\w*|colonoscop\w+|endoscop\w+|egd|ercp|mrcp|eus|biops\w+|aspiration|fna|imaging|follow[- ]?up|surveillance|refer\w*|see|clinic|\w+ (?:clinic|referral|review|consult\w*)|consult\w*|physio\w*|physical therapy|exercise test|stress test|holter|dexa)\b/i;

/** Names of operations, as printed before what was joined or put in. */
const DEED =
  /(?:ectomy|otomy|ostomy|plasty|pexy|desis|rrhaphy|lysis)\b|\b(?:cabg|avr|mvr|orif|tavr|pci|bypass|graft\w*|repair|replacement|resection|excision|reconstruction|fixation|fusion|revision|reduction|decompression|ligation|release|biopsy|debridement|hysteroscopy|arthroscopy|stent\w*)\b/i;
const FIELD =
  /\b(?:name|date|type|kind|title|code|cpt|site|side|indications?|reasons?|findings?|complications?|consent|surgeons?|operator|assistants?|an(?:a)?esthesia|position|status|results?|history|diagnos[ei]s|procedures?|operations?|surger(?:y|ies)|performed|pre-?op\w*|post-?op\w*|specimens?|approach|technique|details|description|comments?|plan|margins?|time)\b/i;

/** "No evidence of ACS: troponin negative": what is denied, and no name of a field. */
const DENIES =
  /^\W*(?:no (?!of\b|\.)|without |negative for |absence of )(?:\w+ ){0,3}(?:evidence|signs?|features?|symptoms?|indication|suggestion|suspicion|concern)?\s?(?:of|for)?\b/i;

/** Words before a colon that state something themselves: they belong to their sentence and head nothing. */
export function isStatement(label: NonNullable<Sentence['label']>, behind: string, section: SectionKind): boolean {
  const words = label.text.trim().split(/\s+/).length;
  if (words >= 2 && DENIES.test(label.text)) return true;
  if (isFieldName(label.text)) return false;
  if (section === 'procedures') return DEED.test(label.text) && /^\s*:[^:]*[A-Za-z]{3}/.test(behind);
  return words >= 2 && CONCLUDES.has(section) && isOrder(behind);
}

/** The name of a part of the body or of a field of a form. */
export function isFieldName(label: string): boolean {
  return BODY_LABELS.has(headingKey(label)) || FIELD.test(label);
}

/** What follows the colon is to be done. */
export function isOrder(behind: string): boolean {
  return ORDER.test(behind.replace(/^\s*:\s*/, ''));
}
