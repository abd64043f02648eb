import { CLOSES, lastWord, type Piece } from './pieces.js';

const TREATS: ReadonlySet<string | undefined> = new Set(['procedure', 'device', 'medicine', 'test', undefined]);

/** "Anemia 2/2 blood loss": secondary to it. */
export function sayCause(pieces: Piece[]): void {
  for (let at = 2; at + 2 < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (piece.text !== '2/2' || pieces[at - 1]?.kind !== 'blank' || pieces[at + 1]?.kind !== 'blank') continue;
    // "2/2 L pneumonia": the side stands between.
    const cause = pieces[/^(?:[LR]|left|right)$/i.test(pieces[at + 2]?.text ?? '') ? at + 4 : at + 2];
    if (pieces[at - 2]?.kind !== 'medical' || !CAUSES.has(cause?.concept)) continue;
    Object.assign(piece, { text: 'due to', word: 'to', kind: 'word', settled: true });
  }
}

const CAUSES: ReadonlySet<string | undefined> = new Set(['disease', 'finding', 'symptom', 'organism', 'medicine']);

const OF_PERSON =
  /^(?:is|are|was|were|be|been|now|currently|pt|patient|who|he|she|you|male|female|man|woman|boy|girl|old|year-old|yo|f|m|and|or|day|days|weeks?|months?|years?|hours?)$/i;

/** "Heart attack 2017 s/p stent": which came first is not said, so neither is "after". */
export function sayHaving(pieces: Piece[]): void {
  for (let at = 2; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.word !== 'status' || pieces[at + 2]?.word !== 'post' || pieces[at - 1]?.kind !== 'blank') continue;
    // "She is s/p appendectomy", "a 60-year-old s/p fall": after it, as nothing else stands in front.
    const before = pieces[at - 2];
    if (before === undefined || before.kind === 'mark' || OF_PERSON.test(before.text)) continue;
    const next = pieces
      .slice(at + 3, at + 9)
      .find(({ kind, word }) => kind !== 'blank' && !/^(?:l|r|left|right|a|an|the|both|bilateral)$/.test(word));
    if (next?.kind !== 'medical' || !TREATS.has(next.concept)) continue;
    piece.text = 'having had';
    piece.word = 'had';
    piece.settled = true;
    pieces.splice(at + 1, 2);
    pieces[at - 1] = { text: ', ', word: '', kind: 'mark', settled: true };
  }
}

/** Short forms of one eye by its Latin name. */
const EYES: Readonly<Record<string, string>> = { OD: 'right eye', OS: 'left eye', OU: 'both eyes' };
/** Short names of limbs and vessels that begin with their side. */
const SIDED = /^([RLB])(?:UE|LE|ICA|CCA|IJV?|SFA|CFA|AKA|BKA)$/;

/** "# L NOF", "fracture of left NOF": the side stands within the name. */
const WITHIN = /^(?:#|[Ff]ractured?) ?(?:of )?(?:the )?(L|R|[Ll]eft|[Rr]ight) /;

/** "RUE", "LICA": the side that the short name holds is said with its part; an eye behind a word is where it is ("in the left eye"). */
export function sidedName(printed: string, lay: string, behindWord = false): string {
  const eyes = lay === 'eye' ? EYES[printed.replace(/\./g, '').toUpperCase()] : undefined;
  if (eyes !== undefined) return `${behindWord ? `in ${eyes.startsWith('both') ? '' : 'the '}` : ''}${eyes}`;
  const corner = QUADRANT.exec(printed)?.groups;
  if (corner !== undefined && !/\b(?:left|right)\b/.test(lay)) {
    const { side = '', height = '' } = corner['short'] === undefined ? corner : (CORNERS[corner['short']] ?? {});
    return `${height.toLowerCase()} ${side.toLowerCase()} ${lay}`;
  }
  const side = SIDED.exec(printed)?.[1] ?? WITHIN.exec(printed)?.[1]?.charAt(0).toUpperCase();
  if (side === undefined || /\b(?:left|right|both)\b/.test(lay)) return lay;
  return side === 'B' ? `both ${lay}s` : `${side === 'L' ? 'left' : 'right'} ${lay}`;
}

/** "RUQ pain", "left lower quadrant pain": which corner of the belly is not lost. */
const QUADRANT = /^(?:(?<short>[RL][UL]Q)|(?<side>[Rr]ight|[Ll]eft) (?<height>[Uu]pper|[Ll]ower) [Qq]uadrant)\b/;
const CORNERS: Readonly<Record<string, { side: string; height: string }>> = {
  RUQ: { side: 'right', height: 'upper' },
  RLQ: { side: 'right', height: 'lower' },
  LUQ: { side: 'left', height: 'upper' },
  LLQ: { side: 'left', height: 'lower' },
};

/** "ankle sprain R": a letter behind a medical word, at the end or before a mark, is its side. */
function spellTrailingSides(pieces: Piece[]): void {
  for (let i = 2; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || (piece.text !== 'L' && piece.text !== 'R') || pieces[i - 1]?.kind !== 'blank')
      continue;
    const before = pieces[i - 2];
    const next = pieces[i + 1];
    if (before?.kind !== 'medical' || (next !== undefined && !/^[,;.)]$/.test(next.text))) continue;
    piece.text = piece.text === 'L' ? 'on the left' : 'on the right';
    piece.word = 'side';
    piece.settled = true;
  }
}

