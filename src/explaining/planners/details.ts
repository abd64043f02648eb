import { Screened } from '../../reading/index.js';
import type { Frame, Mention, Size } from '../../understanding/types.js';
import { type Context, groundsOf, nounOf } from '../context.js';
import { fitsAge } from '../findings/fits-age.js';
import { type Said, say } from '../nets/said.js';
import { list, withArticle } from '../words/english.js';
import type { Phrase } from '../words/phrase.js';
import { place } from '../words/place.js';
import { everydaySize, largestMillimetres, printedSize } from '../words/sizes.js';
import { isOfEdge, ofTissue } from './tissue-details.js';

/** Things that fill a space and can be told by everyday things; not tubes, ducts, distances or walls. */
const HAS_BODY =
  /\b(?:nodule|mass|lesion|cyst|tumou?r|stone|calculus|node|polyp|lump|growth|h(?:a)?ematoma|abscess|focus|foci|fibroid|leiomyoma|granuloma|spot|adenoma|lipoma|collection|carcinoma|neoplasm|metastas[ie]s|hemangioma|angiomyolipoma|density|opacity)\b/i;

/** Size, growth, looks, change and cause of a finding, a sentence each. */
export function detailsOf(frame: Frame, phrase: Phrase, ctx: Context): Said[] {
  const said: Said[] = [];
  const it = phrase.plural ? 'They' : 'It';
  const is = phrase.plural ? 'are' : 'is';
  const sized = sizeSentence(frame, phrase, ctx);
  if (sized !== null) said.push(sized.said);
  if (fitsAge(frame, ctx))
    said.push(say('the report says that this is as expected for age', groundsOf(frame, ctx), ['age-appropriate']));
  if (phrase.grade !== null) said.push(say(`${it} ${is} ${phrase.grade}`, groundsOf(frame, ctx)));
  const extent = extentOf(frame, it, is, ctx);
  if (extent !== null) said.push(say(extent, groundsOf(frame, ctx)));
  for (const text of ofTissue(frame, it, ctx)) said.push(say(text, groundsOf(frame, ctx)));
  const nerve = pressedNerve(frame, it, ctx);
  if (nerve !== null) said.push(say(nerve, groundsOf(frame, ctx)));
  const beside = touched(frame, it, ctx);
  if (beside !== null) said.push(beside);
  const shares = involvement(frame, it, ctx);
  if (shares !== null) said.push(say(shares, groundsOf(frame, ctx)));
  const unclear = frame.others.find(({ ref }) => ref.id === 'indeterminate');
  if (unclear !== undefined && frame.head !== null && frame.assertion === 'present' && !isDenied(unclear, frame, ctx))
    if (describes(unclear, frame.head, ctx) && /^indeterminate$/i.test(ctx.clean(unclear.span)))
      said.push(
        say(
          `this test cannot tell what ${phrase.plural ? 'they are' : 'it is'} (indeterminate)`,
          groundsOf(frame, ctx),
          ['indeterminate'],
        ),
      );
  const looks = looksOf(frame, ctx);
  const owned = looks.words.filter((word) => word.startsWith('with '));
  const described = looks.words.filter((word) => !word.startsWith('with '));
  if (described.length > 0) said.push(say(`${it} ${is} ${list(described)}`, groundsOf(frame, ctx), looks.knowledge));
  for (const word of owned)
    said.push(say(`${it} ${phrase.plural ? 'have' : 'has'} ${word.slice(5)}`, groundsOf(frame, ctx), looks.knowledge));
  const changed =
    sized?.saysChange || changeIsInName(frame, ctx)
      ? null
      : (newOnes(frame, phrase, ctx) ??
        judged(frame, it, ctx) ??
        strengthChange(frame, phrase, ctx) ??
        changeSentence(frame, phrase));
  if (changed !== null && changed !== '') said.push(say(changed, groundsOf(frame, ctx)));
  said.push(...linkSentences(frame, phrase, ctx));
  const origin = originOf(frame, it, ctx);
  if (origin !== null) said.push(origin);
  return said;
}

const TORN =
  /\b(?:tear|rupture|sprain|strain|avulsion|obstruction|occlusion|blockage|laceration|transection|dislocation)\b/i;
const EXTENT =
  /\b(?:(high|low|intermediate)[- ]grade )?(complete|incomplete|partial|full)?(?:[- ]thickness)?(?: (?:\w+ )?)$/i;
