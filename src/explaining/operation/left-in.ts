import { overlap } from '../../contract/spans.js';
import { isMishap, isOperationReport, isOperationStep } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { PLAINLY } from '../findings/fields.js';
import type { ToldFinding } from '../findings/told-finding.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';
import { DEVICES, type Device, nameOf } from './devices.js';
import { sideIn } from './side-named.js';

/** Things that stay in the body, as reports name them, and what they are. */
const THINGS: readonly { pattern: RegExp; plural?: RegExp; one: string; many: string }[] = [
  { pattern: /\bchest tubes?\b/i, plural: /\b(?:chest tubes)\b/i, one: 'a chest tube (it drains the space around a lung)', many: 'chest tubes (they drain the space around a lung)' },
  { pattern: /(?<!\b(?:to|will|would|can|could) )\b(?:drains?(?! (?:the|out|into|from|fluid|well|freely|urine)\b)|jackson-?\s?pratt|penrose|hemovac|blake)\b/i, plural: /\b(?:drains)\b/i, one: 'a drain (a tube that lets fluid out)', many: 'drains (tubes that let fluid out)' },
  { pattern: /\b(?:atrial|ventricular|pacing|pacemaker|defibrillat\w+|coronary sinus) leads?\b/i, plural: /\bleads\b/i, one: 'a lead (a wire from the device to the heart)', many: 'leads (wires from the device to the heart)' },
  { pattern: /\b(?:dacron|bovine|gore-?tex|vein|pericardial|hemashield) patch\b/i, one: 'a patch (it makes an artery wider)', many: 'patches' },
  { pattern: /\b(?:nu-?gauze|iodoform|nasal|vaginal|gauze|vaseline) (?:gauze )?pack(?:s|ing)?\b/i, one: 'packing (gauze that stays in for a time)', many: 'packing (gauze that stays in for a time)' },
  { pattern: /\b(?:dacron|hemashield|gore-?tex|ptfe|interposition|bypass|bifurcated|vein|tube|aortic|limbs? of (?:the|our)|proximal|distal|end) grafts?\b|\b(?:the|our) graft\b(?=.*\b(?:arter(?:y|ies)|aorta|anastomos\w+|vessel|groin)\b)/i, one: 'a graft (a new path for the blood)', many: 'a graft (a new path for the blood)' },
  { pattern: /\bstents?\b/i, plural: /\b(?:stents)\b/i, one: 'a stent (a small tube that keeps a passage open)', many: 'stents (small tubes that keep a passage open)' },
  { pattern: /\bmesh\b/i, one: 'mesh (a net that makes a weak wall stronger)', many: 'mesh (a net that makes a weak wall stronger)' },
  { pattern: /\bscrews?\b/i, plural: /\b(?:screws)\b/i, one: 'a screw', many: 'screws' },
  { pattern: /\b(?:bone |fixation |locking |compression |metal |titanium |t-|l-|cervical )plates?\b|\bplates?\b(?= (?:was|were|and screws?))/i, plural: /\b(?:plates)\b/i, one: 'a plate', many: 'plates' },
  { pattern: /\b(?:k-?\s?wires?|kirschner wires?|(?:steinmann |steinman )?pins?)\b/i, plural: /\b(?:pins|wires)\b/i, one: 'a pin', many: 'pins' },
  { pattern: /\b(?:intramedullary |im )?(?:rods?|nails?)\b/i, plural: /\b(?:rods|nails)\b/i, one: 'a rod', many: 'rods' },
  { pattern: /\b(?:interbody |peek )?cages?\b/i, plural: /\b(?:cages)\b/i, one: 'a cage (a spacer between bones)', many: 'cages (spacers between bones)' },
  { pattern: /\b(?:suture |bone |mitek )?anchors?\b/i, plural: /\b(?:anchors)\b/i, one: 'an anchor (it holds a stitch to bone)', many: 'anchors (they hold stitches to bone)' },
  { pattern: /\b(?:intraocular|posterior chamber|pc|iol|foldable|acrylic|implant) lens\b|\bIOL\b/i, plural: /\b(?:lenses)\b/i, one: 'a new lens', many: 'new lenses' },
  { pattern: /\b(?:pe|pressure equali[sz]\w+|ventilation|ventilating|tympanostomy|collar|collar button|armstrong|sheehy) tubes?\b/i, plural: /\b(?:tubes)\b/i, one: 'an ear tube', many: 'ear tubes' },
]; // biome-ignore format: one thing a line

const PUT_IN =
  /\b(?:graft|limbs?)\b[^.]*\b(?:sewn|anastomosed|tunneled|anastomosis|pulled)\b|\b(?:constructed|sewed|tunneled|beveled|footed|pulled)\b[^.]*\bgraft\b|\b(?:we|i) (?:then |next )?put in\b|\bincorporating\b|\binserting\b|\b(?:placed|injected|dialed|packed|seated|inserted|implanted|deployed|left in|left in place|brought out|secured|fixed|sutured in|positioned|impacted|introduced)\b|^\W*(?:\d ?x ?|one |two )?(?:[\w/-]+ ){0,3}drains? (?:x ?\d )?(?:to|in|into|at)\b/i;