/** "His bilateral upper extremities": both arms. */
function sayBoth(pieces: Piece[]): void {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const next = pieces[i + 2] as Piece;
    if (piece.word !== 'bilateral' || piece.kind !== 'word' || pieces[i + 1]?.kind !== 'blank') continue;
    const named = next.kind === 'medical' && next.concept === 'anatomy' ? next.text : next.word;
    if (!LIMBS.test(named)) continue;
    piece.text = /^[A-Z]/.test(piece.text) ? 'Both' : 'both';
    piece.word = 'both';
    const owner = pieces[i - 2];
    if (pieces[i - 1]?.kind === 'blank' && owner?.kind === 'word' && /^(?:his|her|the)$/.test(owner.word))
      pieces.splice(i - 2, 2);
  }
}

const LIMBS =
  /^(?:arms|legs|hips|knees|ankles|feet|heels|calves|thighs|shoulders|elbows|wrists|hands|eyes|ears|breasts)$/;

/** "# L NOF": in front of a bone the sign is a break, and no mark of a list. */
export function sayFracture(pieces: Piece[]): void {
  const at = pieces.findIndex(({ text }) => text.trim() === '#');
  const mark = pieces[at];
  if (mark === undefined) return;
  const next = pieces.slice(at + 1, at + 7).find(({ kind }) => kind === 'medical');
  const between = pieces.slice(at + 1, next === undefined ? at + 1 : pieces.indexOf(next));
  if (next === undefined || !BONE.test(next.text)) return;
  if (!between.every(({ kind, word }) => kind === 'blank' || /^(?:right|left|both|closed|open|the|r|l)$/.test(word)))
    return;
  Object.assign(mark, { text: 'broken', word: 'broken', kind: 'word', settled: true });
}

const BONE =
  /\b(?:NOF|femur|thigh bone|tibia|shin bone|fibula|radius|ulna|humerus|clavicle|collarbone|scapula|patella|kneecap|pelvis|wrist|ankle|hip|ribs?|metatarsals?|metacarpals?)\b/i;

/** "L hip", "R wrist": a letter before a body part is its side. */
export function spellSides(pieces: Piece[]): void {
  spellTrailingSides(pieces);
  sayBoth(pieces);
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const next = pieces[i + 2] as Piece;
    if (piece.kind !== 'word' || (piece.text !== 'L' && piece.text !== 'R') || pieces[i + 1]?.kind !== 'blank')
      continue;
    if (next.kind !== 'medical' && !BODY.test(next.word) && !isOneOfTwo(pieces, i)) continue;
    // "2L O2": how much, and no side. "40% L ICA", "stage 2 L breast": a part of the body is not measured so.
    const close = pieces[i - 1]?.kind === 'number';
    const counted = pieces[i - 2];
    if (
      piece.text === 'L' &&
      (close || (counted?.kind === 'number' && next.concept !== 'anatomy' && !counted.text.endsWith('%')))
    ) {
      piece.text = close ? ' liters of' : 'liters of';
      piece.word = 'liters';
      piece.settled = true;
      continue;
    }
    piece.text = piece.text === 'L' ? 'left' : 'right';
    piece.word = piece.text;
  }
}