const RATED = /\bgrade ([1-4]|I{1,3}|IV)(?:[- ](?:to|2|3|II|III))?\b/i;

/** "Complete tear", "high-grade partial tear", "grade 2 sprain": how far it goes. */
function extentOf(frame: Frame, it: string, is: string, ctx: Context): string | null {
  if (frame.head === null || frame.head.span.start < frame.source.start) return null;
  const noun = nounOf(frame.head, ctx);
  if (noun === null || !TORN.test(`${noun.term} ${ctx.clean(frame.head.span)}`)) return null;
  const before = `${ctx.clean({ start: Math.max(frame.source.start, frame.head.span.start - 40), end: frame.head.span.start })} `;
  const own = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(' and '), 0));
  const grade = RATED.exec(own)?.[1];
  const match = EXTENT.exec(own);
  const name = `${own} ${ctx.clean(frame.head.span)}`;
  // "Near-complete or complete", "near-complete if not complete": how far is left open.
  if (/\b(?:near(?:ly)?|almost)[- ]complete\b/i.test(name))
    return `${it} ${is} nearly complete${/\b(?:or|if not) (?:frankly )?complete\b/i.test(name) ? ', or complete' : ''}`;
  const whole = /\b(?:complete|full[- ]thickness)\b/i.test(name) && !/\bincomplete\b/i.test(name);
  const half = /\b(?:partial|incomplete)\b/i.test(name);
  if (grade !== undefined) return `the report rates ${it === 'They' ? 'them' : 'it'} grade ${grade}`;
  const high = match?.[1]?.toLowerCase() ?? /\b(high|low)[- ]grade\b/i.exec(own)?.[1]?.toLowerCase();
  const graded = high === undefined ? '' : `, of a ${high} grade`;
  if (whole && half) return `${it} ${is} partly complete${graded}`;
  if (whole && !/\bcomplete/.test(noun.lay)) return `${it} ${is} complete${graded}`;
  if (half && !/\bpart/.test(noun.lay)) return `${it} ${is} partial${graded}`;
  return graded === '' ? null : `${it} ${is} ${graded.slice(2)}`;
}

const PRESSED = new Screened(
  /\b(compress\w*|imping\w+|encroach\w+|effac\w+|contact\w*|abut\w*|touch\w*) (?:of |on |upon |with )?(?:the )?(?:(?:exiting|traversing|descending|adjacent) )?(left |right )?(?:(?:exiting|traversing|descending) )?([CTLS]\d{1,2}) nerve roots?\b/i,
);

/** "with compression of the left S1 nerve root", unless it is denied or doubtful. */
function pressedNerve(frame: Frame, it: string, ctx: Context): string | null {
  if (frame.head?.ref.id === 'tissue-compression') return null;
  const clause = ctx.clean(frame.source);
  const match = PRESSED.exec(clause);
  if (
    match === null ||
    /\b(?:no|not|without|may|might|possibl\w+|could|question\w*)\b/i.test(clause.slice(0, match.index))
  )
    return null;
  const presses = /^(?:contact|abut|touch)/i.test(match[1] ?? '') ? 'touch' : 'press on';
  // "Moderate right and severe left narrowing with impingement of the left L4 root": no doing of the right one.
  const side = match[2]?.trim().toLowerCase();
  if (side !== undefined && frame.laterality !== null && frame.laterality !== side && frame.laterality !== 'both')
    return null;
  const verb = it === 'They' ? presses : presses.replace(/^(touch|press)/, '$1es');
  return `${it} ${verb} the ${match[2]?.toLowerCase() ?? ''}${match[3]} nerve where it leaves the spine`;
}

const TOUCHES = new Screened(/\b(?:abut(?:s|ting)?|contact(?:s|ing)|touch(?:es|ing)|in contact with)\b(?: the)?\s*/i);

