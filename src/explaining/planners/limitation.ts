import { LIMIT_OF_TEST } from '../../understanding/index.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { say } from '../nets/said.js';
import { OWN_WORDS } from '../retell/narrative.js';
import { glossesFor } from '../retell/quote.js';
import { type Plan, plan } from './plan.js';
import { quotable } from './quote.js';

/** "Cytology cannot differentiate X from Y": what stands beside it is needed to know what is open. */
const APART =
  /\b(?:cannot|can not|does not|do not|unable to)\b[^.;]{0,20}\b(?:differentiate|distinguish|discriminate|separate|tell)\b|\b(?:only be|be only|be) (?:assessed|determined|diagnosed|excluded|confirmed|evaluated|made) (?:only )?(?:on|by|in|after|with)\b/i;

/** Why a test could not show everything, by the report's own words. The first that fits. */
const CAUSES: readonly [RegExp, string][] = [
  [/\bmotion\b|\bmovement\b/i, 'movement during the test made some pictures less clear'],
  [
    /\blow lung volumes?\b|\binspirat|\bpoor(?:ly)? inspir|\bhypoinflat|\bunderinflat/i,
    'you had not breathed in fully, so the lungs are harder to see',
  ],
  [/\brotat/i, 'your body was turned a little, so the picture is less clear'],
  [/\bbody habitus\b|\bhabitus\b/i, 'the build of your body made the pictures less clear'],
  [/\bbowel gas\b|\boverlying gas\b/i, 'gas in the bowel hid some parts'],
  [
    /\b(?:without|no|lack of|absence of|non-?)\s*(?:iv |intravenous |oral )?contrast/i,
    'no contrast dye was used, so some things are harder to see',
  ],
  [
    /\bportable\b|\bsingle view\b|\bsupine\b|\bone view\b/i,
    'only a simple view could be taken, so some things are harder to see',
  ],
  [
    /\bartifacts?\b|\bmetal\b|\bhardware\b|\boverlying\b|\boverlap/i,
    'something in the way made some parts harder to see',
  ],
  [
    /\b(?:scant|scanty|insufficient|inadequate|limited) (?:\w+ )?(?:sample|specimen|tissue|material|cellularity)/i,
    'the sample was small, so it could not show everything',
  ],
  [
    /\b(?:non-?diagnostic|unsatisfactory|(?:insufficient|inadequate) for (?:diagnosis|evaluation|interpretation|assessment))\b/i,
    'the sample could not give an answer',
  ],
  [/\bhemoly[sz]/i, 'the blood sample was damaged, which can change the result'],
  [APART, 'this kind of test cannot tell everything'],
  [
    /\bresidual risk\b|\b(?:variants?|mutations?|carrier)\b[^.;]{0,60}\bcannot be (?:excluded|ruled out)\b/i,
    'this test alone cannot rule everything out',
  ],
  [/\b(?:does not|cannot|can not) (?:exclude|rule out)\b/i, 'this test alone cannot rule everything out'],
];

/** What the test could not show. */
export function planLimitation(frame: Frame, ctx: Context): Plan {
  const clause = ctx.clean(frame.source);
  // Of such a test in anybody: what it can miss stands in the report's own words.
  if (LIMIT_OF_TEST.test(clause)) {
    const own = quotable(clause);
    const told = plan('this kind of test cannot show or rule out everything', [frame.source]);
    return own === null
      ? told
      : {
          ...told,
          details: [say(`${OWN_WORDS} “${own}”`, [frame.source]), ...glossesFor(frame.source, ctx).slice(0, 2)],
        };
  }
  const found = CAUSES.find(([pattern]) => pattern.test(clause))?.[1];
  // "Nondiagnostic stress test": no sample was looked at.
  const cause =
    ctx.understanding.report.type.type === 'imaging'
      ? found?.replace(/^the sample could not give an answer$/, 'this part of the test could not give an answer')
      : found;
  const told = plan(cause ?? 'the report says that some parts were harder to see or judge', [frame.source]);
  const own = ctx.understanding.report.sentences[frame.sentence];
  const short = own?.label != null && clause.split(' ').length <= 4;
  const words =
    (cause === undefined || APART.test(clause)) && ctx.teller.sees
      ? quotable(short ? ctx.clean(own.span) : clause)
      : null;
  if (words !== null) told.details.push(say(`${OWN_WORDS} “${words}”`, [frame.source]));
  if (words !== null && APART.test(clause)) told.details.push(...glossesFor(frame.source, ctx).slice(0, 3));
  return told;
}
