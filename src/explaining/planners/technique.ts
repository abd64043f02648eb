import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Plan, plan } from './plan.js';

/** How a test was done, in a few short facts; every one is read from the clause. */
const FACTS: readonly [RegExp, string][] = [
  [
    /\b(?:without|no) (?:and with|iv|intravenous|oral)?\s*contrast.*\bwith\b.*contrast|\bwithout and with\b|\bwith and without\b/i,
    'pictures were taken before and after contrast, a dye that helps things show up',
  ],
  [
    /\b(?:without|no|non-?)\s*(?:iv |intravenous |the administration of |use of )*contrast/i,
    'no contrast dye was used',
  ],
  [
    /\b(?:with|after|following) (?:\w+ ){0,5}?contrast|\bcontrast (?:was|enhanced)|\bpost-?contrast/i,
    'you were given contrast, a dye that helps things show up',
  ],
  [
    /\b(?:pa|frontal|ap) and lateral\b|\btwo views?\b|\b2 views?\b/i,
    'pictures were taken from the front and from the side',
  ],
  [/\bportable\b/i, 'the picture was taken with a machine that was brought to you'],
  [/\bsingle (?:ap |frontal )?view\b|\bone view\b|\b1 view\b/i, 'one picture was taken'],
  [/\baxial\b|\bsagittal\b|\bcoronal\b|\bmultiplanar\b|\breformat/i, 'the pictures show thin slices of the body'],
  [/\bimmunohistochem|\bimmunostain|\bstain(?:s|ed|ing)?\b/i, 'the lab used special dyes to look at the cells'],
  [/\bfasting\b/i, 'the sample was taken while you were fasting'],
];

/** How an operation was done, by the kind of step. The first that fits. */
const STEPS: readonly [RegExp, string][] = [
  [/\binformed consent|\bconsent (?:was|form)|\brisks?\b.*\b(?:explained|discussed)/i, 'the operation and its risks were talked over'],
  [/\btime-?out\b/i, 'the team checked the plan once more before it began'],
  [/\bcounts? (?:was|were|is|are)\b/i, 'the team counted the tools and sponges'],
  [/\btolerated\b.*\bwell\b/i, 'you came through it well'],
  [/\b(?:recovery room|recovery area|pacu|postanesthesia|post-anesthesia)\b/i, 'you were taken to the recovery room'],
  [/\b(?:general (?:endotracheal |lma )?anesthe\w+)/i, 'you were put to sleep with general anesthesia'],
  [/\b(?:spinal|epidural) anesthe\w+/i, 'the lower body was numbed'],
  [/\blocal(?:ly)? anesthe\w+|\b(?:lidocaine|marcaine|bupivacaine|xylocaine)\b/i, 'the area was numbed'],
  [/\bprepped\b|\bprepared and draped|\bdraped\b/i, 'the skin was cleaned and covered with clean sheets'],
  [/\b(?:supine|prone|lithotomy|lateral decubitus|lateral) position\b/i, 'you were put in the right position'],
  [/\b(?:brought|taken) (?:back )?(?:to|into) the (?:operating|procedure|endoscopy)/i, 'you were taken to the operating room'],
  [/\btourniquet\b/i, 'a tight band was used to hold back the blood'],
  [/\bdressings?\b|\bbandage|\bsteri-?strips?\b/i, 'a dressing was put on'],
  [/\bhemosta\w+|\bbleed(?:ing|ers)\b|\bcauteri[sz]|\bcoagulat/i, 'bleeding was kept under control'],
  [/\b(?:skin|fascia|wound|incisions?|subcutaneous\w*|peritoneum|layers?)\b.*\b(?:closed|closure|reapproximated|approximated|sutured)/i, 'the cut was closed'],
  [/\bincision (?:was|is) (?:then )?(?:made|carried)|\bincised\b/i, 'a cut was made'],
  [/\birrigat\w+|\blavaged?\b|\bwashed out\b/i, 'the area was rinsed'],
  [/\bspecimens?\b.*\b(?:sent|submitted)|\bsent (?:to|for) (?:the )?path/i, 'tissue was sent to the lab'],
]; // biome-ignore format: one list

const OPERATION = /\b(?:operation|operative|procedure|scopy)\b|scopy report/i;

/** How the test or the operation was done. */
export function planTechnique(frame: Frame, ctx: Context): Plan {
  const clause = ctx.clean(frame.source);
  const operation = ctx.section(frame) === 'procedures' || OPERATION.test(ctx.understanding.report.type.title);
  const fact = (operation ? STEPS : FACTS).find(([pattern]) => pattern.test(clause))?.[1];
  return plan(fact ?? `this part tells how the ${operation ? 'operation' : 'test'} was done`, [frame.source]);
}
