import { singleSpaced } from '../../knowledge/index.js';
import { isNotice, type ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import { drop, type Statement } from './statement.js';
import { leaveToItsWords } from './unsettled.js';

/**
 * What a report says of less than its name: what it teaches the reader, a denial of one kind only or for now only, what
 * another test did not show, what is known already. Told in the report's own words.
 */

const KINDS: ReadonlySet<Frame['kind']> = new Set(['finding', 'diagnosis', 'absent']);
const GRAVE = /cancer|carcinoma|malignan|neoplas|tumou?r|mass|lump|abnormality|lesion/;

/** "Dense tissue makes it harder to find cancer": the law has every reader told so. */
const NOTICE =
  /\b(?:(?:makes?|making|make) it (?:\w+ )?(?:harder|hard|more difficult|difficult)(?: \w+){0,3} to (?:find|detect|see|spot|identify|diagnose)|(?:harder|more difficult) to (?:find|detect|see|spot|identify|diagnose)|density (?:notice|notification|law|disclosure|statement|information)|risk (?:of|for) (?:developing|getting) (?:breast )?cancer|dense (?:breast )?tissue (?:also )?(?:can|may|makes?|is (?:common|not abnormal))|(?:state|federal|fda|mqsa) (?:law|regulations?|requires?))\b/i;

/** "No dominant follicle", "no saddle embolus": of one kind, and not of all. */
const OF_ONE_KIND =
  /\b(?:no|without|not|negative for)\b[^.;,:]{0,50}?\b(?:dominant|saddle|massive|submassive|central(?:ly)?(?! (?:canal|spinal|venous|nervous|line))|lobar)\b[^.;,:]{0,40}$/i;
const FOR_NOW = /^[^.;,]{0,40}?\b(?:at present|presently|for now|at the moment|as yet)\b/i;

/** "Staging CT no mets": what another test did not show. */
const BY_ANOTHER_TEST =
  /\b(?:CT|CTs|MRI|PET|PET[-/ ]CT|scans?|imaging|ultrasound|USS?|x-?rays?|radiolog\w+|endoscop\w+|colonoscop\w+|staging|bone scan|clinically|EUS)\b/;

/** "Consistent with known primary neoplasm": it is known what it is, and no longer asked. */
const LIKE_A_KNOWN_ONE =
  /\b(?:consistent with|in keeping with|compatible with|representing|represents?|in line with|corresponding to|corresponds to|likely|reflecting) (?:the |her |his |your |a |patient['’]s )*(?:known|established|biopsy[- ](?:proven|confirmed)|proven)(?: [\w-]+){0,3} $/i;
const MAIN_WIDTH = /\b(?:main|central)\b[^.;]*\bcali(?:ber|bre)\b/i;

/** Changes the frames it is given. Linear in the length of the report. */
export function setNarrowedApart(statements: readonly Statement[], report: ReadReport): void {
  const { type } = report.type;
  if (type !== 'imaging' && type !== 'pathology') return;
  for (const statement of statements) {
    const { frame, rank } = statement;
    if (frame.kind === 'normal' && type === 'imaging' && MAIN_WIDTH.test(statement.words)) frame.ownWords ??= 'unbound';
    if (!KINDS.has(frame.kind) || frame.head === null || frame.setAside || frame.field) continue;
    const span = report.sentences[frame.sentence]?.span;
    if (!span || frame.experiencer !== 'patient') continue;
    const { start, end } = frame.head.span;
    if (start < span.start || end > span.end) continue;
    const words = report.clean.slice(span.start, Math.min(span.end, span.start + 600)).replace(/\s/g, ' ');
    if (isNotice(words.slice(0, span.end - span.start))) {
      drop(statement);
      continue;
    }
    if (type === 'imaging' && GRAVE.test(frame.head.ref.id) && NOTICE.test(words)) {
      drop(statement);
      continue;
    }
    const before = (at: number) => singleSpaced(report.clean.slice(Math.max(span.start, at - 120), at));
    if (
      LIKE_A_KNOWN_ONE.test(before(start)) &&
      /^(?:tumor|neoplasm|growth|mass|lesion|malignancy)$/.test(frame.head.ref.id)
    )
      leaveToItsWords(frame, false);
    if (!frame.negated || frame.ownWords) continue;
    const behind = singleSpaced(report.clean.slice(end, Math.min(span.end, end + 80)));
    if (type === 'imaging' && OF_ONE_KIND.test(before(end))) leaveToItsWords(frame, true);
    else if (type === 'imaging' ? FOR_NOW.test(behind) : rank === 0 && BY_ANOTHER_TEST.test(words))
      leaveToItsWords(frame, false);
  }
}
