import { byOpening } from './openings.js';
import type { SectionKind } from './types.js';

const MEDS = '(?:meds?|medications?|medicines?|drugs?|treatments?|therapy|prescriptions?|rx|tx|tablets)';
const GIVEN = '(?:advised|prescribed|recommended|continued|supplied|dispensed|given|list|chart|plan|to be continued)';
const LEAVING = '(?:discharge|d c|dc|disch|home|going home|leaving|release)';
const STAYED =
  '(?:hospital|(?:the )?ward|stay|admission|icu|itu|hdu|picu|nicu|ed|er|a e|casualty|theatre|emergency (?:department|room)|labou?r ward)';
const DEED =
  '(?:op|operation|surgery|laparoscopy|laparotomy|theatre|procedure|endoscopy|ogd|egd|gastroscopy|colonoscopy|bronchoscopy|cystoscopy|hysteroscopy|arthroscopy|angiography|angiogram|cath(?:eteri[sz]ation)?)';
const COMING = '(?:arrival|presentation|admission|review|assessment|triage|transfer|attendance)';

const AHEAD =
  '(?:(?:discharge|further|future|post discharge|ongoing|outpatient|suggested) )?(?:plans?|recommendations?|advice|instructions?|actions?|next steps|appointments?|requests?)';
const FOLLOW = '(?:follow ?ups?|f u|fu|review|appointments?)';
const READERS =
  '(?:gps?|pcp|(?:the |your )?(?:family|primary care|referring) (?:doctor|physician|practitioner)|general practi(?:ce|tioner)|primary care|patient|(?:the )?practice)';

/** Headings by the words that they are made of, whatever house wrote them. */
const MADE_OF: readonly (readonly [RegExp, SectionKind])[] = [
  [new RegExp(`^(?:(?:current|final|continuing|ongoing) )?${MEDS}(?: ${GIVEN})* (?:(?:on|at|upon|after|for|following|post|to take|to) )+(?:the )?(?:time of )?${LEAVING}$`), 'discharge_medications'],
  [new RegExp(`^(?:(?:principal|main|final|primary|working) )?(?:dx|diagnos[ei]s|diagnoses) (?:on|at|upon) (?:the )?(?:time of )?${LEAVING}$`), 'discharge_diagnosis'],
  [/^(?:(?:principal|main|working|presumptive|provisional) )?(?:dx|diagnos[ei]s|diagnoses) (?:on|at|upon) (?:admission|arrival|adm|presentation)$/, 'admission_diagnosis'],
  [new RegExp(`^${LEAVING} (?:${MEDS})(?: ${GIVEN})?$`), 'discharge_medications'],
  [new RegExp(`^(?:current|usual|regular|long term|present) ${MEDS}$`), 'medications'],
  [new RegExp(`^(?:${MEDS} )?changes?(?: (?:made|today|this visit|in clinic|at this visit|since last (?:visit|review|clinic)))+$`), 'plan'],
  [new RegExp(`^(?:mx|management|events|course|progress|interventions|care|${MEDS})(?: (?:given|received))? (?:in|during|on|while in|at) ${STAYED}$`), 'hospital_course'],
  [/^(?:treatment|rx|tx|therapy)s? (?:given|received)$/, 'hospital_course'],
  [new RegExp(`^findings (?:at|during|in|on|from) (?:the )?${DEED}$|^(?:intra ?op(?:erative)?|op|operation|theatre|laparoscopic|arthroscopic) findings$`), 'procedures'],
  [new RegExp(`^(?:obs|observations|vitals?|vital signs) (?:on|at) (?:${COMING}|${LEAVING})$|^(?:adm|admission|arrival|discharge|d c|ed|triage) (?:obs|observations)$`), 'vitals'],
  [new RegExp(`^(?:exam|examination|findings|clinical (?:state|status|findings)|status|physical) (?:on|at|upon) ${COMING}$|^mse(?: (?:on|at) .+)?$`), 'physical_exam'],
  [new RegExp(`^(?:clinical )?(?:status|state|condition) (?:on|at|upon) ${LEAVING}$`), 'condition'],
  [/^(?:presenting|presented(?: with)?|presents with|c o|hpc|hopc|hopi|pc hpc|presenting (?:history|story))$/, 'history_present'],
  [/^(?:other|active|ongoing|further|chronic|current|main|key)(?: (?:active|medical|clinical))* (?:problems|issues|conditions|diagnos[ei]s|dx)$|^other active$/, 'diagnosis'],
  [/^(?:bloods?|blood tests|ix|invx?|invs|tests done)(?: (?:on|at) .{3,20})?$/, 'results'],
  [/^(?:gp )?(?:please|pls|plse)(?: (?:could|would|can|will) you(?: please)?)?$|^plan (?:for |and )?(?:gp|pcp)(?: please| pls)?$|^for (?:gp|pcp|the gp|practice) (?:please|pls|to do|to action)$/, 'plan'],
  [new RegExp(`^${AHEAD}(?: (?:and )?${AHEAD})* (?:and )?${FOLLOW}(?: ${AHEAD})?$|^${FOLLOW} (?:and )?${AHEAD}(?: (?:and )?${AHEAD})*$`), 'follow_up'],
  [new RegExp(`^${AHEAD}(?: (?:and |or )?${AHEAD})+$|^${AHEAD}(?: (?:and |or )?${AHEAD})* (?:to|for) ${READERS}$`), 'plan'],
  [/^changes? (?:to|in|of) (?:(?:the |your |regular |usual )?(?:medications?|medicines?|treatment|drugs?|prescriptions?))$/, 'discharge_medications'],
  [/^(?:outstanding|awaited|pending) (?:at|on) (?:transfer|discharge|d c)$/, 'pending'],
  [/^(?:r v|tcu|(?:clinic|next) (?:review|visit|clinic|appointment)|rtc)$/, 'follow_up'],
  [/^(?:ceilings? of care|escalation status|treatment escalation(?: plan)?|tep|dnac?pr|dnr|acp|goals of care|eol|escalation plan|limits of care)$/, 'condition'],
]; // biome-ignore format: one rule a line
const madeOfFor = byOpening(MADE_OF, ([pattern]) => pattern);

/** What a heading in its comparable form opens by the words that it is made of; null for any other. */
export function madeOf(key: string): SectionKind | null {
  if (key.length < 2 || key.length > 60) return null;
  for (const [pattern, kind] of madeOfFor(key)) if (pattern.test(key)) return kind;
  return null;
}
