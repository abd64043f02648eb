/** A thing that an operation puts in to stay or takes out, and what it is in plain words. */
export interface Device {
  pattern: RegExp;
  /** With its article: "a port". */
  one: string;
  /** Where the report names more than one of it. */
  many?: string;
  /** What it is for, where its name says too little. */
  is?: string;
}

/** Things that are an aim of an operation in themselves, the first that fits. */
export const DEVICES: readonly Device[] = [
  { pattern: /\b(?:port-?\s?a-?\s?caths?|portacaths?|medi-?ports?|infus-?a-?ports?|power ?ports?|infusion ports?|(?:venous|vascular|chemo(?:therapy)?|subcutaneous|implant(?:ed|able)|(?:single|double|dual|triple)(?:[- ](?:lumen|chamber))?|access) (?:access )?(?:venous )?ports?)\b(?! (?:site|incision))/i, one: 'a port', many: 'ports', is: 'a small chamber under the skin to give medicine through' },
  { pattern: /\b(?:ICD|AICD|BiV-?ICD|cardioverter[- ]defibrillators?|defibrillators?)\b(?! (?:pads?|testing|lead|threshold|patch))/i, one: 'a defibrillator', is: 'a device that stops a dangerous heart rhythm' },
  { pattern: /\b(?:pace ?makers?|pacemaker (?:pulse )?generators?|pulse generators?)\b(?! (?:lead|wires?|interrogat|check|dependent|pocket))/i, one: 'a pacemaker', is: 'a device that keeps the heart from beating too slowly' },
  { pattern: /\b(?:dialysis|hemodialysis|perm-?cath|permacath|vas-?cath|quinton|tesio)\b(?: (?:catheter|line))?/i, one: 'a tube for dialysis in a large vein' },
  { pattern: /\b(?:hickman|broviac|groshong|tunnel(?:l)?ed (?:central )?(?:venous )?(?:line|catheter)|central (?:venous )?(?:line|catheter|access catheter)|triple[- ]lumen(?: catheter)?|PICC(?: line)?)s?\b/i, one: 'a thin tube in a large vein (central line)' },
  { pattern: /\b(?:chest tubes?|thoracostomy tubes?|tube thoracostom(?:y|ies))\b/i, one: 'a chest tube', many: 'chest tubes', is: 'a tube that drains the space around a lung' },
  { pattern: /\b(?:PEG(?: tube)?|[GJ]-?tubes?|gastrostomy tubes?|jejunostomy (?:feeding )?tubes?|feeding (?:gastrostomy|jejunostomy|tube))\b/i, one: 'a feeding tube' },
  { pattern: /\b(?:shiley|bivona|portex|tracheostomy tubes?|trach(?:eotomy)? tubes?)\b/i, one: 'a breathing tube through the neck (tracheostomy tube)' },
  { pattern: /\b(?:(?:ureteral|ureteric|double[- ]?J|JJ|DJ|double[- ]pigtail) stents?)\b/i, one: 'a stent in the tube from the kidney to the bladder', many: 'stents in the tubes from the kidneys to the bladder' },
  { pattern: /\b(?:ommaya)(?: reservoir)?\b/i, one: 'a small chamber under the scalp (Ommaya reservoir)' },
  { pattern: /\b(?:ventriculo-?peritoneal|VP)\b(?: \(VP\))? shunts?\b/i, one: 'a shunt from the brain to the belly', is: 'a tube that drains extra fluid' },
  { pattern: /\b(?:synchromed|(?:intrathecal|baclofen|morphine|infusion|drug)(?: \w+)? pump)\b/i, one: 'a medicine pump' },
  { pattern: /\b(?:(?:nerve|spinal cord|sacral|dorsal column|deep brain) stimulators?)\b/i, one: 'a nerve stimulator' },
  { pattern: /\b(?:IVC|vena caval?|greenfield|inferior vena caval?) filter\b/i, one: 'a filter in the large belly vein', is: 'it catches blood clots' },
  { pattern: /\btissue expanders?\b/i, one: 'a tissue expander', many: 'tissue expanders', is: 'a balloon that stretches the skin' },
  { pattern: /\b(?:breast|(?:silicone|saline)(?: gel)?|gel) implants?\b/i, one: 'a breast implant', many: 'breast implants' },
  { pattern: /\bpenile (?:prosthesis|implant)\b/i, one: 'a penile implant' },
  { pattern: /\b(?:pe|pressure equali[sz]\w+|ventilation|ventilating|tympanostomy|collar button|armstrong|sheehy|T-) ?-?tubes?\b(?=.*\b(?:ear|tympan|myring|middle|PE|drum)|\b)/i, one: 'an ear tube', many: 'ear tubes' },
  { pattern: /\b(?:ahmed|baerveldt|molteno)\b(?: (?:shunt|valve|tube|implant))?/i, one: 'a tiny drain in the eye (for eye pressure)' },
  { pattern: /\b(?:IUD|intra-?uterine (?:contraceptive )?device|mirena|paragard)\b/i, one: 'a coil in the womb (IUD)' },
  { pattern: /\b(?:pain[- ]?buster|on-?q|pain pump)\b/i, one: 'a thin tube that drips numbing medicine', is: 'a pain pump' },
  { pattern: /\b(?:wound[- ]vac|v\.?a\.?c\.? (?:device|dressing|sponge)|vacuum[- ]assisted closure(?: device)?)\b/i, one: 'a suction dressing (wound VAC)' },
  { pattern: /\bhalo\b/i, one: 'a halo brace', is: 'a ring that keeps the head and neck still' },
  { pattern: /\b(?:angio-?seal|perclose|star-?close|mynx)\b/i, one: 'a plug that closes the hole in the artery' },
  { pattern: /\b(?:doyle|silastic|septal) splints?\b/i, one: 'a splint in the nose', many: 'splints in the nose' },
]; // biome-ignore format: one thing a line

