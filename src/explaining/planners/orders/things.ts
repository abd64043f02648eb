import type { Span } from '../../../contract/analysis.js';
import type { Frame, Mention } from '../../../understanding/types.js';
import { type Context, nounOf } from '../../context.js';
import { FRIGHTENING } from '../../retell/frightening.js';
import { list, withArticle } from '../../words/english.js';
import { headPhrase } from '../../words/phrase.js';
import { place } from '../../words/place.js';
import { doctorIn } from '../doctors.js';

/** One thing that is asked for, ready for a sentence. */
export interface Thing {
  kind: 'test' | 'visit';
  /** "another chest x-ray"; of a visit whom ("a lung doctor"). */
  text: string;
  knowledge: string[];
}

/** What is asked for, and how its parts hang together. */
export interface Things {
  all: Thing[];
  /** Where each begins. */
  from: number[];
  joiner: 'and' | 'or';
}

const BETWEEN =
  /\s*(?:,\s*(?:and|or)\b|,|\band\/or\b|\bor\b|\band\b|&|\+|\bplus\b|\bas well as\b|\btogether with\b|\bwith(?= (?:\w+ ){0,2}(?:biops\w*|sampling|cytology|antibod\w*|tpo|doppler|reflex)\b))\s*/gi;
/** With a test's dye: no second thing. */
const DYE =
  /\b(?:with and without|without and with|with or without|with|without|w\/|w\/o|pre and post|pre- and post-?) (?:(?:iv|intravenous|oral|gadolinium) )*(?:contrast|gadolinium)(?: (?:enhancement|administration|material|agent))?\b|\b(?:non-?|un)?(?:contrast)(?:[- ]enhanced)?\b/i;

/** Reads what is asked for in the rest of a line; null unless every word of it is understood. */
export function thingsIn(text: string, offset: number, frame: Frame, ctx: Context): Things | null {
  const dye = DYE.exec(text);
  const bare = (dye === null ? text : blank(text, dye.index, dye.index + dye[0].length)).replace(
    /\((?:pa|ap|frontal|two|2|standing|weight-?bearing)[^()]{0,24}\)/gi,
    (views) => ' '.repeat(views.length),
  );
  const mentions = ctx.mentions.within({ start: offset, end: offset + text.length });
  const inside = (at: number) => mentions.some(({ span }) => span.start < offset + at && offset + at < span.end);
  const cuts = [...bare.matchAll(BETWEEN)].filter(
    ({ index, 0: words }) => !inside(index + Math.floor(words.length / 2)),
  );
  const joiner = cuts.some(([words]) => /\bor\b/i.test(words)) ? 'or' : 'and';
  if (joiner === 'or' && cuts.some(([words]) => /\band\b(?!\/)|&|\+|plus|well/i.test(words))) return null;
  const all: Thing[] = [];
  const begins: number[] = [];
  let from = 0;
  for (const cut of [...cuts, null]) {
    const end = cut === null ? bare.length : cut.index;
    const thing = thingOf(bare.slice(from, end), offset + from, frame, ctx);
    if (thing === null) return null;
    all.push(thing);
    begins.push(from);
    from = end + (cut?.[0].length ?? 0);
  }
  if (all.length === 1 && all[0]?.text === CHECKED) return null;
  if (all.length > 3 || new Set(all.map((one) => one.text)).size < all.length) return null;
  if (all.length > 1) for (const one of all) one.text = one.text.replace(/ guided by pictures$/, '');
  // A talk of the team beside a test is told by other words.
  if (all.length > 1 && all.some(({ text }) => text === TEAM_TALK)) return null;
  const last = all.at(-1);
  if (dye !== null && last?.kind === 'test' && all.length === 1) last.text += dyeTold(dye[0]);
  return { all, from: begins, joiner };
}

