import { singleSpaced } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';
import { leaveToItsWords } from './unsettled.js';

/**
 * What a picture names only to say that it is gone, that it was not well looked for, that something else is likelier, or
 * that somebody should look for it: told in the report's own words.
 */

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent', 'normal']);
const LOOKS_BACK = 120;

const OUT_OF_SIGHT = String.raw`(?:not (?:be |been )?(?:well|fully|completely|clearly|adequately|entirely|optimally|formally|reliably|confidently) (?:seen|visuali[sz]ed|assessed|evaluated|included|covered|imaged|opacified|distended|demonstrated|identified|examined|shown|excluded|delineated)|not (?:be |been )?(?:visuali[sz]ed|assessed|evaluated|included|covered|imaged|opacified|distended|examined|excluded|ruled out|delineated)|(?:poorly|suboptimal\w*|sub-?optimally|incompletely|partially|partly|inadequately|insufficiently) (?:seen|visuali[sz]ed|assessed|evaluated|opacified|distended|included|imaged|demonstrated|shown|delineated|covered|filled|coapted|obscured)|(?:is|are|was|were) (?:\w+ly )?(?:suboptimal|limited|degraded|obscured|difficult|hidden|incomplete|non-?diagnostic|insensitive|masked|out of (?:the )?(?:field|view))|limited (?:by|due|because|views?|assessment|sensitivity|study|evaluation)|obscured by|degraded by|non-?diagnostic|motion|artefacts?|artifacts?|blind spot|cannot (?:be )?exclude\w*|could not be (?:seen|excluded|assessed)|may be (?:missed|obscured|hidden)|does not exclude|low sensitivity|windows?)`;
/** "No clot seen, but the tip was hard to see": how far the denial goes stands behind it. */
const SEEN_BADLY = new RegExp(
  String.raw`^[^.;]{0,90}?(?:[,;(–-]|\b(?:but|although|though|however|albeit|yet|while|whilst|accepting|allowing|given|noting)\b)[^.]{0,80}?\b${OUT_OF_SIGHT}\b`,
  'i',
);
/** "No mass, however the left ovary was not seen" */
const BUT_UNSEEN =
  /^[^.;]{0,60}?\b(?:but|although|though|however)\b[^.;,]{3,60}\bnot (?:be )?(?:seen|identified|demonstrated|shown)\b/i;
/** "No clot to the lobar level", "on the available views": as far as that and no farther. */
const ONLY_SO_FAR =
  /^[^.;,]{0,40}?\b(?:(?:up |down |out )?to (?:the )?(?:level of )?(?:the )?(?:main|lobar|segmental|sub-?segmental|proximal|distal|first|second|third)\b)/i;

/** "Loss of the lordosis", "lack of flow": what is gone is named, and not told as there. */
const GONE =
  /\b(?:loss|lost|straightening|reversal|flattening|effacement|obliteration|disruption|disappearance|absence|absent|lack|lacks|blunting|non-?visuali[sz]ation|interruption|discontinuity|silhouetting|obscuration|failure|deficiency|paucity)(?: of| in)? (?:(?:the|its|normal|usual|expected|physiologic(?:al)?|natural|left|right|bilateral|both|cervical|lumbar|thoracic|anterior|posterior|of|some|mild|complete|partial|inner|outer) )*(?:[\w-]+ )?$/i;

/** "The asymmetry disperses with spot compression": gone on the closer look. */
const DISPERSES =
  /^[^.;]{0,80}?\b(?:disperses?|dispersed|effaces?|effaced|dissipates?|dissipated|disappears?|disappeared|resolves?|resolved|spreads? out|pulls? apart|(?:does|did|do) not persist|(?:is|are|was|were) not (?:persistent|reproduced|reproducible|confirmed)|(?:does|did) not (?:reproduce|recur))\b[^.;]{0,30}?\b(?:with|on|under|after|by|today|additional|spot|compression|tomo\w*|views?|delayed|repeat)\b/i;

/** "Suppressed uptake in the rest of the gland": less of it, and not that there is some. */
const OF_FLOW = /uptake|enhancement|flow|perfusion|signal|activity|vascularity|excretion|washout/;
const LESS_OF =
  /\b(?:suppressed|suppression of|reduced|decreased|diminished|low|lower|poor|absent|weak|delayed|sluggish|asymmetric(?:ally)? (?:reduced|decreased))(?: \w+){0,2} $/i;

