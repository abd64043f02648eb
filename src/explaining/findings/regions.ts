import type { Span } from '../../contract/analysis.js';
import { type Context, type Noun, nounOf } from '../context.js';
import type { Planned } from '../planners/index.js';
import { uncapital } from '../words/english.js';
import { place } from '../words/place.js';

interface Region {
  /** Its heading. */
  span: Span;
  /** None for a heading that names no one part. */
  noun: Noun | null;
  side: 'left' | 'right' | null;
}

const cache = new WeakMap<Context, readonly Region[]>();
/** A kind of tissue is no part of the body. */
const CLASS = /^(?:bone|joint|ligament|tendon|muscle|cartilage|soft-tissues|blood-vessels?|nerve|meniscus)s?$/;
const SECTION =
  /^(?:FINDINGS?|TECHNIQUE|COMPARISON|INDICATION|HISTORY|EXAM\w*|PROCEDURE|REPORT|RESULTS?|COMMENT|CONTRAST|VIEWS?|CLINICAL\b.*|REASON\b.*|STUDY|DATE|TECHNICAL\b.*)$/;
const CONCLUDES = /^(?:FINAL |OVERALL )?(?:IMPRESSIONS?|CONCLUSIONS?|OPINION|SUMMARY|INTERPRETATION)$/;
const LINE = /^[^\S\n]*([A-Z][A-Z ,&/-]{3,40}?)[^\S\n]*(?::[^\n]*)?$/gm;

/** The headings of a report on several parts of the body ("CERVICAL SPINE" … "LUMBAR SPINE"); none where it is on one. */
function regionsOf(ctx: Context): readonly Region[] {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const found: Region[] = [];
  const concluded: Region[] = [];
  for (const match of ctx.understanding.report.clean.matchAll(LINE)) {
    const start = match.index + match[0].indexOf(match[1] as string);
    const end = start + (match[1] as string).length;
    const named = ctx.mentions.within({ start, end }).filter(({ kind }) => kind === 'anatomy');
    const noun = named.length === 1 && named[0] !== undefined ? nounOf(named[0], ctx) : null;
    if (SECTION.test(match[1] as string)) continue;
    if (CONCLUDES.test(match[1] as string)) {
      concluded.push({ span: { start, end }, noun: null, side: null });
      continue;
    }
    if (noun === null || CLASS.test(noun.id) || /:\s*\S/.test(match[0])) {
      // Another heading ends the part before it.
      found.push({ span: { start, end }, noun: null, side: null });
      continue;
    }
    const side = /\bLEFT\b/.test(match[1] as string) ? 'left' : /\bRIGHT\b/.test(match[1] as string) ? 'right' : null;
    found.push({ span: { start, end }, noun, side });
  }
  // One conclusion for all parts is of none of them.
  if (concluded.length === 1) found.push(...concluded);
  found.sort((a, b) => a.span.start - b.span.start);
  const several = new Set(found.flatMap(({ noun, side }) => (noun === null ? [] : `${noun.id} ${side}`))).size > 1;
  const regions = several ? found : [];
  cache.set(ctx, regions);
  return regions;
}

/** "No fracture" under "CERVICAL SPINE" in a report on the whole spine: what is denied or normal is so of that part. */
export function inItsRegion(planned: Planned[], ctx: Context): Planned[] {
  if (!ctx.teller.sees || ctx.understanding.report.type.type === 'pathology') return planned;
  const regions = regionsOf(ctx);
  if (regions.length === 0) return planned;
  return planned.map((one) => {
    const frame = one.frames[0];
    if (frame === undefined || (frame.kind !== 'absent' && frame.kind !== 'normal') || one.plan.what.text.includes('“'))
      return one;
    const region = regions.findLast(({ span }) => span.end <= frame.source.start);
    if (region === undefined || region.noun === null) return one;
    const { text } = one.plan.what;
    const where = place(region.noun, region.side);
    const named = new Set(one.plan.what.knowledge);
    if (named.has(region.noun.id) || text.includes(where.replace(/^(?:your|the) /, ''))) return one;
    const told = `In ${where}, ${uncapital(text)}`;
    return {
      ...one,
      plan: {
        ...one.plan,
        what: {
          text: told,
          sources: [...one.plan.what.sources, region.span],
          knowledge: [...one.plan.what.knowledge, region.noun.id],
        },
      },
    };
  });
}