function dyeTold(words: string): string {
  if (/\bwith (?:and|or) without\b|\bwithout and with\b|\bpre\b/i.test(words))
    return ' with and without dye (contrast)';
  return /\bnon-?|\bun|\bwithout\b|w\/o/i.test(words) ? ' without dye (contrast)' : ' with dye (contrast)';
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

const AGAIN =
  /\b(?:repeat(?:ed)?|re-?check(?: of)?|re-?test(?:ing)?(?: of)?|another)\b|\bre-?(?=biops|excis|resect|scan|scop|imag|sampl|aspirat)/i;
const FOLLOWS = /\b(?:follow[- ]?up|f\/u|interval|surveillance|serial)\b/i;
/** How a test is done, for what it stands anyway, and little words. */
const IDLE =
  /\b(?:short[- ](?:term|interval)|dedicated|formal|supplemental|supplementary|screening|adjunct\w*|correlative|(?:renal mass|adrenal|pancrea\w+|liver|hepatic|stone|urogram|hematuria|haematuria|trauma|neck mass|washout) protocol|further|additional|clinical|outpatient|inpatient|targeted|diagnostic|routine|elective|multi-?phas\w+|tri-?phas\w+|dual[- ]phase|protocol|enhanced|pa and lateral|ap and lateral|two[- ]view|frontal and lateral|high[- ]resolution|low[- ]dose|mapping|conservative|eventual|direct|a|an|the|of|for|in|on|her|his|your|their|imaging|as an outpatient|on an outpatient basis|study|studies|exam(?:ination)?s?|evaluation|assessment|with|by|using|via|to|levels?|testing|tests?|sample|blood|serum|plasma|either|both|complete|full|new|scan(?:ning|s)?|view|views|this|area|region|procedure|same|comparison|confirmatory|non-?urgent|non-?emergent)\b/gi;
const VISIT =
  /\b(?:referr?al|refer(?:red)?|consult(?:ation|s)?|review|opinion|clinic|follow[- ]?up|f\/u|appointment|evaluation|assessment|see|seen|visit|input)\b/i;
const OF_VISIT =
  /\b(?:referr?al|refer(?:red)?|consult(?:ation|s)?|review|opinion|clinic|follow[- ]?up|f\/u|appointment|evaluation|assessment|see|seen|visit|input|outpatient|routine|the|a|an|to|with|by|for|of|in|at|your|his|her|further|formal|specialist|office|team|service|be|further|care|provider|physician|doctor)\b/gi;
/** Beside another order; alone it is a set phrase. */
const CHECKED = 'a check against how you feel';
const TEAM_TALK = 'a talk about you in the doctors’ team meeting (MDT)';
/** What is named by no entry and yet plain. */
const PLAIN: readonly [RegExp, string][] = [
  [/^(?:clinical |(?:short|close)[- ](?:interval|term) |short |close |interval )?(?:follow[- ]?up|f\/u)(?: (?:exam(?:ination)?|evaluation|visit|appointment|assessment|check))?$/i, 'a follow-up check'],
  [/^re-?(?:book|scan)$/i, 'another scan'],
  [/^(?:close )?clinical correlation$/i, CHECKED],
  [/^(?:for )?(?:urgent )?(?:(?:discussion|review|referral|discuss)(?: (?:at|in|to|by|with))? )?(?:the |your |our |local )?(?:[a-z/]+ )?(?:MDT|MDM|multi-?disciplinary (?:team|meeting|tumou?r board)|tumou?r board)(?: meeting)?(?: discussion| review| referral)?$/i, TEAM_TALK],
  [/^(?:a )?staging (?:ct|cts|ct scan|scans?|imaging)$/i, 'a scan to see how far it reaches (staging)'],
  [/^(?:serum |blood )?tumou?r markers?$/i, 'blood tests called tumor markers'],
  [/^functional (?:testing|test|imaging|assessment)$/i, 'a test of how the heart does under stress'],
  [/^(?:clinical )?surveillance$/i, 'checks over time'],
  [/^(?:repeat|follow[- ]?up|interval|further) scan$/i, 'another scan'],
  [/^(?:repeat|follow[- ]?up|interval|short[- ]interval follow[- ]?up|further|surveillance|cross[- ]sectional|follow[- ]?up cross[- ]sectional)(?: cross[- ]sectional)? (?:imaging|scans?|imaging follow[- ]?up)$|^imaging follow[- ]?up$|^imaging surveillance$/i, 'new pictures'],
  [/^(?:a )?(?:repeat|retest|re-test|recheck|repeat (?:test(?:ing)?|sample|level|measurement|specimen|bloods?|blood tests?)|(?:a )?(?:new|fresh|further|repeat) (?:blood )?sample)$/i, 'another test'],
  [/^(?:a )?fasting (?:blood )?sample$/i, 'a sample taken before you eat'],
  [/^life-?style (?:advice|changes|modifications?|measures)$/i, 'healthy changes in daily life'],
  [/^(?:test of cure|proof of (?:cure|eradication)|confirmation of eradication)$/i, 'a test to see that the germ is gone'],
  [/^eradication (?:therapy|treatment)$/i, 'medicine to clear the germ'],
  [/^(?:repeat )?(?:tfts?|thyroid function tests?)$/i, 'thyroid tests'],
  [/^(?:repeat )?(?:lfts?|liver function tests?)$/i, 'liver tests'],
  [/^(?:repeat )?(?:u&es?|urea and electrolytes|renal (?:profile|function)|kidney function)$/i, 'blood tests of salts and kidneys'],
  [/^(?:removal of |remove )?(?:the )?(?:sutures?|stitches)(?: removal| out)?$/i, 'having your stitches taken out'],
  [/^(?:removal of |remove )?(?:the )?(?:staples?|clips?)(?: removal| out)?$/i, 'having your staples taken out'],
  [/^close (?:clinical )?(?:follow[- ]?up|observation|monitoring|surveillance)$/i, 'a close watch'],
]; // biome-ignore format: a table

const VISITS_IN_NOTES = /^(?:clinical )?(?:follow[- ]?up|f\/u|re-?check|repeat|retest)\b/i;

/** A second look is "another" one. */
function again(text: string, words: string): string {
  if (AGAIN.test(words))
    return /^an? /.test(text)
      ? text.replace(/^an? /, 'another ')
      : /^surgery\b/.test(text)
        ? `more ${text}`
        : `${text} again`;
  if (FOLLOWS.test(words) && /^an? /.test(text)) return text.replace(/^an? /, 'a follow-up ');
  return text;
}

function thingOf(words: string, offset: number, frame: Frame, ctx: Context): Thing | null {
  const clean = words.trim().replace(/^(?:either|both|an?|the) /i, '');
  if (clean === '') return null;
  const plain = PLAIN.find(([pattern]) => pattern.test(clean))?.[1];
  // In a note "follow-up" and "recheck" alone are a visit.
  if (
    plain !== undefined &&
    !ctx.teller.sees &&
    VISITS_IN_NOTES.test(clean) &&
    ctx.understanding.report.type.type !== 'laboratory'
  )
    return null;
  if (plain !== undefined)
    return {
      kind: 'test',
      text: /^repeat \w/i.test(clean) && /tests/.test(plain) ? `${plain} again` : plain,
      knowledge: [],
    };
  const mentions = ctx.mentions
    .within({ start: offset, end: offset + words.length })
    .filter(({ kind, span }) => !LIGHT.has(kind) && !/^ ?protocol/i.test(words.slice(span.end - offset)));
  const visit = visitOf(clean);
  if (visit !== null) return visit;
  const things = mentions.filter((one) => ['test', 'procedure', 'lab'].includes(nounOf(one, ctx)?.kind ?? ''));
  const sites = mentions.filter(({ kind }) => kind === 'anatomy');
  const guide = things.length > 1 ? things.find((one) => guides(one, ctx)) : undefined;
  const [head, ...more] = things.filter((one) => one !== guide);
  if (head === undefined && things.length === 0) return pictureOf(words, offset, mentions, sites, ctx);
  if (head === undefined || more.length > 0) return null;
  if (mentions.length !== things.length + sites.length) return null;
  const guided = guide !== undefined || /\b(?:image|imaging|picture)[- ]guided\b/i.test(words);
  const side = /\b(left|right|bilateral|both)\b/i.exec(outside(words, offset, [head.span]))?.[1]?.toLowerCase();
  const left = outside(
    words,
    offset,
    [...things, ...sites].map(({ span }) => span),
  )
    .replace(DYE, ' ')
    .replace(/\([^)]*\)/g, (group) => (group.replace(IDLE, '').replace(/[\s(),-]/g, '') === '' ? ' ' : group))
    .replace(/-?\bguid(?:ed|ance)\b|\b(?:image|picture)(?=-| guid)/gi, ' ')
    .replace(/\bshort[- ](?:term|interval)\b/gi, ' ')
    .replace(AGAIN, ' ')
    .replace(/\b(?:follow[- ]?up|f\/u|followup|interval|surveillance|serial|left|right|bilateral|both)\b/gi, ' ')
    .replace(IDLE, ' ')
    .replace(/[\s(),.:-]/g, '');
  if (left !== '') return null;
  const noun = nounOf(head, ctx);
  const laterality = side === undefined ? null : side === 'left' || side === 'right' ? side : 'both';
  const phrase = headPhrase(
    { ...frame, head, sites, others: [], laterality, count: null, severity: null, level: null },
    ctx,
    { term: true },
  );
  if (phrase === null || noun === null || FRIGHTENING.test(phrase.text)) return null;
  if (!sites.every((site) => holdsPlace(phrase.text, site, ctx))) return null;
  if (
    laterality !== null &&
    !new RegExp(laterality === 'both' ? '\\bboth\\b|breasts|eyes' : laterality).test(phrase.text)
  )
    return null;
  if (/^\W*(?:results?|reports?)\b/i.test(words.slice(head.span.end - offset))) return null;
  const name = withItsPart(withoutEcho(phrase.text), ctx.clean(head.span));
  const named = noun.kind === 'lab' ? `a check of ${name}` : /^[a-z]+ test\b/.test(name) ? withArticle(name) : name;
  const text = again(named, words.slice(0, head.span.end - offset));
  return {
    kind: 'test',
    text: guided ? `${text} guided by pictures` : text,
    knowledge: [...phrase.knowledge, ...(guide === undefined ? [] : [guide.ref.id])],
  };
}

