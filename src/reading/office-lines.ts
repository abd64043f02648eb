import { OFFICE_WORDS } from './data/office-words.js';
import { Screened } from './screened.js';

/** Longer lines say something. */
const LONGEST = 140;
const MOST_WORDS = 20;

/** Without one of these nothing else is looked at. */
const CHEAP =
  /\b(?:dr|prof\w*|mr|mrs|ms|miss|regards|wishes|greetings|kia|mihi|hello|dear|sincerely|faithfully|thank\w*|cc|cop(?:y|ies)|consultant|senior|staff|chief|locum|specialist|resident|registrar|intern|interpreting|fellow|director|technologist|scanned|attending|cyto\w*|checked|screened|seen|completed|reported|report|typed|signed|verified|authori[sz]ed|released|reviewed|validated|dictated|written|prepared|sonographer|radiographer|radiologist|sho|gmc|sd|m\.?b|m\.?d|frc\w+|fra\w+|mrc\w+|fc|mmed|dnb)\b/i;

/** "Seen by:", "Checked:", "SHO:", "Cytologist:": who did something with the paper. */
const LABEL =
  /^\W{0,3}(?:(?:(?:report|letter|form|summary|discharge|case|slides?|results?|electronically|digitally|medically|clinically|also|double) ){0,2}(?:seen|checked|screened|rescreened|completed|compiled|reported|typed|signed|sgd|sd|verified|authori[sz]ed|released|validated|dictated|written|prepared|performed|imaged|filed|reviewed|approved|issued|interpreted|read|supervised|scanned|examined|assessed|entered)(?: (?:out|off|electronically|and \w+)){0,2}(?: by)?(?=\s?[:/–-]| by\b| (?:dr|prof)\b| \d)|(?:sho|spr|fy ?[12]|intern|registrar|cytologist|biochemist|radiologist|pathologist|cytopathologist|ha?ematologist|microbiologist|cytotechnologist|screener|checker|sonographer|radiographer|author|typist|secretary|cyto-?scientist|scientist|(?:interpreting|reporting|reading|supervising|attending|performing) (?:radiologist|pathologist|physician|cardiologist|sonographer|doctor|provider|clinician)|(?:1st|2nd|first|second) reader)(?=\s?:|\s{2,}[A-ZÀ-Þ]))\s*[:/–-]*\s*/i;

const TITLE = /^(?:dr|pd|priv\.?-?doz|prof|professor|mr|mrs|ms|miss|a\/?prof|assoc\.?prof)\.?$/i;
const CLOSING =
  /^\W*(?:(?:with )?(?:very )?(?:(?:kind|kindest|best|warm|warmest|collegial|friendly|cordial) ){0,2}(?:regards|wishes|greetings)|yours (?:sincerely|faithfully|truly)|sincerely|thank(?:s|ing)?(?: you)?|respectfully)\b/i;
const GREETING =
  /^\W*(?:kia ora|ng[aā] mihi(?: nui)?|(?:hello|greetings|dear)(?= (?:all|colleagues?|doctors?|team|both)\W*$))(?: (?:koutou|katoa|tatou|koutou katoa|all|team|colleagues?|doctors?|both))*\W*$/i;
const SENT = /^\W{0,2}(?:c\.?c\.?\s?:?\s|cop(?:y|ies) (?:to|sent to|:)\s?)/i;
/** "Consultant Respiratory Physician": a rank, on a line of its own below a name. */
const RANK =
  /^(?:consultant|senior|specialist|staff|chief|locum|attending|resident|associate|lead)\b.*(?:ist|ian|surgeon|registrar|officer|fellow|nurse|scientist)\b/i;
const A_RANK =
  /\b(?:director|specialist|consultant|registrar|resident|radiologist|sonologist|pathologist|cardiologist)\b/i;
/** "FRCPath", "MBChB", "M.D.": what stands behind a name, besides what is listed. */
const DEGREE =
  /^(?:M\.?B\.?(?:B\.?S|Ch\.?B|B\.?Ch|B\.?Chir)?|M\.?D|M\.?S|M\.?Ch|D\.?O|D\.?M|D\.?N\.?B|D\.?C\.?P|[DM]{1,2}R\.?D|DABR|DGO|FRC\w{0,5}|FRA\w{2,6}|FAC\w{1,4}|FC|FC[A-Z]{1,4}|FIAC|FFR\w*|MRC\w{0,6}|M[CR]?Sc|B\.?Sc|MMed|Ph\.?D|EDIR|PGDip|CCT|CT|FY ?\d|F[12]|ST\d|CT\d|IMT\d|PGY-?\d|BPT ?\d?|AT\d|SHO|SpR|StR|JMO|RMO|HMO|HO|VMO|MO|CMO|SMO|ANP|CNS|CNM|CNC|RGN|RN|RM|PA-C|NP|BMS|MLT|SCT)$/;