/** "Severe R and mild L carpal tunnel syndrome": the first of two sides, each with its own degree. */
function isOneOfTwo(pieces: readonly Piece[], at: number): boolean {
  const other = pieces[at]?.text === 'L' ? 'R' : 'L';
  return (
    pieces[at + 2]?.word === 'and' &&
    /^(?:mild|moderate|severe|mod|sev|marked)$/.test(pieces[at + 4]?.word ?? '') &&
    pieces[at + 6]?.text === other &&
    pieces[at + 8]?.kind === 'medical'
  );
}

/** "US" in capitals is the picture, not "us"; in a line of capitals only the words beside it tell. */
export function nameUltrasound(pieces: Piece[]): void {
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'word' || piece.word !== 'us') return;
    if (piece.text !== 'US' || lastWord(pieces.slice(0, i), 0) === 'the') return;
    piece.text = i === 0 ? 'Ultrasound' : 'ultrasound';
    piece.word = 'ultrasound';
    piece.settled = true;
  });
}

/** "small left effusion": not "small left extra fluid" but "small extra fluid on the left". */
export function sayWhere(pieces: Piece[]): void {
  for (let i = 0; i + 2 < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'word' || (piece.word !== 'left' && piece.word !== 'right')) continue;
    let at = i + 2;
    while (pieces[at]?.concept === 'descriptor' && pieces[at + 1]?.kind === 'blank') at += 2;
    const named = pieces[at];
    // "Right pain in the side": the side of the body has its own.
    if (pieces[i + 1]?.kind === 'blank' && named?.kind === 'medical' && /\bin the side$/.test(named.text)) {
      named.text = named.text.replace(/side$/, `${piece.word} side`);
      const first = /^[A-Z]/.test(piece.text);
      pieces.splice(i, 2);
      const next = pieces[i] as Piece;
      if (first) next.text = next.text.charAt(0).toUpperCase() + next.text.slice(1);
      continue;
    }
    if (pieces[i + 1]?.kind !== 'blank' || named?.kind !== 'medical' || !PLACED.has(named.concept ?? '')) continue;
    const bare = named.text.replace(/ \([^)]*\)/g, '');
    // A name that holds its own place ("fluid around the lung"), or one word, reads well as it stands.
    if (!bare.includes(' ') || /\byour\b/.test(bare)) continue;
    const next = pieces[at + 1];
    const after = next?.kind === 'blank' ? pieces[at + 2] : next;
    // "Moderate right and mild left neuropathy": the sides stand for two, each with its own word.
    const other = piece.word === 'left' ? 'right' : 'left';
    const pair = pieces.slice(0, i).findLastIndex(({ word }) => word === other);
    if (pair >= 0 && pieces.slice(pair, i).every(({ kind, concept }) => kind !== 'medical' || concept === 'descriptor'))
      continue;
    // "right pneumonia or effusion": the side may belong to both.
    if (after !== undefined && after.kind !== 'mark' && (!CLOSES.test(after.word) || /^(?:and|or)$/.test(after.word)))
      continue;
    named.text = `${named.text} on the ${piece.word}`;
    const capital = /^[A-Z]/.test(piece.text);
    pieces.splice(i, 2);
    const first = pieces[i] as Piece;
    if (capital) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  }
}

const PLACED: ReadonlySet<string> = new Set(['finding', 'disease']);

const BODY =
  /^(?:arm|forearm|leg|scalp|buttock|axilla|jaw|nostril|thorax|hip|knee|ankle|foot|toe|heel|calf|thigh|shoulder|elbow|wrist|hand|finger|thumb|eye|ear|lung|kidney|breast|groin|neck|chest|flank|side|face|forehead|temple|cheek|collarbone|shin|foot|rib|ribs|lower|upper|mid|hearing|ovary|testicle)s?$/;
