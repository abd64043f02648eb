import { singleSpaced } from '../../knowledge/index.js';
import { byOpening } from '../../reading/index.js';

/** Those whom a plan asks to do something. */
const PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/^(?:the |your |own )?gp'?s?(?: surgery)?$/i, 'your family doctor (GP)'],
  [/^(?:the |your )?(?:pcp|pmd|primary care)$/i, 'your family doctor'],
  [/^(?:dn'?s?|district nurses?)$/i, 'the district nurse'],
  [/^(?:phn|public health nurse)$/i, 'the public health nurse'],
  [/^(?:pn|practice nurse)$/i, 'the practice nurse'],
  [/^(?:cmw|community midwi(?:fe|ves))$/i, 'the community midwife'],
  [/^(?:hv|health visitor)$/i, 'the health visitor'],
  [/^(?:cpn|community psychiatric nurse)$/i, 'the mental health nurse'],
  [/^(?:hh rn|home health rn|home health|vna|visiting nurse)$/i, 'the home nurse'],
  [/^(?:ot)$/i, 'the occupational therapist'],
  [/^(?:physio|op physio)$/i, 'the physiotherapist'],
  [/^(?:dietitian|dietician)$/i, 'the dietitian'],
  [/^(?:slt|salt|slp)$/i, 'the speech and swallowing therapist'],
];
const peopleFor = byOpening(PEOPLE, ([pattern]) => pattern);
export const WHO = String.raw`(?:(?:the |your |own )?(?:GP'?s?(?: surgery)?|PCP|PMD|primary care)|DN'?s?|district nurses?|PHN|public health nurse|PN|practice nurse|CMW|community midwi(?:fe|ves)|HV|health visitor|CPN|community psychiatric nurse|HH RN|home health(?: RN)?|VNA|visiting nurse|OT|physio|OP physio|dieti[tc]ian|SLT|SALT|SLP)`;

export function whoIs(printed: string): string | null {
  const words = singleSpaced(printed).trim();
  return peopleFor(words).find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Clinics and teams by the short names of notes. */
const TEAMS: readonly (readonly [RegExp, string])[] = [
  [/^uro(?:logy)?$/i, 'urology (urinary tract)'],
  [/^(?:ortho(?:p(?:a)?edics?)?|t&o|orthop(?:a)?edic|ortho\/trauma)$/i, 'bone and joint'],
  [/^(?:fracture|#|fx)$/i, 'fracture'],
  [/^fracture liaison$/i, 'fracture prevention'],
  [/^(?:cardio|cards|cardiology|cardiac)$/i, 'heart'],
  [/^(?:hf|chf|heart failure)$/i, 'heart failure'],
  [/^(?:resp(?:iratory)?|chest|pulm(?:onology|onary)?|pulmonary)$/i, 'lung'],
  [/^(?:gastro(?:enterology)?|gi)$/i, 'stomach and bowel'],
  [/^(?:hepatology|liver|hepatobiliary|hpb)$/i, 'liver'],
  [/^(?:neuro(?:logy)?)$/i, 'nerve and brain'],
  [/^(?:stroke|tia)$/i, 'stroke'],
  [/^(?:nephro(?:logy)?|renal)$/i, 'kidney'],
  [/^(?:endo(?:crine|crinology)?)$/i, 'hormone'],
  [/^(?:diabetes|diabetic|dm)$/i, 'diabetes'],
  [/^(?:h(?:a)?em(?:atology)?|haem)$/i, 'blood'],
  [/^(?:onc(?:ology)?)$/i, 'cancer'],
  [/^(?:derm(?:atology)?)$/i, 'skin'],
  [/^(?:ent)$/i, 'ear, nose and throat'],
  [/^(?:ophthal(?:mology)?|eye|eyes)$/i, 'eye'],
  [/^(?:rheum(?:atology)?)$/i, 'joint (rheumatology)'],
  [/^(?:psych(?:iatry)?)$/i, 'mental health'],
  [/^(?:p(?:a)?eds?|p(?:a)?ediatrics?)$/i, 'children’s'],
  [/^(?:gyna?e?(?:cology)?|gyn)$/i, 'women’s health (gynecology)'],
  [/^(?:obs|obstetrics?|antenatal|anc)$/i, 'pregnancy'],
  [/^(?:epau|epu)$/i, 'early pregnancy'],
  [/^(?:breast)$/i, 'breast'],
  [/^(?:vasc(?:ular)?)$/i, 'blood vessel'],
  [/^(?:gen(?:eral)? surg(?:ery)?|surg(?:ery|ical)?|surg)$/i, 'surgery'],
  [/^(?:colorectal)$/i, 'bowel surgery'],
  [/^(?:plastics?)$/i, 'plastic surgery'],
  [/^(?:neurosurg(?:ery)?)$/i, 'brain and spine surgery'],
  [/^(?:gen(?:eral)? med(?:icine)?|med(?:ical)?|mopd|medicine)$/i, 'general medicine'],
  [/^(?:geri(?:atrics?)?|cote|elderly care)$/i, 'elderly care'],
  [/^(?:falls?)$/i, 'falls'],
  [/^(?:pain)$/i, 'pain'],
  [/^(?:wound|dressings?)$/i, 'wound'],
  [/^(?:warfarin|inr|anticoag(?:ulation|ulant)?|coag)$/i, 'blood thinner'],
  [/^(?:pacemaker|pacing|device)$/i, 'heart device'],
  [/^(?:memory)$/i, 'memory'],
  [/^diabetes (?:educator|nurse)$/i, 'diabetes teaching'],
  [/^(?:id|infectious diseases?)$/i, 'infection'],
  [/^(?:allergy|immunology)$/i, 'allergy'],
  [/^lipids?$/i, 'cholesterol (lipid)'],
  [/^sleep$/i, 'sleep'],
  [/^spin(?:e|al)$/i, 'spine'],
  [/^hands?$/i, 'hand'],
  [/^epilepsy$/i, 'epilepsy'],
  [/^fertility$/i, 'fertility'],
  [/^(?:podiatry|foot)$/i, 'foot'],
]; // biome-ignore format: one list

export const TEAM = String.raw`(?:[A-Za-z#&/]+(?: (?:liaison|med|medicine|surg|surgery|failure|care|diseases?|educator|nurse))?)`;

export function teamOf(printed: string): string | null {
  const words = singleSpaced(printed).trim();
  return TEAMS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