const PUT_IN = /\b(?:insertions?|placements?|implantations?|implants?|application)\b/i;
const TAKEN_OUT = /\b(?:removal|ex-?plantation|extraction|retrieval)\b/i;
const CHANGED = /\b(?:replacement|exchange|change)\b/i;
/** Not simply one thing put in or taken out. */
const UNSURE =
  /\b(?:attempt\w*|fail\w*|unsuccessful\w*|possible|planned|if|not|no|without|versus|vs|aborted|cancel\w*|check|testing|study|lead|leads|wires?|revision|evaluation|interrogation|flushing)\b|^\W*fluoroscop/i;

/** "Insertion of a dual-lumen port": the thing and what was done with it; null where the name says more or something else. */
export function deviceNamed(words: string): { device: Device; says: string } | null {
  if (UNSURE.test(words)) return null;
  const acts = [PUT_IN, TAKEN_OUT, CHANGED].filter((pattern) => pattern.test(words));
  // A bare port is one for medicine only as the name of an operation; elsewhere a camera passes through it.
  const device =
    DEVICES.find(({ pattern }) => pattern.test(words)) ?? (/\bport\b/i.test(words) ? DEVICES[0] : undefined);
  if (device === undefined || acts.length !== 1) return null;
  const done = acts[0] === PUT_IN ? 'put in' : acts[0] === TAKEN_OUT ? 'taken out' : 'changed for a new one';
  return { device, says: `${nameOf(device, words)} ${done}` };
}

/** "A port (a small chamber under the skin to give medicine through)", one or more as the words have it. */
export function nameOf(device: Device, words: string): string {
  const several = device.many !== undefined && severalIn(device, words);
  const name = several ? (device.many ?? device.one) : device.one;
  const is = device.is === undefined ? '' : ` (${several ? device.is.replace(/^an? (\w+)/, '$1s') : device.is})`;
  return `${name}${is.replace(/\(tubes that drains/, '(tubes that drain')}`;
}

function severalIn({ pattern }: Device, words: string): boolean {
  return (
    /s$/i.test(pattern.exec(words)?.[0] ?? '') &&
    !/\b(?:a|an|one|single)\b[^.]{0,20}$/i.test(words.slice(0, pattern.exec(words)?.index))
  );
}