/** Mentions that only tell how, not what. */
const LIGHT: ReadonlySet<string> = new Set(['other', 'descriptor', 'substance']);

const PICTURES: readonly [RegExp, string][] = [
  [/\b(?:tissue )?sampling\b/i, 'a tissue sample'],
  [/\bPET(?:[-/ ]CT)?\b/, 'a PET scan'],
  [/\bCTA?\b/, 'a CT scan'],
  [/\bMRI?\b/, 'an MRI scan'],
];

/** A picture that is named by letters alone. */
function pictureOf(
  words: string,
  offset: number,
  mentions: readonly Mention[],
  sites: readonly Mention[],
  ctx: Context,
): Thing | null {
  const named = PICTURES.find(([pattern]) => pattern.test(words));
  const [site, ...more] = sites;
  if (named === undefined || more.length > 0 || mentions.length > sites.length) return null;
  const left = outside(
    words,
    offset,
    sites.map(({ span }) => span),
  )
    .replace(named[0], ' ')
    .replace(DYE, ' ')
    .replace(AGAIN, ' ')
    .replace(FOLLOWS, ' ')
    .replace(IDLE, ' ')
    .replace(/[\s(),.:-]/g, '');
  if (left !== '') return null;
  const body = site !== undefined && /^tissue/i.test(ctx.clean(site.span)) ? undefined : site;
  const noun = body === undefined ? null : nounOf(body, ctx);
  if (body !== undefined && noun === null) return null;
  const text = noun === null ? named[1] : `${named[1]} ${/sample/.test(named[1]) ? 'from' : 'of'} ${place(noun, null)}`;
  return { kind: 'test', text: again(text, words), knowledge: noun === null ? [] : [noun.id] };
}

