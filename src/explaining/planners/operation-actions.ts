/** A way of operating that is only told with what it was done to. */
export interface Action {
  pattern: RegExp;
  /** "{o}" stands for what it was done to. */
  says: string;
  /** The same of a body part. */
  place?: string;
  /** Said whatever it was done to. */
  fixed?: string;
  /** Where the name says no more than the action. */
  alone?: string;
  /** Told of a thing (a lump, a tear) only: of a body part it might be a small part of it. */
  onlyThings?: boolean;
  /** Concepts that name no more than this action. */
  ids: readonly string[];
}

/** Actions of operations, the first that fits; what is not listed is told by its concept or quoted. */
export const ACTIONS: readonly Action[] = [
  { pattern: /\b(?:extractions?|removal)\b.*\b(?:teeth|tooth|molars?)\b(?! pregnan)|\b(?:teeth|tooth) (?:extraction|removal)/i, says: 'you had {o} taken out', alone: 'you had a tooth or more taken out', fixed: 'you had a tooth or more taken out', ids: ['dental-extraction', 'excision'] },
  { pattern: /\bamputation\b/i, says: 'you had an amputation (removal of a body part) at {o}', alone: 'you had an amputation (removal of a body part)', ids: ['amputation'] },
  { pattern: /\b(?:auto|allo|xeno|homo)?graft(?:s|ing)?\b/i, says: 'a graft was put in {o}', alone: 'a graft (a piece of tissue from elsewhere) was put in', onlyThings: true, ids: ['graft'] },
  { pattern: /\bexcisional biops(?:y|ies)\b/i, says: 'you had surgery to take out {o} for testing (excisional biopsy)', alone: 'tissue was taken out for testing (excisional biopsy)', onlyThings: true, ids: ['excisional-biopsy', 'biopsy'] },
  { pattern: /\b(?:incision and drainage|i ?& ?d|drainage|marsupialization)\b/i, says: 'you had surgery to open and drain {o}',
    place: 'a cut was made in {o} to drain it', alone: 'a cut was made to drain the area (incision and drainage)', onlyThings: true, ids: ['incision-and-drainage', 'drainage-procedure'] },
  { pattern: /\bbiops(?:y|ies)\b/i, says: 'a small sample (biopsy) was taken from {o}', alone: 'a small sample of tissue was taken (biopsy)', ids: ['biopsy', 'core-needle-biopsy', 'skin-biopsy', 'punch-biopsy', 'incisional-biopsy'] },
  { pattern: /\bdebridement\b/i, says: 'you had surgery to clean {o}', alone: 'damaged tissue was cleaned out (debridement)', ids: ['debridement'] },
  { pattern: /\b(?:excisions?|re-?excision|resection|removal|extirpation|explantation|extraction|enucleation|evacuation)\b/i, says: 'you had surgery to remove {o}', place: 'you had surgery to remove tissue at {o}', onlyThings: true, ids: ['excision', 'dental-extraction'] },
  { pattern: /\bclosed reduction\b/i, says: 'the doctor set {o} from outside', place: 'a bone in {o} was set from outside', alone: 'a bone was set from outside (closed reduction)', ids: ['closed-reduction'] },
  { pattern: /\b(?:open reduction|orif|internal fixation|screw fixation)\b/i, says: 'you had surgery to set and fix {o}', place: 'you had surgery to fix a bone in {o}', alone: 'you had surgery to fix a bone with metal', ids: ['open-reduction-internal-fixation'] },
  { pattern: /\breconstruction\b/i, says: 'you had surgery to rebuild {o}', ids: [] },
  { pattern: /\b(?:repairs?|correction)\b/i, says: 'you had surgery to repair {o}', ids: [] },
  { pattern: /\bclosure\b/i, says: 'you had surgery to close {o}', place: 'an opening in {o} was closed', alone: 'the cut was closed', onlyThings: true, ids: [] },
  { pattern: /\brelease\b/i, says: 'you had surgery to free {o}', ids: [] },
  { pattern: /\bdecompression\b/i, says: 'you had surgery to ease pressure on {o}', alone: 'you had surgery to ease pressure (decompression)', ids: ['decompression'] },
  { pattern: /\bexploration\b/i, says: 'you had surgery to look at {o}', ids: [] },
  { pattern: /\b(?:fulguration|electrofulguration|cauterization|cautery)\b/i, says: 'you had heat treatment to destroy {o}', alone: 'heat was used to stop bleeding or destroy tissue (cautery)', onlyThings: true, ids: ['cauterization'] },
  { pattern: /\bablation\b/i, says: 'you had treatment to destroy {o}', alone: 'unwanted tissue was destroyed (ablation)', onlyThings: true, ids: ['ablation'] },
  { pattern: /\b(?:insertion|placement|implantation)\b/i, says: 'you had a procedure to place {o}', onlyThings: true, ids: [] },
]; // biome-ignore format: one action a line

/** Ways of operating that are told with the name. */
export const MEANS: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /\b(?:laparoscopic\w*|laparoscopically|thoracoscopic\w*|arthroscopic\w*)\b/i, says: 'by keyhole surgery' },
  { pattern: /\b(?:endoscopic\w*|cystoscopic|hysteroscopic|bronchoscopic)\b/i, says: 'with a small camera' },
  { pattern: /\brobotic\w*\b/i, says: 'with the help of a robot' },
  { pattern: /\blaser\b/i, says: 'with a laser' },
]; // biome-ignore format: one a line

/** Not simply done: told in the report's own words. */
export const HEDGED =
  /\b(?:attempt\w*|abort\w*|convert\w*|cancel\w*|fail\w*|unsuccessful\w*|possible|planned|proposed|versus|vs|if|not|deferred|declined|refused|none|no|dictated)\b/i;

/** Words beside a name that change nothing of what was done, or only how. */
export const UNTOLD_WORDS =
  /^(?:the|a|an|of|on|in|at|from|to|and|with|into|x|left|right|bilateral|bilaterally|both|lt|rt|l|r|open|total|partial|subtotal|complete|radical|wide|local|simple|complex|primary|repeat|redo|revision|recurrent|large|small|multiple|single|deep|superficial|anterior|posterior|medial|lateral|upper|lower|proximal|distal|mid|middle|internal|external|surgical|operative|diagnostic|therapeutic|exploratory|limited|extensive|laparoscopic|laparoscopically|arthroscopic|endoscopic|microscopic|microscopic-assisted|percutaneous|transurethral|side|sided|right-sided|left-sided|area|region|approach|procedure|operation|surgery|chronic|acute|infected|benign|first|second|third|fourth|fifth|one|two|three|cm|mm|times|emergency|emergent|urgent|elective|s|soft|part|modified|selective|low|transverse|flexible|rigid|fiberoptic|intraoperative|successful|routine|standard|direct|unilateral|needle-localized|hand-assisted|video-assisted|image-guided|ultrasound-guided|ct-guided|fluoroscopic|measuring|size)$/;
