import { onceIn } from '../../knowledge/index.js';
import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { drop, type Statement } from './statement.js';

/** What must stand with the signs before they may speak of it: fluid alone is no blood, save after an injury or in shock. */
const NEEDS_HERE: Readonly<Record<string, RegExp>> = {
  hemoperitoneum:
    /\b(?:blood\w*|h(?:a)?emorrh\w*|h(?:a)?ematoma\w*|clots?|h(?:a)?emoperit\w*|(?:hyper|high[- ])dens\w*|attenuation|hu|hounsfield|echogenic|layer\w*|e?fast|extravasat\w*|lacerat\w*|ruptured? (?:ectopic|spleen|aneurysm)|trauma\w*|crash|collision|rt[ac]|mv[ac]|fall|fell|stab\w*|gunshot|assault\w*|kick\w*|handlebar|hypotens\w*|shock\w*|hcg)\b/i,
};

/** What must stand somewhere in the report. */
const NEEDS: Readonly<Record<string, (report: string) => boolean>> = {
  // Germs of a blister are none of the blood; what was taken may stand in a heading or lines above.
  bacteremia: onceIn(
    /\b(?:blood(?! (?:pressure|sugar|glucose|count|group|loss|thinner|gas))|bottles?|b\/?c(?:x|s|\s?x)?|blc|sets?|bact(?:a)?er(?:a)?emi\w*|candid(?:a)?emi\w*|fung(?:a)?emi\w*|septic\w*|sepsis|sab|crbsi|lines?|picc|ports?|hickman|peripheral|central|an?aerobic|bactec|h(?:a)?emocultures?)\b/i,
  ),
  'perforated-diverticulitis': onceIn(/diverticul/i),
  'perforated-appendicitis': onceIn(/append|\bRIF\b|right iliac fossa|\bRLQ\b/i),
  rhabdomyolysis: onceIn(/\brhabdo|\bCK\b|creatine (?:phospho)?kinase|\bCPK\b|crush/i),
  'hemolytic-transfusion-reaction': onceIn(
    /transfus|packed|\bunits? of\b|platelets given|\bFFP\b|\bABO\b.{0,12}(?:mismatch|incompat)|wrong blood/i,
  ),
};

/** Words of the report that deny it, wherever they stand. */
const DENIED: Readonly<Record<string, (report: string) => boolean>> = {
  pneumoperitoneum: onceIn(
    /\b(?:no|without|negative for)(?: (?:evidence of|sign of|definite|generali[sz]ed|large|other|convincing|distant|significant))* (?:pneumoperitoneum|(?:free|extraluminal) (?:intra-?(?:peritoneal|abdominal) |subdiaphragmatic |peritoneal )?(?:air|gas))\b/i,
  ),
  'bowel-perforation': onceIn(
    /\b(?:no|without)(?: (?:evidence of|sign of|definite|bowel|colonic|convincing))* perforation\b/i,
  ),
  hemoperitoneum: onceIn(
    /\b(?:no|without)(?: (?:evidence of|sign of|definite))* (?:h(?:a)?emoperitoneum|intraperitoneal bleed\w*)\b/i,
  ),
};

const NO_ANSWER = /\b(?:non-?diagnostic|inadequate|insufficient|unsatisfactory|acellular|blood only|only blood)\b/i;

/** A hole that another statement of the report already places. */
const PLACED_HOLE = /^perforated-|^perforation-of-|-perforation$/;

/**
 * A thing that is only inferred from its signs gives way to what the report says itself: where it denies the thing, names
 * the one that the signs belong to, or lacks what the signs would need. Linear in the length of the report.
 */
export function dropFalselyInferred(statements: readonly Statement[], report: ReadReport): void {
  const denied = new Map<string, Frame>();
  const holes = new Set<string>();
  for (const { frame } of statements) {
    const id = frame.head?.ref.id;
    if (id === undefined || frame.experiencer !== 'patient' || frame.setAside) continue;
    if (frame.negated && frame.temporality === 'recent' && frame.sites.length === 0) denied.set(id, frame);
    if (!frame.negated && frame.urgency && PLACED_HOLE.test(id) && id !== 'bowel-perforation') holes.add(id);
  }
  for (const statement of statements) {
    const { frame } = statement;
    const id = frame.head?.ref.id;
    if (!frame.bySign || id === undefined || frame.setAside) continue;
    // "A firm mass, 3 cm from the margin" in the hand of the one who cuts a piece: the diagnosis says what it is.
    // Nor is a sample that held too little to judge a sign of anything.
    if (
      id === 'serious-sign' &&
      report.type.type === 'pathology' &&
      (statement.section === 'gross' || NO_ANSWER.test(statement.words))
    ) {
      drop(statement);
      continue;
    }
    const sentence = report.sentences[frame.sentence]?.span ?? frame.source;
    const words = report.clean.slice(
      Math.min(sentence.start, frame.source.start),
      Math.max(sentence.end, frame.source.end),
    );
    if (
      isDenied(denied.get(id), frame) ||
      DENIED[id]?.(report.clean) ||
      NEEDS_HERE[id]?.test(words) === false ||
      NEEDS[id]?.(report.clean) === false ||
      (id === 'bowel-perforation' && holes.size > 0)
    )
      drop(statement);
  }
}

/** "Denies a plan on arrival; later told of one": what turns behind the denial in its own sentence is told after it. */
function isDenied(denial: Frame | undefined, { sentence, source }: Frame): boolean {
  return denial !== undefined && !(denial.sentence === sentence && denial.source.end < source.start);
}