/** Parts of the body as the name of a test holds them. */
const PARTS: readonly [RegExp, string][] = [
  [/^pelvic$|^pelvis$/i, 'pelvis'],
  [/^abdom\w+$/i, 'belly'],
  [/^renal$|^kidneys?$/i, 'kidneys'],
  [/^thoracic$|^chest$/i, 'chest'],
  [/^brain$|^cranial$/i, 'brain'],
  [/^head$/i, 'head'],
  [/^neck$/i, 'neck'],
  [/^hepatic$|^liver$/i, 'liver'],
  [/^scrotal$|^testicular$/i, 'scrotum'],
  [/^thyroid$/i, 'thyroid gland'],
  [/^(?:lumbar|cervical|spinal|spine|lumbosacral)$/i, 'spine'],
  [/^cardiac$/i, 'heart'],
  [/^(?:knee|hip|shoulder|wrist|ankle|foot|hand|elbow)$/i, ''],
];
const OF_TESTS =
  /^(?:scans?|x-?rays?|radiographs?|ultrasounds?|ultrasonograph\w*|sonogra\w+|uss?|mri?|mra|ct|cta|pet|imaging|test\w*|stud\w+|films?|views?|surgical|diagnostic|repeat|follow\w*|surveillance|screening|exam\w*|of|the|and|with|biops\w+|excision|level|panel|profile|serum|plasma|blood)$/i;