/** Not the thing itself, or not to stay. */
const NOT_LEFT =
  /\b(?:trial\w*|guides?|temporar\w+|provisional\w*|remov\w+|exchang\w+|attempt\w*|not|no|without|out|drill\w*|hole|driver|guide ?(?:pin|wire)|guidewire|measured|balloon|cystoscop\w+|ureteroscop\w+|old|existing|previous\w*|retained|broken|if|would|will|nail ?bed|active fix\w*|drain sponge|perpendicular|cribriform|growth plate|end ?-?plate|distract\w*|caspar|(?:3|three)[- ]?(?:point|pin)|head ?(?:frame|pins?)|wiring|toe ?nail|finger ?nail|tray|mayo|prior|instent|in-stent|head ?holder|skull clamp|mayfield|purulen\w+|plan\w*|tomorrow|consent\w*|risks?)\b/i;

/**
 * What was put in to stay, told in plain words, in front of the report's own line where that is quoted: a drain, a stent,
 * screws. Changes the list.
 */
export function tellLeftIn(told: ToldFinding[], ctx: Context): void {
  const { report } = ctx.understanding;
  if (!isOperationReport(report.type.type, report.type.title)) return;
  const things = [...DEVICES.map(asThing), ...THINGS];
  const known = new Map<string, { said: Said; sides: string[] }>();
  // What the name of the operation says was put in is told there.
  for (const {
    said: [first],
  } of told)
    for (const { one } of first !== undefined && /^You had .* put in\b/.test(first.text) ? things : [])
      if (first?.text.includes(one.replace(/ \(.*/, ''))) known.set(one, { said: first, sides: [sideIn(first.text)] });
  const takenOut = WIRES_OUT.test(report.clean);
  for (const { span, section } of report.sentences) {
    if (!IN_STORY.has(report.sections[section]?.kind ?? 'other')) continue;
    const words = ctx.clean(span);
    if (words.length > 500 || isMishap(words)) continue;
    const named = onceEach(things.filter(({ pattern }) => pattern.test(words)));
    if (named.length === 0 || (takenOut && named.every(({ one }) => one === 'a pin'))) continue;
    const beside = told.filter(({ said: [first] }) => first?.sources.some((one) => overlap(one, span)) === true);
    const quote = beside.find(isQuote);
    const side = sideIn(words);
    const before = named.map(({ one }) => known.get(one)).filter((one) => one !== undefined);
    const [earlier] = before;
    const toldThere = before.every(({ sides }) => side === '' || sides.includes(side));
    if (
      earlier !== undefined &&
      before.length === named.length &&
      toldThere &&
      (isOperationStep(words) || PUT_IN.test(words))
    ) {
      // A further step with what is told already.
      if (!NOT_LEFT.test(words)) earlier.said.sources.push(span);
      if (quote !== undefined) told.splice(told.indexOf(quote), 1);
      continue;
    }
    if (!PUT_IN.test(words) || NOT_LEFT.test(words)) continue;
    const many = ({ plural }: Thing) => plural?.test(words) === true;
    const fresh = named.filter(({ one }) => !known.has(one) || !toldThere).slice(0, 3);
    if (fresh.length === 0) continue;
    const verb = fresh.length > 1 || (fresh[0] !== undefined && many(fresh[0])) ? 'were' : 'was';
    const said = say(`${list(fresh.map((one) => (many(one) ? one.many : one.one)))} ${verb} put in${side}`, [span]);
    if (quote !== undefined) {
      const [first, ...more] = quote.said;
      if (first === undefined || quote.attributes.importance === 'normal') continue;
      const own = first.text.replace(LEAD, 'In the report’s words: “');
      quote.said = [said, { ...first, text: own }, ...more];
    } else if (!beside.some(({ said: [first] }) => first !== undefined && NAMES_IT.test(first.text)))
      told.push({
        said: [said],
        keep: true,
        attributes: { ...PLAINLY, source: span, importance: 'note', concepts: [] },
      });
    else continue;
    for (const { one } of named) {
      const sides = known.get(one)?.sides ?? [];
      known.set(one, { said, sides: [...sides, side] });
    }
  }
}

type Thing = (typeof THINGS)[number];

/** A device as a thing that stays. */
function asThing(device: Device): Thing {
  const is = (name: string) => nameOf(device, name);
  const many = device.many ?? device.one;
  return { pattern: device.pattern, one: is('a'), many: device.many === undefined ? is('a') : many };
}

/** "A chest tube": the more exact name only. */
function onceEach(things: readonly Thing[]): Thing[] {
  return things.filter(
    ({ one }, at) => things.findIndex((other) => other.one.slice(0, 14) === one.slice(0, 14)) === at,
  );
}

/** Tells already what was put in. */
const NAMES_IT = /\b(?:put in|placed|inserted|implanted)\b/;
/** Pins that held the place for a while and came out again. */
const WIRES_OUT =
  /\b(?:k-?\s?wires?|kirschner wires?|(?:guide|temporary|fixation|provisional) (?:fixation )?(?:pins?|wires?)|pins?)\b[^.]{0,40}\b(?:was|were) (?:then |all )*removed\b/i;

function isQuote({ said: [first], attributes }: ToldFinding): boolean {
  return first !== undefined && LEAD.test(first.text) && attributes.importance === 'note';
}

const LEAD = /^(?:The report says: |Among what was done, the report lists )“/;

const IN_STORY: ReadonlySet<string> = new Set([
  'procedures',
  'technique',
  'other',
  'hospital_course',
  'gross',
  'comment',
]);
