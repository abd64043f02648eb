import type { Section } from '../types.js';

/** Moves that only the story of an operation or a procedure tells. */
export const STEPS =
  /\b(?:prepped|draped|incision|informed consent|tolerated (?:the )?(?:procedure|operation)|sheath|guide ?wire|seldinger|bovie|trocar|local anesthesia|general anesthesia|hemostasis|sutures?|vicryl|taken to (?:the )?(?:operating (?:room|theat\w+)|OR|theatre)|counts? (?:were|was) correct|monocryl|prolene|ethilon|closed in layers|blood loss|EBL|scope was|cannulat\w+|lidocaine|clamp(?:s|ed)?|was then (?:placed|inserted|advanced|closed|excised|incised))\b/gi;

/** How somebody lay, was cut, sewn and woken up: told in a text without headings, they make it the note of an operation. */
const OPERATED =
  /\b(?:(?:lateral )?decubitus|lithotomy|(?:positioned|placed) (?:supine|prone|in (?:the )?(?:supine|prone|beach[- ]chair|\w+ lateral)))\b|\b(?!polyp)\w+(?:ectomy|otomy|ostomy|plasty|pexy)\b[^.\n]{0,40}\b(?:was|were) (?:then )?(?:performed|carried out|made|done|created|fashioned|completed)\b|\b(?:mobili[sz]ed|ligated|transected|dissected|stapled|excised|divided|incised|irrigated|oversewn|insufflated|debrided|exteriori[sz]ed|reapproximated)\b|\bpneumoperitoneum\b|\b(?:laparoscopic|working|mm) ports?\b|\btourniquet\b|\bfrozen section\b|\bwas extubated in (?:the )?(?:or|operating|theatre)\b|\bextubated in the\b|\b(?:recovery|PACU)\b|\b(?:spinal|epidural|general|regional) (?:ana?esthe\w+|placement|block)\b|\bpfannenstiel\b|\bsponge\b|\bspecimen (?:was|were) (?:sent|removed|retrieved)\b/gi;
const FEWEST = 4;

/** A text without headings that tells of being operated, in the past and as its own story: "a thoracotomy was performed …". */
export function tellsOperation(look: string, sections: readonly Section[]): boolean {
  if (sections.some(({ heading }) => heading !== null)) return false;
  const kinds = new Set([...look.matchAll(OPERATED), ...look.matchAll(STEPS)].map(([word]) => word.toLowerCase()));
  return kinds.size >= FEWEST;
}