/** "pelvic ultrasound" whose entry is of any ultrasound: the part stays. */
function withItsPart(text: string, printed: string): string {
  const missing = (printed.match(/[A-Za-z-]{2,}/g) ?? []).filter(
    (word) => !OF_TESTS.test(word) && !text.toLowerCase().includes(word.toLowerCase().slice(0, 5)),
  );
  const [first] = missing;
  if (first === undefined) return text;
  const part = PARTS.find(([pattern]) => pattern.test(first));
  const bare = text.replace(/ \([^)]*\)$/, '');
  if (part !== undefined && missing.length === 1) {
    const name = part[1] === '' ? first.toLowerCase() : part[1];
    return bare.includes(name) ? text : `${bare} of the ${name}`;
  }
  return text;
}

/** "a CT scan of the chest (chest CT)": what stands in brackets says nothing new. */
function withoutEcho(text: string): string {
  return text.replace(/ \(([^)]+)\)/g, (group, inner: string, at: number) => {
    const before = text.slice(0, at).toLowerCase();
    const words = inner.toLowerCase().match(/[a-z]{2,}/g) ?? [];
    return words.every(
      (word) =>
        new RegExp(`\\b${word.slice(0, 5)}`).test(before) ||
        /^(?:surveillance|follow|repeat|scan|surgical)$/.test(word),
    )
      ? ''
      : group.replace(/^ \((?:surveillance|follow-?up|repeat|surgical|diagnostic) /i, ' (');
  });
}

function holdsPlace(text: string, site: Mention, ctx: Context): boolean {
  const noun = nounOf(site, ctx);
  const small = text.toLowerCase();
  const names = [noun?.lay ?? '', noun?.term ?? '', ctx.clean(site.span)].map((one) => one.toLowerCase());
  return names.some((one) => one !== '' && small.includes(one.replace(/s$/, '')));
}

function guides(mention: Mention, ctx: Context): boolean {
  return /^[- ]?(?:image[- ])?guid/i.test(
    ctx.understanding.report.clean.slice(mention.span.end, mention.span.end + 14),
  );
}

/** The words beside the spans, at their places. */
function outside(words: string, offset: number, spans: readonly Span[]): string {
  return spans.reduce((text, { start, end }) => blank(text, start - offset, end - offset), words);
}

/** "Gynecology referral", "follow-up with cardiology": whom to see. */
function visitOf(words: string): Thing | null {
  if (!VISIT.test(words) && !/\b(?:clinic|pcp|gp)\b/i.test(words)) return null;
  const who = doctorIn(`${words}${/\bclinic\b/i.test(words) ? '' : ' clinic'}`);
  if (who === null) return null;
  const rest = words
    .replace(OF_VISIT, ' ')
    .replace(/\bdr\.? ?[A-Z][\w’'-]*(?: [A-Z][\w’'-]*)?/i, ' ')
    .replace(/[\s/,.()-]+/g, ' ')
    .trim();
  return rest.split(' ').every((word) => word === '' || A_FIELD.test(word))
    ? { kind: 'visit', text: who.replace(/,$/, ''), knowledge: [] }
    : null;
}

const A_FIELD =
  /(?:olog(?:y|ist|ical|ic)s?|iatr(?:y|ic|ics|ist|ician)|surg(?:ery|eon|ical)|opa?edics?)$|^(?:neuro\w*|cardio\w*|cards?|pulm\w*|gi|ent|renal|pcp|gp|primary|family|heart|failure|fracture|breast|hand|spine|vascular|plastics?|wound|pain|liver|stroke|respiratory|chest|dental|dentist|infectious|diseases?|medicine|medical|oncology|radiation|physical|therapy|device|pacemaker|fetal|gyn\w*|ob-?gyn|obstetrics?|dietitian|dietician|nutrition\w*|general|thoracic|podiatry|2ww|two|weeks?|wait|rule|suspected|cancer|pathway)$/i;

/** "a CT scan or a visit to a lung doctor" */
export function thingsTold({ all, joiner }: Things): string {
  return list(
    all.map(({ kind, text }) => (kind === 'visit' ? `a visit to ${text}` : text)),
    joiner,
  );
}
