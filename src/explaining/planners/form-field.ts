import { sentenceFrom } from '../../reading/index.js';
import type { FieldAnswer, Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { glossesFor } from '../retell/quote.js';
import { plainEdges } from '../tissue/lines/margins.js';
import { plainLine } from '../tissue/plain-lines.js';
import { headPhrase } from '../words/phrase.js';
import { OUT_OF_SIGHT } from './absent.js';
import { restOfField } from './field-rest.js';
import { answeredLater, GRAM, OF_VIRUS, PLAIN_ANSWER, toldGrowth, toldRepair } from './form-growth.js';
import type { Plan } from './plan.js';
import { quotable } from './quote.js';
import { letteredSample, sampleOf } from './sample.js';
import { markOf, tellsOfSeveral } from './specimens.js';
import { spoken, toldVariant } from './variant.js';

/** What a field asks for, as a noun phrase, with the medical word where its label does not stand in the glossary. */
const THINGS: Readonly<Record<string, string>> = {
  'small-vessels': 'cancer cells in small vessels',
  veins: 'cancer cells in a vein',
  'blood-vessels': 'cancer cells in a blood vessel',
  nerves: 'cancer cells around a nerve',
  'past-node': 'cancer that grew out of a lymph node',
  'top-node': 'cancer in the lymph node farthest from it (apical node)',
  'past-prostate': 'growth past the edge of the prostate',
  'past-thyroid': 'growth past the edge of the thyroid gland',
  'seminal-vesicles': 'cancer in the glands behind the prostate (seminal vesicles)',
  'bladder-neck': 'cancer in the outlet of the bladder',
  deposits: 'separate spots of cancer in the fat nearby (tumor deposits)',
  'sarcoma-like': 'cells of a faster kind (sarcomatoid)',
  rhabdoid: 'cells of a faster kind (rhabdoid)',
  perforation: 'a hole made by the growth (perforation)',
  ulceration: 'an open sore on the growth (ulceration)',
  regression: 'a part of the growth that the body fought off (regression)',
  satellites: 'tiny spots of growth near the main one (satellites)',
  necrosis: 'dead cells in the growth (necrosis)',
  cribriform: 'a sieve-like pattern of cells (cribriform)',
  'in-duct': 'cancer inside the ducts (intraductal carcinoma)',
  'high-grade-pin': 'unusual cells that can come before cancer (high-grade PIN)',
  'air-spaces': 'cancer cells spread through the air spaces of the lung',
  pleura: 'growth into the lining of the lung (pleura)',
  capsule: 'growth into the shell around it (capsule)',
  'inner-canal': 'cells from the inner part of the neck of the womb (endocervical component)',
  chalk: 'tiny specks of chalk (microcalcifications)',
  'mole-beside': 'a mole beside the growth',
  left: 'cancer that is left (residual tumor)',
  distant: 'cancer spread to far parts of the body',
};
const WORDS: Readonly<Record<string, string>> = {
  extent: 'how far it has grown',
  'flat-cells': 'the flat cells of the sample',
  'gland-cells': 'the gland cells of the sample',
  level: 'how deep it has grown',
  risk: 'the level of risk',
  kind: 'its kind',
  'pattern-share': 'how much is of the faster kind',
  grade: 'its grade',
  edges: 'the edges of the removed tissue (margins)',
  differentiation: 'how much the cells look like normal ones',
  site: 'where it grew',
  size: 'its size',
  budding: 'small groups of cancer cells at its edge (tumor budding)',
  mitoses: 'how many cells were dividing (mitotic rate)',
  treatment: 'what treatment before did to it',
  'immune-cells': 'immune cells in the growth',
  adequacy: 'whether there was enough to judge',
  focality: 'how many growths there are',
};

const WHICH: Readonly<Record<string, string>> = {
  deep: 'deep edge',
  'nearest peripheral': 'nearest side edge',
  'nearest lateral': 'nearest side edge',
  peripheral: 'side edge',
  lateral: 'side edge',
  radial: 'outer edge',
  circumferential: 'outer edge',
  'circumferential radial': 'outer edge',
  'circumferential resection': 'outer edge',
  anterior: 'front edge',
  posterior: 'back edge',
  superior: 'upper edge',
  inferior: 'lower edge',
};

/** A line of a form, told as what it answers; its own words beside it where it says more. */
export function planField(frame: Frame, ctx: Context): Plan | null {
  const { field } = frame;
  if (field === undefined) return null;
  const sample = sampleOf(frame, ctx);
  const name = sample?.short ?? letteredSample(frame, ctx) ?? 'the sample';
  const grounds = [
    ...groundsOf(frame, ctx),
    ...(field.counted === undefined ? [] : [field.counted]),
    ...(sample === null ? markOf(frame, ctx) : [sample.span]),
  ];
  const known = frame.head === null ? [] : [frame.head.ref.id];
  if (field.answer === 'not_asked')
    return {
      what: say(`The part “${ctx.clean(field.label)}” is marked as “${ctx.clean(field.value)}”`, [frame.source]),
      details: [],
      meaning: [],
    };
  // "Not seen (no fat sampled)": how far it could be seen goes with the denial.
  const own = OUT_OF_SIGHT.test(ctx.clean(frame.source))
    ? null
    : field.id === 'named'
      ? toldNamed(frame, field, name, ctx)
      : told(field, name, ctx);
  // Of several samples, the edge of one says nothing of the others.
  const of =
    OF_EDGES.has(field.kind) && field.id !== 'depth' && name !== 'the sample' && tellsOfSeveral(ctx)
      ? ` in ${name}`
      : '';
  const text = own === null ? null : `${own}${of}`;
  // "Proximal margin negative; radial margin clear by 8 mm": a line that goes on with another edge is told whole.
  const another = field.kind === 'margin' && of === '' && ANOTHER_EDGE.test(ctx.clean(field.value));
  const line = another ? plainLine(ctx.clean(frame.source)) : null;
  if (line !== null && text !== null) {
    const [first, ...others] = line.texts.map((one) => say(one, grounds, known));
    return { what: first as Said, details: others, meaning: [] };
  }
  const quote = quotable(ctx.clean(frame.source));
  if (text === null)
    return quote === null
      ? null
      : {
          what: say(`${leadOf(field)}: “${quote}”`, [frame.source]),
          details: glossesFor(field.value, ctx),
          meaning: [],
        };
  const details: Said[] = [];
  const rest = field.more ? restOfField(field, ctx.clean(frame.source), ctx.clean(field.value)) : null;
  if (rest !== null) details.push(...rest.map((one) => say(one, [frame.source])));
  else if (field.more && quote !== null)
    details.push(say(`in the report’s words: “${quote}”`, [frame.source]), ...glossesFor(field.value, ctx).slice(0, 2));
  return { what: say(text, grounds, [...known, ...(sample?.knowledge ?? [])]), details, meaning: [] };
}

const ANOTHER_EDGE = /[;,.] [^;,.]{2,40}\b(?:margins?|edges?)\b/i;
const OF_EDGES: ReadonlySet<string> = new Set(['margin', 'distance']);

function leadOf({ id, kind }: FieldAnswer): string {
  if (kind === 'words' && WORDS[id] !== undefined) return `on ${WORDS[id]}, the report says`;
  return 'the report says';
}

function told(field: FieldAnswer, name: string, ctx: Context): string | null {
  switch (field.kind) {
    case 'thing':
      return toldThing(field, name);
    case 'margin':
      return toldMargin(field);
    case 'distance':
      if (field.id === 'depth')
        return `the growth goes ${figure(field.name ?? '')} deep${/breslow/i.test(ctx.clean(field.label)) ? ' (Breslow depth)' : ''}`;
      return `the growth is ${figure(field.name ?? '')} from the nearest edge of the removed tissue`;
    case 'nodes':
      return toldNodes(field);
    case 'marker':
      return toldMarker(field, ctx);
    default:
      if (field.id === 'adequacy') return field.answer === 'present' ? 'there was enough in the sample to judge' : null;
      if (field.answer === 'absent' && /-cells$/.test(field.id) && WORDS[field.id] !== undefined)
        return `${WORDS[field.id]} looked normal`;
      if (field.id === 'differentiation' && field.answer === 'present') return cellsLook(field.name ?? '');
      if (field.id === 'focality' && field.answer !== 'words')
        return field.answer === 'absent' ? 'there is just one growth' : 'there is more than one growth';
      if (field.id === 'mitoses' && field.answer === 'absent') return 'no dividing cells were counted (mitotic rate)';
      return null;
  }
}

function cellsLook(grade: string): string {
  if (grade === 'well') return 'the cells of the growth look much like normal cells (well differentiated)';
  if (grade === 'moderate')
    return 'the cells of the growth look somewhat unlike normal cells (moderately differentiated)';
  return `the cells of the growth look very unlike normal cells (${grade === 'poor' ? 'poorly differentiated' : 'undifferentiated'})`;
}

/** Types of one virus, each with its own answer. */
const HPV: Readonly<Record<string, string>> = {
  'hpv-16': 'the HPV virus, type 16,',
  'hpv-18': 'the HPV virus, type 18,',
  'hpv-16-18': 'the HPV virus, type 16 or 18,',
  'hpv-18-45': 'the HPV virus, type 18 or 45,',
  'hpv-other': 'the HPV virus, another high-risk type,',
  'hpv-high': 'the HPV virus, a high-risk type,',
};

function toldHpv(what: string, answer: FieldAnswer['answer']): string | null {
  if (answer === 'absent') return `${what} was not found`;
  if (answer === 'present') return `${what} was found`;
  if (answer === 'waiting') return `the result for ${what.replace(/,$/, '')} is still to come`;
  return answer === 'unknown' || answer === 'unsure' ? `the lab could not tell whether ${what} is there` : null;
}

function areOrIs(x: string): string {
  return /^(?:[\w-]+ ){0,3}(?:cells|nodes|changes|spots|glands|germs)\b/.test(x) ? 'are' : 'is';
}

const OF_THE_BODY: ReadonlySet<string> = new Set(['left', 'distant']);

function toldThing({ id, answer }: FieldAnswer, name: string): string | null {
  const virus = HPV[id];
  if (virus !== undefined) return toldHpv(virus, answer);
  const x = THINGS[id];
  if (x === undefined) return null;
  // What is left in the body, or far away, no piece that was taken out can show.
  const shows = OF_THE_BODY.has(id) ? 'the report notes' : `${name} shows`;
  switch (answer) {
    case 'absent':
      return `${shows} no sign of ${x}`;
    case 'present':
      return `${shows} ${x}`;
    case 'unsure':
      return OF_THE_BODY.has(id) ? `there may be ${x}` : `${name} may show ${x}`;
    case 'unknown':
      return `the lab could not tell whether there ${areOrIs(x)} ${x}`;
    case 'waiting':
      return `the lab has not yet said whether there ${areOrIs(x)} ${x}`;
    default:
      return null;
  }
}

/** A thing that the label itself names: "Ductal carcinoma in situ: present". */
function toldNamed(frame: Frame, field: FieldAnswer, name: string, ctx: Context): string | null {
  const of = { ...frame, sites: [], laterality: null };
  if (field.answer === 'absent') {
    const bare = headPhrase(of, ctx, { term: true, bare: true });
    return bare === null ? null : `${name} shows no sign of ${bare.text}`;
  }
  const phrase = field.answer === 'present' ? headPhrase(of, ctx, { term: true }) : null;
  return phrase === null ? null : `${name} shows ${phrase.text}`;
}

function toldMargin({ answer, name = '' }: FieldAnswer): string | null {
  const bare = name
    .replace(/\b(?:surgical|resection|excision|inked|final|specimen|cut) |\s*margins?$|^margins?$/g, '')
    .trim();
  const known = WHICH[bare] ?? plainEdges(bare);
  const one =
    known === null || /edge$/.test(known) ? (known ?? undefined) : `${known} edge${/ and |,/.test(known) ? 's' : ''}`;
  const named = one === undefined && bare !== '' && bare !== 'all';
  const many =
    one === undefined ? !named || /,| and | or |\/|&/.test(bare) || /margins$/.test(name) : /edges$/.test(one);
  const edge = one ?? (many ? 'edges' : 'edge');
  const edges = `the ${edge} of the removed tissue${named ? ` called “${bare}”` : ''}`;
  const verb = many ? 'are' : 'is';
  switch (answer) {
    case 'absent':
      return `${edges} looked clear`;
    case 'present':
      return named || one !== undefined
        ? `the growth reaches ${edges}`
        : 'the growth reaches the edge of the removed tissue';
    case 'unsure':
      return `the growth comes close to ${edges}`;
    case 'unknown':
      return `the lab could not tell whether ${edges} ${verb} clear`;
    default:
      return null;
  }
}

function figure(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/^< ?/, 'less than ')
    .replace(/^> ?/, 'more than ')
    .replace(/^~ ?/, 'about ')
    .replace(/^approx(?:imately|\.)?/, 'about');
}