/** "A mass abutting the pleura": what it touches, where that is a part of the body by name. */
function touched(frame: Frame, it: string, ctx: Context): Said | null {
  const { head, source } = frame;
  if (head === null || head.span.end >= source.end || !ctx.teller.sees) return null;
  const match = TOUCHES.exec(ctx.clean({ start: head.span.end, end: source.end }));
  if (match === null) return null;
  const before = ctx.clean({ start: source.start, end: head.span.end + match.index });
  if (/\b(?:no|not|without|may|might|possibl\w+|could|question\w*|nearly|almost)\b/i.test(before)) return null;
  const at = head.span.end + match.index + match[0].length;
  const part = ctx.mentions
    .within({ start: at, end: source.end })
    .find(({ kind, span }) => kind === 'anatomy' && /^\W{0,2}$/.test(ctx.clean({ start: at, end: span.start })));
  const noun = part === undefined ? null : nounOf(part, ctx);
  if (noun === null) return null;
  const where = place(noun, null);
  const name = where.includes(noun.term) ? where : `${where} (${noun.term})`;
  return say(`${it} ${it === 'They' ? 'touch' : 'touches'} ${name}`, groundsOf(frame, ctx), [noun.id]);
}

const INVOLVED =
  /\binvolv\w+ (?:approximately |about |~)?(?:(\d+) ?(?:of|\/|out of) ?(\d+) (cores?|fragments?|pieces|levels|nodes?)\b)?(?:,? ?(?:and |with |\()?)?(?:approximately |about |~)?(?:(\d+(?:\.\d+)?) ?% of (?:the )?(tissue|cores?|sample|specimen|surface)(?:,? \(?(\d{1,2}(?:\.\d)?) ?mm\b(?! (?:from|to)))?)?/i;

/** "involving 2 of 2 cores and 30% of the tissue" */
function involvement(frame: Frame, it: string, ctx: Context): string | null {
  const match = INVOLVED.exec(ctx.clean(frame.source));
  if (match === null) return null;
  const parts = [
    match[1] === undefined ? '' : `${match[1]} of ${match[2]} ${match[3]?.toLowerCase()}`,
    match[4] === undefined ? '' : `${match[4]}% of the ${match[5]?.toLowerCase()}`,
  ].filter((part) => part !== '');
  const long = match[6] === undefined ? '' : `, over ${match[6]} mm`;
  return parts.length === 0 ? null : `${it} ${it === 'They' ? 'were' : 'was'} found in ${list(parts)}${long}`;
}

const CHANGING = /\b(?:decreas|increas|reduc|diminish|lessen|worsen|improv|progress|larger|smaller|enlarg|grow|grew)/i;

/** What there is more or less of than in the tissue around it. */
const OF_ITS_LEVEL = /enhancement|uptake|vascular|density|attenuation|signal|echogenic|activity|markings/;
const MORE_OR_LESS = /\b(?:increased|decreased|reduced|diminished) (?:\w+ )?$/i;
const COMPARED = /\b(?:from|than|since|prior|previous\w*|interval|compar\w+|now|was)\b/i;

/** "decreased sensation", "increased density": how the thing is called, not what became of it. */
function changeIsInName(frame: Frame, ctx: Context): boolean {
  if (frame.head === null || (frame.change !== 'increased' && frame.change !== 'decreased')) return false;
  const name = ctx.clean(frame.head.span);
  // "Increased enhancement in the left breast": more than in the tissue around it.
  const before = ctx.clean({
    start: Math.max(frame.source.start, frame.head.span.start - 24),
    end: frame.head.span.start,
  });
  if (
    OF_ITS_LEVEL.test(frame.head.ref.id) &&
    MORE_OR_LESS.test(`${before.trimEnd()} `) &&
    !COMPARED.test(ctx.clean(frame.source))
  )
    return true;
  return CHANGING.test(name) && !CHANGING.test(ctx.clean(frame.source).replace(name, ''));
}

/** Better or worse where the report says so in these words. */
function judged(frame: Frame, it: string, ctx: Context): string | null {
  if (frame.change !== 'increased' && frame.change !== 'decreased') return null;
  const clause = ctx.clean(frame.source);
  const has = it === 'They' ? 'have' : 'has';
  if (frame.change === 'decreased' && /\b(?:resolving|clearing)\b/i.test(clause))
    return `${it} ${it === 'They' ? 'are' : 'is'} clearing up`;
  if (/\bimprov|\bbetter\b/i.test(clause)) return `${it} ${has} become better`;
  if (/\bwors|\bprogress/i.test(clause)) return `${it} ${has} become worse`;
  return null;
}

/** "Multiple lesions, at least 3 new since 2023": some of them are new, and the others are not. */
function newOnes(frame: Frame, phrase: Phrase, ctx: Context): string | null {
  if (frame.change !== 'new' || !phrase.plural || frame.head === null) return null;
  const behind = ctx.clean({ start: frame.head.span.end, end: Math.max(frame.head.span.end, frame.source.end) });
  const [, about, count] = SOME_NEW.exec(behind) ?? [];
  if (count === undefined) return null;
  const one = /^(?:1|one)$/i.test(count);
  return `${about === undefined ? '' : `${about.toLowerCase()} `}${count.toLowerCase()} of them ${one ? 'is' : 'are'} new`;
}

const SOME_NEW =
  /\b(?:(at least|about|up to) )?(\d{1,3}|one|two|three|four|five|six|seven|several|some|a few|many) (?:(?:of (?:which|them|these)|are|is|were|appears?|to be) ){0,3}new\b/i;

const STRENGTH = /\b(?:squeeze|pumping|strength|function|capacity|passing of oxygen)\b/;

/** How well something works is not smaller or larger: weaker than before where figures or an earlier test say so, else nothing (''). */
function strengthChange(frame: Frame, phrase: Phrase, ctx: Context): string | null {
  if ((frame.change !== 'increased' && frame.change !== 'decreased') || !STRENGTH.test(phrase.text)) return null;
  const compared = /\b(?:from|compared|than|since|prior|previous\w*)\b/i.test(ctx.clean(frame.source));
  return frame.change === 'decreased' && compared ? 'It is weaker than before' : '';
}

/** Describing words that are surely about the thing and mean something to a reader. */
const TOLD_LOOKS = new Set(
  'suspicious solid noncalcified calcified spiculated irregular lobulated well-circumscribed ill-defined cystic chronic acute subacute diffuse patchy scattered smooth rounded loculated displaced nondisplaced borderline comminuted age-indeterminate nonspecific incidental linear multifocal'.split(
    ' ',
  ),
);

const ADVERB = /\b(minimally|mildly|slightly|moderately|severely|markedly)\s*$/i;
const LITTLE = new Set(['minimally', 'mildly', 'slightly']);

/** Up to two looks of the finding: "solid", "long-lasting (chronic)". */
function looksOf(frame: Frame, ctx: Context): { words: string[]; knowledge: string[] } {
  const words: string[] = [];
  const knowledge: string[] = [];
  const head = frame.head;
  for (const mention of frame.others) {
    const noun = nounOf(mention, ctx);
    if (noun === null || noun.kind !== 'descriptor' || !TOLD_LOOKS.has(noun.id) || knowledge.includes(noun.id))
      continue;
    // "Mass suspicious for carcinoma" is told as what it may be.
    if (noun.id === 'suspicious' && (head === null || mention.span.start > head.span.start)) continue;
    if (head === null || (mention.span.start >= head.span.start && mention.span.end <= head.span.end)) continue;
    if (isDenied(mention, frame, ctx) || !describes(mention, head, ctx) || /^(?:a|an|the) /.test(noun.lay)) continue;
    // Two fractures of one clause: each look belongs to its own, and only the nearer is surely this one's.
    if (/displaced$/.test(noun.id) && knowledge.some((id) => /displaced$/.test(id))) continue;
    // "Generalized anxiety": a kind of worry, and nothing that spreads.
    if (noun.id === 'diffuse' && head !== null && nounOf(head, ctx)?.system === 'mental-health') continue;
    const called = noun.id === 'diffuse' ? ctx.clean(mention.span).trim().toLowerCase() : noun.term;
    const term = noun.lay.toLowerCase().includes(called.toLowerCase()) ? '' : ` (${called})`;
    const how = ADVERB.exec(ctx.clean({ start: frame.source.start, end: mention.span.start }))?.[1]?.toLowerCase();
    words.push(`${how === undefined ? '' : `${LITTLE.has(how) ? 'slightly' : how} `}${noun.lay}${term}`);
    knowledge.push(noun.id);
    if (words.length === 2) break;
  }
  return { words, knowledge };
}

/** "Not loculated": a look that is denied. */
function isDenied(look: Mention, { source }: Frame, ctx: Context): boolean {
  const before = `${ctx.clean({ start: Math.max(source.start, look.span.start - 30), end: look.span.start })} `;
  if (/^[- ](?:appearing|looking|like)\b/i.test(ctx.clean({ start: look.span.end, end: look.span.end + 12 })))
    return true;
  return (
    /\b(?:un)?(?:likely|probabl[ey]|possibl[ey]|presum(?:ably|ed)|perhaps|suspected|may be|might be) (?:\w+ly )?$/i.test(
      before.replace(/\s+/g, ' '),
    ) ||
    /\b(?:not|never|no longer|without|neither|nor)(?: (?:\w+ly|very|yet|an?|any))? +$/i.test(before) ||
    /\bnon-? ?$/i.test(before)
  );
}

const APART = /\b(?:of|in|on|at|with|without|for|from|is|are|was|were|which|that|than|no|by|but)\b|[;:]/i;
const SAID_OF =
  /^[\s,(–-]*(?:(?:which|that|it|they) )?(?:(?:is|are|appears?|was|were) )?(?:also |now |still |\w+ly )*(?:[\w-]+(?:,| and|, and) )?$/i;

/** A look belongs to the thing right behind it, or to what "is" or a comma says it of. */
function describes(look: Mention, head: Mention, ctx: Context): boolean {
  if (look.span.end <= head.span.start) {
    const between = { start: look.span.end, end: head.span.start };
    if (between.end - between.start > 60 || APART.test(ctx.clean(between))) return false;
    // "Suspicious left lower lobe nodule": no part of the body is suspicious.
    const suspicious = look.ref.id === 'suspicious';
    return !ctx.mentions
      .within(between)
      .some((other) => WEIGHTY.has(other.kind) && !(suspicious && other.kind === 'anatomy'));
  }
  const between = { start: head.span.end, end: look.span.start };
  if (between.end - between.start > 60 || !SAID_OF.test(ctx.clean(between).replace(/$/, ' '))) return false;
  const after = { start: look.span.end, end: look.span.end + 30 };
  const next = ctx.mentions.within(after)[0];
  return next === undefined || !/^[\s-]*$/.test(ctx.clean({ start: look.span.end, end: next.span.start }));
}

const WEIGHTY = new Set(['finding', 'disease', 'symptom', 'anatomy', 'device']);

const OF_PIECE =
  /\b(?:(?:largest|longest|greatest|maximum|max) (?:\w+ )?(?:focus|foci|extent|length|dimension|span|core)|in (?:this|a single|one|the) (?:material|core|biopsy|sample|fragment|chip)|on (?:this |the )?(?:core|biopsy|slide))\b/i;

function sizeSentence(frame: Frame, phrase: Phrase, ctx: Context): { said: Said; saysChange: boolean } | null {
  // "A length of 3 mm for a sonographic age of 6 weeks": no size of the test.
  if (frame.head?.kind === 'test' || frame.head?.kind === 'procedure') return null;
  const lengths = frame.sizes.filter((size) => size.values.length > 0 && !isOfEdge(size, frame, ctx));
  const now = lengths.filter((size) => !size.previous);
  const before = lengths.find((size) => size.previous);
  const first = now[0];
  if (first === undefined) {
    if (before === undefined) return null;
    const text = `${phrase.plural ? 'They' : 'It'} measured ${printed(before, ctx)} before`;
    return { said: say(text, groundsOf(frame, ctx)), saysChange: false };
  }
  // "A node with cortical thickening of 5 mm": of its rim, and not of the node.
  if (frame.head?.ref.id === 'node-cortical-thickening' && first.span.start >= frame.head.span.end)
    return { said: say(`its rim measures ${printed(first, ctx)}`, groundsOf(frame, ctx)), saysChange: false };
  const like = likeness(first, frame, ctx);
  const largest = phrase.plural && /\b(?:largest|biggest|up to|dominant)\b/i.test(ctx.clean(frame.source));
  const it = phrase.plural ? 'They' : 'It';
  // "Two calculi, the larger 4 mm": of the one alone.
  if (phrase.plural && /\bthe (?:larger|bigger)\b/i.test(ctx.clean(frame.source)))
    return {
      said: say(`the larger one measures ${printed(first, ctx)}${like}`, groundsOf(frame, ctx)),
      saysChange: false,
    };
  if (largest)
    return {
      said: say(`the largest measures ${printed(first, ctx)}${like}`, groundsOf(frame, ctx)),
      saysChange: false,
    };
  if (before !== undefined && (frame.change === 'increased' || frame.change === 'decreased')) {
    const verb = frame.change === 'increased' ? 'grown' : 'shrunk';
    const text = `${it} ${phrase.plural ? 'have' : 'has'} ${verb} from ${printed(before, ctx)}${dayOf(before, ctx)} to ${printed(first, ctx)}${like}`;
    return { said: say(text, groundsOf(frame, ctx)), saysChange: true };
  }
  // "Largest focus 9 mm in this material": of a piece, never of the whole tumor.
  if (ctx.understanding.report.type.type === 'pathology' && OF_PIECE.test(ctx.clean(frame.source)))
    return {
      said: say(`the largest piece of it in this sample measures ${printed(first, ctx)}`, groundsOf(frame, ctx)),
      saysChange: false,
    };
  const across = SHORT_AXIS.test(ctx.clean({ start: first.span.end, end: first.span.end + 20 }))
    ? ' across (short axis)'
    : '';
  const others = phrase.plural ? now.slice(1, 3).map((size) => printed(size, ctx)) : [];
  const figures = [printed(first, ctx), ...others].join(' and ');
  const was = before === undefined ? '' : `, and measured ${printed(before, ctx)} before${dayOf(before, ctx)}`;
  const text = `${it} ${phrase.plural ? 'measure' : 'measures'} ${figures}${across}${others.length > 0 ? '' : like}${was}`;
  return { said: say(text, groundsOf(frame, ctx)), saysChange: false };
}

const SHORT_AXIS = /^ ?(?:in |on )?(?:the )?(?:short[- ]axis|SAD)\b/i;

const DAY =
  /^ ?(?:on|in|at) ((?:\d{1,4}[/.-]){1,2}\d{1,4}|(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )?(?:\d{1,2},? )?(?:19|20)\d\d)(?![\w/.-]*\d)/i;

/** "Increased from 6 mm on 11/04/2025": the day of the earlier size, as it is printed. */
function dayOf({ span }: Size, ctx: Context): string {
  const day = DAY.exec(ctx.clean({ start: span.end, end: span.end + 24 }))?.[1];
  return day === undefined ? '' : ` (${/^(?:[a-z]+\.? )?\d{4}$/i.test(day) ? 'in' : 'on'} ${day})`;
}

function printed(size: Size, ctx: Context): string {
  const text = printedSize(ctx.clean(size.span)).replace(
    /^(?:up to|less than|more than|about|approximately|at least|approx\.?) /i,
    '',
  );
  return size.qualifier === null || size.qualifier === undefined ? text : `${size.qualifier} ${text}`;
}

function likeness(size: Size, frame: Frame, ctx: Context): string {
  const head =
    frame.head === null ? '' : `${nounOf(frame.head, ctx)?.term ?? ''} ${nounOf(frame.head, ctx)?.lay ?? ''}`;
  if (!HAS_BODY.test(head) || (size.qualifier !== null && size.qualifier !== 'about' && size.qualifier !== 'up to'))
    return '';
  const mm = largestMillimetres(size);
  const like = mm === null ? null : everydaySize(mm);
  return like === null ? '' : `, ${like}`;
}

/** "It has not changed." in words that fit what changed. */
export function changeSentence(frame: Frame, phrase: Phrase): string | null {
  const it = phrase.plural ? 'They' : 'It';
  const has = phrase.plural ? 'have' : 'has';
  const felt = phrase.kind === 'disease' || phrase.kind === 'symptom';
  switch (frame.change) {
    case 'stable':
      return `${it} ${has} not changed`;
    case 'new':
      return `${it} ${phrase.plural ? 'are' : 'is'} new`;
    case 'increased':
      if (felt) return `${it} ${has} become worse`;
      if (phrase.plural) return 'They have increased';
      return phrase.countable ? 'It has grown' : 'There is more of it than before';
    case 'decreased':
      if (felt) return `${it} ${has} become better`;
      if (phrase.plural) return 'They have decreased';
      return phrase.countable ? 'It has become smaller' : 'There is less of it than before';
    case 'resolved':
      return `${it} ${has} gone away`;
    default:
      return null;
  }
}

const ORIGINS: Readonly<Record<string, string>> = {
  infectious: 'an infection', inflammatory: 'inflammation', 'post-inflammatory': 'earlier inflammation', postinflammatory: 'earlier inflammation',
  'post-infectious': 'an earlier infection', postinfectious: 'an earlier infection', reactive: 'a reaction of the body', postsurgical: 'earlier surgery',
  'post-surgical': 'earlier surgery', postoperative: 'earlier surgery', traumatic: 'an injury', 'post-traumatic': 'an earlier injury',
  posttraumatic: 'an earlier injury', ischemic: 'too little blood flow', ischaemic: 'too little blood flow', vascular: 'blood vessels',
  neoplastic: 'a growth', malignant: 'cancer', metastatic: 'cancer spread', congenital: 'something there from birth',
}; // biome-ignore format: one list
const ORIGIN = Object.keys(ORIGINS).join('|');
const OF_ORIGIN = new Screened(
  new RegExp(
    String.raw`\b(may(?: well)?|might|could|possibly|likely|most likely|probably|presumably)(?: also)?(?: (?:be|represent|reflect))?(?: either)? (${ORIGIN})(?:,? (?:or|and|versus|vs\.?|/) ?(${ORIGIN}))?(?: in (?:etiology|aetiology|nature|origin))?(?=\s*(?:$|[.,;)]))`,
    'i',
  ),
);

/** "A nodule that may be infectious or inflammatory": where it may come from, in a sentence. */
function originOf({ head, source, assertion }: Frame, it: string, ctx: Context): Said | null {
  if (head === null || assertion !== 'present' || !ctx.teller.sees) return null;
  const match = OF_ORIGIN.exec(ctx.clean({ start: head.span.end, end: Math.max(head.span.end, source.end) }));
  if (match === null || /\b(?:not|un|less) ?$/i.test(match.input.slice(0, match.index))) return null;
  const names = [match[2], match[3]].flatMap((word) => (word === undefined ? [] : [ORIGINS[word.toLowerCase()] ?? '']));
  const sure = /likely|probably|presumably/i.test(match[1] ?? '');
  return say(
    `the report says ${it.toLowerCase()} ${sure ? 'probably come' : 'may come'}${sure && it === 'It' ? 's' : ''} from ${names.join(' or ')}`,
    [source],
  );
}

const CAUSE_LEAD = {
  cause: 'The report links it to',
  suspicion: 'The report says it could be',
  consistent: 'The report says it fits with',
  with: 'It comes along with',
} as const;

const IN_DOUBT =
  /\b(?:likely|possibl[ey]|probabl[ey]|may|might|could|presum\w+|thought|felt|suspect\w*|versus|vs)\b|\?/i;
const OF_CAUSE = /\b(?:due|related|secondary|attribut\w+|owing) to\b|\bcaused by\b|\bfrom\b/i;

/** "Likely secondary to B" is a cause that is not sure; "may be B" is what it may be. */
function leadOf(frame: Frame, link: Frame['links'][number], phrase: Phrase, ctx: Context): string {
  const it = phrase.plural ? 'they' : 'it';
  const between =
    frame.head === null || link.mention.span.start < frame.head.span.end
      ? ''
      : ctx.clean({ start: frame.head.span.end, end: link.mention.span.start });
  if (
    OF_CAUSE.test(between) &&
    (link.relation === 'suspicion' || (link.relation === 'cause' && IN_DOUBT.test(between)))
  )
    return `The report says ${it} may come from`;
  const lead = CAUSE_LEAD[link.relation];
  if (!phrase.plural) return lead;
  return lead
    .replace(/\bit\b/, 'them')
    .replace('them could', 'they could')
    .replace('them fits', 'they fit')
    .replace('It comes', 'They come');
}

function linkSentences(frame: Frame, phrase: Phrase, ctx: Context): Said[] {
  const said: Said[] = [];
  for (const link of frame.links.slice(0, 2)) {
    const noun = nounOf(link.mention, ctx);
    if (noun === null || noun.id === frame.head?.ref.id || ['descriptor', 'normal', 'anatomy'].includes(noun.kind))
      continue;
    const named = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
    const term =
      noun.lay.toLowerCase().includes(noun.term.toLowerCase()) || noun.lay.includes('(') ? '' : ` (${noun.term})`;
    const lead = leadOf(frame, link, phrase, ctx);
    said.push(say(`${lead} ${named}${term}`, groundsOf(frame, ctx), [noun.id]));
  }
  return said;
}
