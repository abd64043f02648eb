import { Screened } from '../../reading/index.js';
/** Tools and threads of an operation: a clause that names one tells of a step. */
export const OPERATION_TOOL = new Screened(
  /\b(?:scalpel|(?:#\s?)?1[0-5][- ]blade|bovie|cauter\w+|electrocauter\w+|forceps|retractors?|clamps?|scissors|trocars?|staplers?|hemostats?|tenaculum|curett?es?|rongeurs?|osteotomes?|elevators?|guide ?wires?|cannulas?|dilators?|speculum|laparoscope|cystoscope|endoscope|bronchoscope|colonoscope|gastroscope|resectoscope|sheaths?|vicryl|monocryl|prolene|ethibond|nylon|chromic|silk|pds|dexon|sutures?|steri-?strips?|drapes?|betadine|chlorhexidine|tourniquet|lap sponges?|needle counts?|sponge counts?|kerlix|xeroform|webril|adaptic)\b/i,
);

/** "was then carefully dissected", "were closed", "we advanced": a step in the passive or told by the surgeon. */
export const OPERATION_STEP = new Screened(
  /\b(?:was|were|is|are|been|being)\b(?: [a-z'-]+){0,5}? (?:[a-z-]{2,}ed|made|cut|taken|brought|done|sewn|driven|drawn|put|sent|begun|undertaken|withdrawn|split|laid|dug|bent|cut down|carried out)\b|\b(?:we|i|the surgeon)\b(?: (?:then|next|also|now|carefully|subsequently|did|were able to|was able to|proceeded to))* (?:[a-z-]{3,}ed|made|took|cut|put|sewed|drew|drove|slid|ran|laid|used|freed|tied)\b|\b(?:tolerated|attention (?:was|is) (?:then |now |next )?(?:directed|turned|paid)|care was taken)\b/i,
);

/** Verbs of what was seen or decided rather than done. */
export const NOT_A_STEP =
  /\b(?:was|were|is|are|been) (?:\w+ ){0,2}(?:noted|found|seen|observed|encountered|diagnosed|admitted|discharged|referred|advised|instructed|known|involved|affected|enlarged|inflamed|perforated|injured|lacerated|torn|nicked|damaged|ruptured|fractured|lost|aborted|abandoned|converted|recommended)\b/i;