const DEGREES_ALONE = /^(?:M\.?B|M\.?D\b|FRC|FRA|FC\b|MRC|MMed|DNB)/;
const NAME = /^(?:\p{Lu}\.?|\p{Lu}[\p{L}’'.-]*)$/u;
const NUMBER = /^[#+]?\d[\d/.:-]{0,20}(?:hrs?|h|am|pm)?$/i;
const DATE = /\b(?:\d{1,4}[/.-](?:\d{1,2}|[A-Z][a-z]{2})[/.-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4})\b/;
/** What was seen by somebody may be a part of the care. */
const OF_CARE = /^\W{0,3}(?:\w+ ){0,2}(?:seen|reviewed|assessed|examined|supervised|completed)\b/i;

/**
 * Whether a line is made of nothing but who wrote, saw, checked, signed, sent or gets the paper: each of its words is a title, a
 * name, a rank, a degree, a word of an office or a number, and one of them besides a name says so. `closes`: among the last lines,
 * where a title with a name, or a rank, is enough.
 */
export function isOfficeLine(body: string, closes = false): boolean {
  if (body.length > LONGEST || !CHEAP.test(body)) return false;
  const label = LABEL.exec(body)?.[0] ?? '';
  const sent = SENT.exec(body)?.[0] ?? '';
  const words = body.slice((label || sent).length).match(/[^\s,;:()[\]|&–]*[\p{L}\d][^\s,;:()[\]|&–]*/gu) ?? [];
  if (words.length > MOST_WORDS) return false;
  if (GREETING.test(body)) return true;
  let titles = 0;
  let office = 0;
  let names = 0;
  for (const printed of words) {
    const word = printed.replace(/\.$/, '');
    if (TITLE.test(word)) titles += 1;
    else if (OFFICE_WORDS.has(word.toLowerCase()) || DEGREE.test(word) || /ologist$/i.test(word)) office += 1;
    else if (NUMBER.test(word)) continue;
    else if (NAME.test(printed)) names += 1;
    else return false;
  }
  // "Sonographer   Petra Lind": a rank, a gap and a name.
  if (/^\W*\w+\s{2,}$/.test(label)) return names > 0 && names < 5;
  if (label !== '')
    return titles > 0 || (office > 0 && names < 5 && !OF_CARE.test(label)) || (names < 2 && signedOn(body, label));
  if (CLOSING.test(body)) return true;
  if (sent !== '') return office + titles > 0;
  if (TITLE.test(words[0] ?? '') && (VISIT.test(body) || BY_MR.test(body))) return false;
  if (TITLE.test(words[0] ?? '')) return names > 0 && (closes || (office > 0 && /^dr|^prof|^a\/?prof/i.test(body)));
  if (closes && names === 0 && office > 1 && DEGREES_ALONE.test(body)) return true;
  // "Director     Specialist in Nuclear Medicine": ranks alone below two names.
  if (closes && names === 0 && office > 2 && A_RANK.test(body) && office === words.length) return true;
  return closes && RANK.test(body) && names < 4;
}

/** "Dr Smith 3/12", "Dr. Lin 8/21 with CBC": a visit to come, and no name under a paper. */
const VISIT =
  /(?<![\d/])\d{1,2} ?\/ ?(?:7|52|12)(?![\d/])|\b\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? ?(?:weeks?|wks?|months?|days?)\b|\b(?:with|for) (?:cbc|fbc|bmp|labs?|bloods?|echo|ct|x-?ray|xr|review|mri|uss?|inr|follow)\b|\bat \d{1,2}[:.]\d\d\b|\b(?:cardiology|neurology|nephrology|renal|urology|gastroenterology|respiratory|pulmonology|rheumatology|dermatology|endocrinology|h(?:a)?ematology|oncology|surgery|orthop(?:a)?edics|gyn(?:a)?ecology|p(?:a)?ediatrics|psychiatry|ophthalmology|ent)\b(?!.*\b(?:registrar|consultant|resident|fellow|sho|spr|st\d|fy\d|attending|specialist|surgeon|team)\b).*(?<![\d/])\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?![\d/])/i;

/** "MR ARTHROGRAM RIGHT SHOULDER": a picture by magnetic resonance, and nobody's name. */
const BY_MR =
  /^\W*MR (?:arthrogra|angiogra|venogra|urogra|enterogra|cholangio|spectro|brain|head|spine|cervical|thoracic|lumbar|knee|shoulder|hip|ankle|wrist|elbow|foot|hand|pelvis|abdomen|liver|prostate|breast|cardiac|neck|orbits?|pituitary|iams?|left|right)/i;

/** "Typed 24 May 2024": a mark of when, with nothing else. */
const signedOn = (body: string, label: string) =>
  DATE.test(body) &&
  /^[\s\d:/.,-]*(?:h|hrs|[ap]m|[A-Z]{2,4}T)?[\s\d:/.,-]*$/.test(body.slice(label.length).replace(DATE, ''));

const A_NOTICE =
  /\bimages? (?:are|is|can be|may be) (?:also )?(?:available|viewed|accessed|seen) (?:on|via|through|at|in) (?:[\w'’-]+ ){0,5}(?:portal|pacs|website|app|link|cd)\b|\bdeclare that,? while (?:conducting|performing|doing|undertaking)\b|\b(?:detected|determined|disclosed|revealed|communicated) (?:or \w+ )?the (?:sex|gender) of\b|\bpc ?[-&]? ?pndt\b[^.;]{0,20}\b(?:reg\w*|act|no\b|number|form)|\bnegative (?:mammogra\w+|ultrasound|imaging|study|report|exam\w*|result)\b[^.;]{0,50}\bshould not (?:delay|preclude|deter|prevent|dissuade)\b|\b\d{1,2}(?: ?[-–] ?\d{1,2})? ?%? (?:to \d{1,2} ?% )?of (?:all )?(?:breast )?cancers? (?:are|is|may|can|will) not (?:be )?(?:detected|seen|visible|identified|found)\b|\bnot all (?:abnormalit\w+|lesions|findings|anomal\w+|cancers|fractures|defects|conditions)\b[^.;]{0,20} (?:can|may|will|are|could)\b|\b(?:ha(?:s|ve)|subject to)(?: (?:its|their|certain|inherent|known|some|own|technical)){0,2} limitations\W*$|\bmedico-? ?legal\b|\b(?:typing|typographical|typographic|transcription) (?:mistakes?|errors?)\b|\blay (?:summary )?(?:letter|report|results?)\b[^.;]{0,60}\b(?:mailed|sent|given|provided|handed|available)\b|\b(?:computer[- ](?:aided|assisted) detection|CAD software|\bCAD (?:was|were|used|review\w*|analys\w*|applied))\b|\b(?:automated exposure control|ALARA|dose (?:reduction|modulation|optimi[sz]ation) techniques?|radiation dose (?:reduction|optimi[sz]ation))\b|\b(?:partial )?reproduction of this (?:report|document)\b|\b(?:results?|report)\b[^.;]{0,20} (?:alarming|unexpected|not correlat\w+)[^.;]{0,20} contact the lab\w*\b|\btime spent (?:on|in|for|preparing|coordinating)\b[^.;]{0,60}\bmin(?:ute)?s?\b|\b(?:spent|took) (?:more|greater|less) than \d+ min(?:ute)?s (?:on|in|preparing|coordinating)\b|\bperformance characteristics (?:were |was )?(?:determined|established|validated)\b|\b(?:measured|determined|performed|tested|assayed|analy[sz]ed) (?:by|using|on|with) (?:the |an? )?[\w-]+(?: [\w-]+){0,4} (?:methodology|method|immunoassay|assay|platform|analy[sz]er|instrument)\b|\bnot (?:been )?(?:cleared|approved)(?: (?:or|and) (?:cleared|approved))? (?:by|for)\b[^.;]{0,30}\b(?:FDA|food and drug)\b|\bnot (?:been )?(?:(?:cleared|approved) (?:or|and) (?:cleared|approved)|approved)\W*$|\bnot FDA[- ](?:cleared|approved)\b|\breports? (?:is|are|should|must|to) (?:only )?(?:to )?be interpreted by (?:an? )?(?:registered|qualified|medical|treating)\b/i;
/** Without one of these no notice. */
const NOTICE_WORD = new Screened(
  /portal|pacs|images? (?:are|can)|declare|sex of|gender of|pndt|not all|should not|typ(?:ing|ograph)|transcription|of (?:all )?(?:breast )?cancers?|limitation|legal|lay |computer|CAD|exposure|ALARA|dose|reproduction|contact the|minute|interpreted|performance|cleared|approved|method|assay|platform|analy[sz]er|instrument/i,
);

/** What stands on every such paper and is meant for every reader: it says nothing of this one. */
export function isNotice(words: string): boolean {
  return NOTICE_WORD.test(words) && A_NOTICE.test(words);
}