/** "Infection less likely", "metastasis is thought less likely": the lesser of two, not denied. */
const LESS_LIKELY =
  /^[^.;,]{0,12}?(?:[ ,(–-]+(?:is|are|was|were|be|considered|felt|thought|deemed|though|but|much|far|somewhat|rather|to|appears?|seems?|seen|as))*[ ,(–-]+(?:less|least) (?:likely|favou?red|probable|typical)\b/i;
const LESS_LIKELY_BEFORE =
  /\b(?:(?:less|least) (?:likely|favou?red|probabl[ey]|commonly|typically|typical of|typical for)|rather than|as opposed to|instead of|in (?:place|lieu) of) (?:(?:an?|the|to be|of|as|for|by) )*(?:[\w-]+ ){0,2}$/i;
/** "Infective consolidation unlikely": the cause is held unlikely, and not the thing. */
const CAUSE_UNLIKELY =
  /\b(?:infecti(?:ve|ous)|inflammatory|malignant|metastatic|neoplastic|reactive|traumatic|benign|isch(?:a)?emic|congenital|degenerative|post-?\w+|aspiration|tuberculous|fungal|viral|bacterial|lymphomatous|sarcoid|primary|secondary) $/i;
const UNLIKELY_BEHIND = /^[^.;,]{0,40}?\b(?:unlikely|not favou?red|less likely|improbable)\b/i;

/** "Correlate for nerve pain", "look for": nobody has found it yet. */
const TO_LOOK_FOR =
  /\b(?:correlat(?:e|ion|ed)(?: (?:clinically|\w+ly))?(?: for| to exclude| regarding| as to)|(?:look|search|assess|check|screen|evaluate|examine|query|queried)(?: clinically| specifically)? for|to (?:exclude|rule out|look for|assess for)) (?:[\w/-]+ ){0,6}$/i;

/** "(insignificant)", "physiologic": by the report itself nothing amiss, which the name alone would not say. */
const CALLED_NORMAL =
  /^[^.;]{0,50}?[(,–-]\s*(?:(?:which|this|it) )?(?:is |are |likely |probably |felt to be )*(?:in-?significant|not (?:clinically |h(?:a)?emodynamically )?significant|non-?significant|(?:a )?normal(?: variant| finding)?|within normal limits|wnl|physiologic(?:al)?|of (?:no|doubtful|little) (?:\w+ )?significance|(?:no|without) (?:h(?:a)?emodynamic|clinical) significance|not pathological|expected)\b(?! (?:vs\.?|versus|or)\b)/i;
const CALLED_NORMAL_BEFORE =
  /\b(?:physiologic(?:al)?|insignificant|expected|normal[- ]variant|not (?:pathological|abnormal)|symmetric(?:al)? physiologic)(?: \w+){0,2}? $/i;

/** "K/c/o T2DM": known before, and not seen. */
const KNOWN_CASE =
  /\b(?:k\/c(?:\/o)?|kco|known case of|h\/o|pmhx?|past (?:medical )?history of|background(?: history)? of|c\/o)\W[^.;]*$/i;
/** Illnesses of blood, mind and metabolism, which no picture shows. */
const NEVER_SEEN =
  /^(?:(?:type-[12]-)?diabetes(?:-mellitus)?(?:-type-[12])?|gestational-diabetes|hypertension|hyperlipidemia|dyslipidemia|hypercholesterolemia|hypothyroidism|hyperthyroidism|anemia|depression|anxiety|asthma|epilepsy|migraine|obesity)$/;

/** "Normal size, mildly reduced fn": not all of it is. */
const NOT_ALL =
  /^[^.;]{0,60}?(?:[,;] |\/ ?|\b(?:but|with|and|although|to|or) )[^.]{0,40}?\b(?:(?:mild|moderate|severe|slight)(?:ly)?|reduced|impaired|decreased|dilated|thickened|enlarged|abnormal\w*|increased|low|poor)\b/i;

/** Sets apart what a picture's words turn round. Changes the frames it is given. Linear in the length of the report. */
export function setTurnedApart(statements: readonly Statement[], report: ReadReport): void {
  if (report.type.type !== 'imaging') return;
  const named = new Map<number, number[]>();
  for (const { frame } of statements)
    if (frame.kind !== 'normal' && frame.head !== null)
      named.set(frame.sentence, [...(named.get(frame.sentence) ?? []), frame.head.span.start]);
  for (const { frame } of statements) {
    if (!KINDS.has(frame.kind) || frame.head === null || frame.setAside || frame.ownWords || frame.field) continue;
    if (frame.experiencer !== 'patient' || frame.part !== undefined) continue;
    const sentence = report.sentences[frame.sentence];
    if (!sentence || frame.head.span.start < sentence.span.start || frame.head.span.end > sentence.span.end) continue;
    const { start, end } = frame.head.span;
    const from = Math.max(sentence.span.start, start - LOOKS_BACK);
    const before = singleSpaced(report.clean.slice(from, start));
    const clause = before.slice(
      Math.max(before.lastIndexOf('; '), before.lastIndexOf('. '), before.lastIndexOf(': '), 0),
    );
    const behind = singleSpaced(report.clean.slice(end, Math.min(sentence.span.end, end + 2 * LOOKS_BACK)));
    if (frame.kind === 'normal') {
      if (GONE.test(clause)) frame.ownWords = 'unbound';
      const from = frame.head.span.start;
      const other = named.get(frame.sentence)?.some((start) => start > from) ?? false;
      if (!other && NOT_ALL.test(behind)) frame.ownWords = 'unbound';
      continue;
    }
    if (!frame.negated && (KNOWN_CASE.test(clause) || NEVER_SEEN.test(frame.head.ref.id))) {
      leaveToItsWords(frame, false);
      continue;
    }
    if (frame.negated) {
      if (SEEN_BADLY.test(behind) || BUT_UNSEEN.test(behind) || ONLY_SO_FAR.test(behind)) leaveToItsWords(frame, false);
    } else if (GONE.test(clause) || (OF_FLOW.test(frame.head.ref.id) && LESS_OF.test(clause)))
      leaveToItsWords(frame, true);
    if (!frame.negated && DISPERSES.test(behind)) leaveToItsWords(frame, true);
    if (!frame.negated && (CALLED_NORMAL.test(behind) || CALLED_NORMAL_BEFORE.test(clause)))
      leaveToItsWords(frame, false);
    // One of several that are told together, each as likely as it is called.
    if (frame.oneOf) continue;
    if (
      LESS_LIKELY.test(behind) ||
      LESS_LIKELY_BEFORE.test(clause) ||
      TO_LOOK_FOR.test(clause) ||
      (CAUSE_UNLIKELY.test(clause) && UNLIKELY_BEHIND.test(behind))
    )
      leaveToItsWords(frame, true);
  }
}