function toldNodes({ answer, name = '', count = 0, all }: FieldAnswer): string | null {
  const [asked, which, spots] = name.split('|');
  const nodes = (n: number) => `${which === 'sentinel' ? 'sentinel ' : ''}lymph node${n === 1 ? '' : 's'}`;
  if (asked === 'examined' && all === undefined)
    return count === 0
      ? 'no lymph nodes were checked'
      : `${count} ${nodes(count)} ${count === 1 ? 'was' : 'were'} checked`;
  const what =
    {
      'large spots': 'larger spots of cancer',
      'small spots': 'small spots of cancer',
      'single cells': 'single cancer cells',
    }[spots ?? ''] ?? 'cancer';
  const be = what === 'cancer' ? 'was' : 'were';
  if (answer === 'absent') {
    const of =
      all === undefined
        ? nodes(2)
        : all === 1
          ? `1 ${nodes(1)} that was checked`
          : `${all} ${nodes(all)} that were checked`;
    return `no ${what} ${be} found in the ${of}`;
  }
  return `${what} ${be} found in ${all === undefined ? `${count} ${nodes(count)}` : all === 1 ? `the 1 ${nodes(1)} that was checked` : `${count} of the ${all} ${nodes(all)} that were checked`}`;
}

function toldMarker(field: FieldAnswer, ctx: Context): string | null {
  const { id, answer, name = '', share } = field;
  const of = share === undefined ? '' : ` (${share} of them)`;
  const within = share === undefined ? '' : ` (${share})`;
  if (id === 'variant') return toldVariant(field, ctx.clean(field.label));
  if (id === 'culture' || id === 'smear') return toldGrowth(field);
  if (answer === 'waiting') return `the result for “${ctx.clean(field.label)}” is still to come`;
  if (id === 'er' || id === 'pr') {
    const hormone = id === 'er' ? 'estrogen' : 'progesterone';
    if (answer === 'present') return `the cells have receptors for the hormone ${hormone}${of}`;
    return answer === 'absent' ? `the cells have no receptors for the hormone ${hormone}${within}` : null;
  }
  if (id === 'her2') {
    const by = /\b(fish|ish|ihc)\b/i.exec(ctx.clean(field.label))?.[1]?.toUpperCase();
    const test = by === undefined ? '' : `, by the test called ${by}`;
    if (answer === 'present') return `the cells have much of the growth signal HER2 (HER2 positive${test})`;
    if (answer === 'unsure')
      return answeredLater(field, ctx)
        ? `a first test for the growth signal HER2 was in between (HER2 equivocal${test}), and another test gave the answer`
        : `the test for the growth signal HER2 was in between (HER2 equivocal${test})`;
    return `the cells do not have much of the growth signal HER2 (HER2 negative${test})`;
  }
  if (id === 'repair') return toldRepair(answer, [name]);
  if (id === 'dividing') return `${figure(share ?? '')} of the cells were growing when they were tested (Ki-67)`;
  const names = ctx.clean(field.label);
  const value = ctx.clean(field.value);
  const several = /,| and /.test(names);
  const s = several ? 's' : '';
  if (id === 'germ' && answer !== 'absent' && /^gram$/i.test(names)) return GRAM;
  if (id === 'germ' && answer === 'absent' && names.split(/,| and /).every((name) => OF_VIRUS.test(name.trim())))
    return `no sign of the virus was found by the test${s} for ${spoken(names)}`;
  if (id === 'germ' && answer === 'absent') return `no germs were found by the test${s} for ${spoken(names)}`;
  if (id === 'germ') return `the test${s} for ${spoken(names)} found germs`;
  // "EGFR: mutation detected (L858R)" says which change.
  if (id === 'gene' && answer === 'present') {
    const line = sentenceFrom(ctx.understanding.report.sentences, field.label.start);
    const [told] = line === undefined ? [] : (plainLine(ctx.clean(line.span))?.texts ?? []);
    if (told?.startsWith('a change was found in')) return told;
  }
  // "p53: wild type." with its stop is the same line.
  const row = `${names.replace(/[\s:]+$/, '')}: ${value.replace(/^[\s:]+|[\s.]+$/g, '')}`;
  const pattern = id === 'gene' || PLAIN_ANSWER.test(value) ? null : plainLine(row)?.texts[0];
  if (pattern != null) return pattern;
  if (id === 'gene' && /amplif/i.test(value)) {
    const [copies] = plainLine(`${names}: ${value}`)?.texts ?? [];
    if (copies !== undefined) return copies;
  }
  const test = `${id === 'gene' ? 'gene' : 'dye'} test${s}`;
  if (id === 'gene' && /\bdetected|mutat|identified|wild/i.test(value))
    return `${answer === 'absent' ? 'no' : 'a'} change was found in the gene${s} ${spoken(names)}`;
  return `the ${test} for ${spoken(names)} ${several ? 'were' : 'was'} ${answer === 'absent' ? 'negative' : 'positive'}`;
}
