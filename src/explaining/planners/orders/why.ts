import type { Span } from '../../../contract/analysis.js';
import { type Context, nounOf } from '../../context.js';
import { FRIGHTENING } from '../../retell/frightening.js';
import { rewriteClause } from '../../rewrite.js';
import { uncapital, withArticle } from '../../words/english.js';
import { spoken } from '../short-order.js';

/** Words of ours with what they stand on. */
export interface Told {
  text: string;
  knowledge: string[];
}

const told = (text: string): Told => ({ text, knowledge: [] });

const CONDITIONS: readonly [RegExp, string][] = [
  [
    /^(?:if|as|when|where) (?:(?:clinically|medically) )?(?:indicated|warranted|needed|appropriate|required|necessary|desired|relevant|deemed (?:necessary|appropriate))(?: clinically)?$/i,
    'if your doctor thinks that it is needed',
  ],
  [/^if there (?:is|are) (?:ongoing |continued |further |persistent )?clinical (?:concern|suspicion)$|^if (?:clinical )?(?:concern|suspicion)s? (?:persists?|remains?|continues?)$|^if (?:there is )?(?:persistent|ongoing|continued|continuing) (?:clinical )?(?:concern|suspicion)$|^if clinical (?:concern|suspicion) (?:persists|remains|continues|exists)$|^if (?:clinically )?(?:suspected|concerned)$/i, 'if your doctor is still concerned about it'],
  [/^unless (?:already |previously )?(?:performed|done|obtained|had)(?: already)? (?:with)?in the (?:last|past) (?:year|12 months)$/i, 'unless you have had it in the last year'],
  [/^(?:if|when) (?:it is |patient is |you are )?symptomatic$|^if (?:there are )?symptoms$|^if (?:clinically )?symptomatic$/i, 'if it gives you problems'],
  [/^(?:if|unless) not (?:already |previously |recently )?(?:performed|done|obtained|had|completed)(?: already| previously| recently)?$/i, 'if you have not had it yet'],
  [/^unless (?:already |previously |recently )?(?:performed|done|obtained|completed)(?: already| previously| recently)?$/i, 'unless you have had it already'],
  [/^if (?:the )?(?:patient[’']?s? |your |his |her )?(?:symptoms?|complaints?) (?:persists?|continues?|remains?|do not (?:resolve|improve|settle)|fails? to (?:resolve|improve|settle))$|^(?:if|should) (?:the )?symptoms? (?:persist|continue)$|^if (?:there are )?(?:persistent|ongoing|continued) symptoms$/i, 'if your symptoms go on'],
  [/^(?:if|should) (?:the )?symptoms? (?:recurs?|returns?|come back)$|^if (?:there are )?recurrent symptoms$/i, 'if your symptoms come back'],
  [/^(?:if|should) (?:the )?(?:patient[’']?s? |your )?symptoms? (?:worsens?|progress(?:es)?|get worse)$/i, 'if your symptoms get worse'],
  [/^(?:if|should) (?:the )?(?:patient[’']?s? |your )?symptoms? (?:persists?|continues?) or (?:worsens?|progress(?:es)?)$/i, 'if your symptoms go on or get worse'],
  [/^if (?:the )?pain (?:persists?|continues?|does not (?:settle|improve|resolve))$|^(?:if|should) (?:there is )?(?:persistent|ongoing|continued) pain$|^should (?:the )?pain (?:persist|continue)$/i, 'if the pain does not go away'],
  [/^if (?:there are )?(?:no )?contraindications?$|^(?:if|unless) (?:not )?contraindicated$|^(?:if|provided) (?:there is |there are )?no contraindications?$/i, 'if nothing speaks against it'],
  [/^(?:after|following|on) (?:the )?(?:(?:full|complete) )?(?:resolution|settling|recovery)$/i, 'once this has settled'],
  [/^after (?:the )?(?:resolution|settling|recovery) (?:of|from) (?:the )?(?:acute|current|present) (?:symptoms?|episode|illness|inflammation|process|infection|event)$|^after (?:the )?acute (?:episode|inflammation|symptoms?|process|illness) (?:has |have )?(?:resolved|resolves?|settled|settles?|subsides?)$|^(?:once|when|after) (?:the )?(?:acute |current )?(?:symptoms?|episode|inflammation|illness) (?:have |has )?(?:resolved|resolves?|settled|settles?|subsided?s?)$/i, 'once this has settled'],
  [/^after (?:completion|the end|completing) (?:of )?(?:(?:the |a |his |her )?(?:course of )?)(?:treatment|therapy)$|^after (?:treatment|therapy)$/i, 'after the treatment'],
  [/^after (?:completion of |completing |a course of |the course of )*(?:antibiotics?|antibiotic (?:treatment|therapy|course))$/i, 'after the antibiotics'],
  [/^if (?:the )?patient (?:is )?(?:at )?(?:high[- ]risk|has risk factors)$|^if high[- ]risk$|^if at high risk$/i, 'if your risk is high'],
  [/^if (?:the )?patient (?:is )?(?:at )?low[- ]risk$|^if low[- ]risk$|^if at low risk$/i, 'if your risk is low'],
]; // biome-ignore format: a table

/** On what the order hangs, as one says it to the reader; null where that could not be said. */
export function conditionTold(words: string, span: Span, ctx: Context): Told | 'shut' | null {
  const bare = words.replace(/\s+/g, ' ').replace(/[.,\s]+$/, '');
  const set = CONDITIONS.find(([pattern]) => pattern.test(bare))?.[1];
  if (set !== undefined) return told(set);
  if (FRIGHTENING.test(bare)) return 'shut';
  const short = spoken(bare);
  if (/^(?:if|when|once|unless) (?:it is|you are) (?:still |not )?[a-z]+$/.test(short)) return told(short);
  const clause = rewriteClause(span, ctx);
  if (clause === null || clause.text.split(' ').length > 22) return null;
  const text = uncapital(clause.text).replace(/[.\s]+$/, '');
  // A condition without a verb is half a condition.
  if (!/^(?:if|unless|once|until|should|in case|in the event|provided|as long as|only if|especially if)\b/.test(text))
    return null;
  return VERB.test(text) || /^in (?:case|the event) of /.test(text) ? { ...clause, text } : null;
}

const VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|can|cannot|will|get|gets|persists?|continues?|worsens?|fails?|remains?|develops?|becomes?|rises?|falls?|shows?|comes?|goes?|grows?|recurs?|improves?|starts?|stops?)\b/i;

const IT =
  '(?: (?:this|these|the|it|them|its|of|lesion|nodule|mass|finding|findings|abnormality|area|process|collection|etiology|aetiology|nature|above))*';

const PURPOSES: readonly [RegExp, string][] = [
  [new RegExp(`^(?:to|in order to) (?:document|ensure|confirm|verify|demonstrate|show|prove|establish|assess(?: for)?|evaluate for|check for|make sure of|see) (?:\\w+ )?(?:complete |full |interval |radiographic |continued |the )*(?:resolution|clearance|clearing|resolving)${IT}$`, 'i'), 'to see that it has gone'],
  [/^for (?:interval |complete |radiographic )*resolution$/i, 'to see that it has gone'],
  [new RegExp(`^(?:to|in order to) (?:document|ensure|confirm|verify|demonstrate|assess(?: for)?|evaluate(?: for)?|monitor(?: for)?|check for|establish) (?:the )?(?:continued |interval |long[- ]term |size )*stability${IT}$|^for (?:interval )?stability$`, 'i'), 'to see whether it stays the same'],
  [new RegExp(`^(?:to|in order to) (?:document|ensure|confirm|verify|assess(?: for)?|evaluate(?: for)?|monitor(?: for)?|check for|look for) (?:any )?(?:interval )?(?:change|growth|progression|enlargement)s?${IT}$`, 'i'), 'to see whether it has changed'],
  [new RegExp(`^(?:to|in order to) (?:document|ensure|confirm|assess(?: for)?|evaluate(?: for)?|monitor) (?:interval |continued |fracture |bony |bone )*healing${IT}$`, 'i'), 'to see how it heals'],
  [/^(?:to|in order to) (?:assess|evaluate|monitor|check|determine) (?:the )?(?:treatment |therapy )?response(?: to (?:treatment|therapy))?$/i, 'to see how well the treatment works'],
  [new RegExp(`^(?:for|to|in order to) (?:help |further |better |more |definitive |additional |complete |full |closer |fully |definitively )*(?:evaluation|characteri[sz]ation|assessment|clarification|work-?up|visuali[sz]ation|reassessment|re-?evaluation|investigation|evaluate|characteri[sz]e|assess|clarify|delineate|define|investigate)(?: (?:and|or) (?:further |better )?(?:characteri[sz]ation|assessment|evaluation))?${IT}$`, 'i'), 'to find out more about it'],
  [new RegExp(`^(?:for|to) (?:a )?(?:definitive |tissue |histologic(?:al)? |pathologic(?:al)? |further |establish |obtain |make |determine )*(?:tissue )?(?:diagnosis|histology|etiology|aetiology|cause)${IT}$`, 'i'), 'to find out what it is'],
  [new RegExp(`^(?:for|to) (?:further |definitive )*(?:confirmation|confirm)${IT}$`, 'i'), 'to make sure of it'],
  [/^to (?:complete|finish) (?:the )?(?:fetal |cardiac |heart |facial |spine |spinal |remaining |anatom(?:y|ic(?:al)?) )*(?:views?|survey|anatomy|scan|examination|exam|study|assessment)$/i, 'to see the parts that could not be seen'],
  [/^for (?:ongoing )?monitoring$/i, 'to keep watch on it'],
]; // biome-ignore format: a table

/** What the order is for; null where that could not be said. */
export function purposeTold(words: string, span: Span, ctx: Context): Told | 'shut' | null {
  const bare = words.replace(/\s+/g, ' ').replace(/[.,\s]+$/, '');
  const set = PURPOSES.find(([pattern]) => pattern.test(bare))?.[1];
  if (set !== undefined) return told(set);
  // What frightens is not named where the reader has not asked to see it.
  if (FRIGHTENING.test(bare))
    return /^to (?:help )?(?:exclude|rule out)\b/i.test(bare)
      ? told('to make sure that nothing serious is behind it')
      : 'shut';
  const excluded = excludedIn(bare, span, ctx);
  if (excluded !== null) return excluded;
  const clause = rewriteClause(span, ctx);
  if (clause === null || clause.text.split(' ').length > 16) return null;
  const text = uncapital(clause.text).replace(/[.\s]+$/, '');
  return /^to /.test(text) && !FRIGHTENING.test(text) ? { ...clause, text } : null;
}

/** "to exclude a fracture": one thing and nothing beside it. */
function excludedIn(words: string, span: Span, ctx: Context): Told | null {
  const what =
    /^(?:in order )?to (?:help )?(?:exclude|rule out) (?:the presence of )?(?:an? |any |the )?(?:underlying |occult |possible |associated )?(.+)$/i.exec(
      words,
    )?.[1];
  const mention = ctx.mentions
    .within(span)
    .find((one) => what !== undefined && ctx.clean(one.span).toLowerCase() === what.toLowerCase());
  const noun = mention === undefined ? null : nounOf(mention, ctx);
  if (noun === null || !['disease', 'finding'].includes(noun.kind) || FRIGHTENING.test(noun.lay)) return null;
  const name = noun.number === 'singular' ? withArticle(noun.lay) : noun.lay;
  return { text: `to make sure that it is not ${name}`, knowledge: [noun.id] };
}

/** "given the fracture at L1": why it is asked for; null where that could not be said. */
export function reasonTold(span: Span, ctx: Context): Told | 'shut' | null {
  if (FRIGHTENING.test(ctx.clean(span))) return 'shut';
  const clause = rewriteClause(span, ctx);
  if (clause === null || clause.text.split(' ').length > 16) return null;
  const text = uncapital(clause.text).replace(/[.\s]+$/, '');
  return FRIGHTENING.test(text) ? 'shut' : { ...clause, text: `because of ${text}` };
}

const ERRANDS: readonly [RegExp, string][] = [
  [/^(?:an? )?(?:bp|blood pressure) (?:re-?)?checks?$/i, 'to have your blood pressure checked'],
  [/^(?:an? )?(?:wound|incision) (?:re-?)?checks?$/i, 'to have your wound looked at'],
  [/^(?:sutures?|stitch(?:es)?) (?:removal|out)$|^removal of (?:the )?(?:sutures?|stitches)$/i, 'to have your stitches taken out'],
  [/^(?:staples?|clips) (?:removal|out)$|^removal of (?:the )?(?:staples?|clips)$/i, 'to have your staples taken out'],
  [/^(?:the )?(?:biopsy |pathology |histology |test |lab |scan )?results?$|^(?:to )?(?:review|discuss) (?:of )?(?:the )?(?:biopsy |pathology |histology |test |lab |scan )?results?$/i, 'to talk about your results'],
  [/^(?:an? )?(?:medication|medicines?|meds?) (?:review|check)$/i, 'to go over your medicines'],
  [/^(?:an? )?(?:blood tests?|bloods|blood work|labs?|lab work)$/i, 'to have blood tests'],
]; // biome-ignore format: a table

/** "for a BP check": what a visit is for; null where that could not be said. */
export function errandTold(words: string, span: Span, ctx: Context): Told | null {
  const bare = words.replace(/\s+/g, ' ').replace(/[.,\s]+$/, '');
  const set = ERRANDS.find(([pattern]) => pattern.test(bare))?.[1];
  if (set !== undefined) return told(set);
  const clause = FRIGHTENING.test(bare) ? null : rewriteClause(span, ctx);
  if (clause === null || clause.text.split(' ').length > 12 || FRIGHTENING.test(clause.text)) return null;
  return {
    ...clause,
    text: `for ${uncapital(clause.text).replace(/[.\s]+$/, '')}`,
  };
}
