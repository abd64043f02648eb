/**
 * Operations by words of their names, where not every word of the name is known: what is told holds whatever stands beside
 * it, and the name as printed stands behind it. The first that fits.
 */
export const KNOWN_NAMES: readonly { pattern: RegExp; unless?: RegExp; says: string }[] = [
  { pattern: /\bmembrane peel\w*|\bpeeling of (?:the )?(?:epiretinal |macular )?membrane/i, says: 'you had a thin skin peeled off the back of the eye (membrane peel)' },
  { pattern: /\bc(?:a?e)?sarean\b|\bC-?section\b/i, unless: /\b(?:prior|previous|after|hysterectomy)\b/i, says: 'a baby was born by surgery (cesarean section)' },
  { pattern: /\bvaginal (?:\w+ )?delivery\b/i, says: 'a baby was born (vaginal delivery)' },
  { pattern: /\btubal (?:sterili[sz]ation|ligation|occlusion)\b/i, says: 'you had your tubes tied so that you cannot become pregnant (tubal ligation)' },
  { pattern: /\bpatch angioplasty\b/i, says: 'you had a patch sewn in to widen the artery (patch angioplasty)' },
  { pattern: /\bphaco(?:emulsification)?\b|\bcataract extraction\b/i, says: 'you had cataract surgery (the cloudy lens was taken out)' },
  { pattern: /\b(?:antral|gastric|duodenal|esophageal|colonic?|random|mucosal|endometrial|transbronchial) (?:\w+ )?biops(?:y|ies)\b/i, says: 'you had small samples of tissue taken (biopsies)' },
  { pattern: /^\W*(?:photograph(?:y|s)|photo-?documentation)\W*$/i, says: 'pictures were taken during it' },
  { pattern: /\bneedle[- ]locali[sz]\w+\b.*\bbiopsy\b.*\bbreast\b|\bexcisional biopsy\b.*\bbreast\b|\bbreast\b.*\bexcisional biopsy\b/i, says: 'you had breast tissue taken out for testing (excisional biopsy)' },
  { pattern: /\b(?:breast reduction|reduction mamm[ao]plasty)\b/i, says: 'you had the breast made smaller (breast reduction)' },
  { pattern: /\bopen reduction\b(?:.*\bfixation\b)?.*\bfractures?\b|\bfractures?\b.*\bopen reduction\b/i, says: 'you had a broken bone set by surgery (open reduction)' },
  { pattern: /\b(?:screw|plate|wire|pin|rod|plate and screw|plates and screws)s? fixation\b/i, unless: /\bfracture\b|\bremoval\b/i, says: 'you had bone held in place with metal (internal fixation)' },
  { pattern: /\b(?:reduction|repair) of (?:\w+ )?paraphimosis\b/i, says: 'you had a stuck foreskin put back in place (reduction of paraphimosis)' },
  { pattern: /\b(?:closure|repair|excision) of (?:[\w-]+ ){0,3}fistula\b/i, says: 'you had surgery on a tunnel between two places in the body (fistula)' },
  { pattern: /\bthrombectomy\b.*\b(?:graft|fistula)\b|\b(?:graft|fistula)\b.*\bthrombectomy\b/i, says: 'you had a blood clot taken out of the vessel made for dialysis (thrombectomy)', unless: /\bbypass\b/i },
  { pattern: /\b(?:arteriovenous|AV) fistula\b/i, unless: /\b(?:thrombectomy|revision|angiogra\w+|access|ligation|repair|excision|study|embolization|malformation|declot\w*)\b/i, says: 'you had an artery and a vein joined (arteriovenous fistula)' },
  { pattern: /\bneck dissection\b/i, says: 'you had lymph nodes in the neck taken out (neck dissection)' },
  { pattern: /\b(?:mediastinal|pelvic|axillary|inguinal|retroperitoneal|pretracheal) (?:\w+ )?(?:lymph )?nodes? (?:dissection|sampling)\b|\bdissection of (?:the )?(?:\w+ )?lymph nodes\b|\blymph ?node (?:dissection|sampling)\b/i, says: 'you had lymph nodes taken out for testing' },
  { pattern: /\bcricopharyngeal myotomy\b/i, says: 'you had a tight muscle in the throat cut (myotomy)' },
  { pattern: /\blysis of (?:[\w-]+ ){0,3}adhesions\b|\badhesiolysis\b/i, says: 'you had scar bands cut (lysis of adhesions)' },
  { pattern: /\b(?:nasal )?septal reconstruction\b/i, says: 'you had the wall inside the nose rebuilt' },
  { pattern: /\bnaso-?(?:pharyngo-?)?laryngoscopy\b/i, says: 'you had a look into the nose and the voice box with a camera' },
  { pattern: /\b(?:fusions?|arthrodes[ei]s)\b(?=.*\b[CTLS]\d)|\b[CTLS]\d+\b.*\b(?:fusions?|arthrodes[ei]s)\b/i, unless: /\b(?:removal|hardware|prior|previous|explor\w+|non-?union|takedown)\b/i, says: 'you had spine bones joined (fusion)' },
  { pattern: /\banterior (?:cervical )?(?:locking )?(?:plate|plating|instrumentation)\b/i, unless: /\bremoval\b/i, says: 'you had a metal plate put on the front of the spine bones' },
  { pattern: /\b(?:PEEK|interbody|intervertebral|structural|machined?|vertebral)\b.*\b(?:implants?|spacers?|cages?|allografts?|autografts?)\b/i, unless: /\bremoval\b/i, says: 'you had a spacer put between spine bones' },
  { pattern: /\b(?:bone (?:bank )?(?:allo|auto)?grafts?|(?:allo|auto)graft bone)\b/i, unless: /\bremoval\b/i, says: 'you had bone put in to help bones join (bone graft)' },
  { pattern: /\bcoronary artery bypass\b|\bCABG\b/i, unless: /\b(?:angiogra\w*|status|prior|history)\b/i, says: 'you had bypasses made around blocked heart arteries (coronary artery bypass)' },
  { pattern: /\b(?:hemi-?)?laminotom(?:y|ies)\b/i, says: 'you had a small opening made in a spine bone (laminotomy)' },
  { pattern: /\bosteophytectomy\b/i, says: 'you had bone spurs removed (osteophytectomy)' },
  { pattern: /\btransurethral\b.*\bresection\b.*\bprostate\b|\bTURP\b/i, says: 'you had prostate tissue removed through the urine tube (TURP)' },
  { pattern: /\blaser (?:vaporization|ablation) of (?:the )?prostate\b/i, says: 'you had prostate tissue burned away with a laser' },
  { pattern: /\b(?:advancement|rotation(?:al)?|adjacent tissue|local tissue|myocutaneous|pedicled?) (?:\w+ )?(?:flaps?|transfer)\b/i, says: 'you had tissue from nearby moved to cover the place (flap)' },
  { pattern: /\b(?:full|split)[- ]thickness skin graft\w*|\bskin graft(?:ing|s)?\b/i, says: 'you had skin moved there from another place (skin graft)' },
  { pattern: /\bcapsular shift\b/i, says: 'you had a loose joint made tighter (capsular shift)' },
  { pattern: /\brotator cuff debridement\b/i, says: 'you had torn or worn shoulder tendons cleaned up (debridement)' },
  { pattern: /\bbotulinum\b|\bbotox\b/i, says: 'you had shots of a medicine that relaxes muscles (botulinum toxin)' },
  { pattern: /\bremoval of (?:an? )?(?:\w+ )?foreign bod(?:y|ies)\b|\bforeign body removal\b|\b(?:retrieval|excision) of (?:an? )?foreign body\b/i, says: 'you had an object taken out of your body (foreign body)' },
  { pattern: /\b(?:cast|casts|casting)\b/i, unless: /\bremov\w+|\bchange\b/i, says: 'you had a cast put on' },
  { pattern: /\b(?:teeth|tooth)\b.*\b(?:extraction|removal)|\b(?:extraction|removal)\b.*\b(?:teeth|tooth)\b/i, says: 'you had a tooth or more taken out' },
  { pattern: /\bbronch(?:ial|oalveolar|oscopic) (?:washings?|lavage)\b/i, says: 'you had a part of the lung rinsed to get a sample' },
  { pattern: /\bright and left heart cath\w*|\bleft and right heart cath\w*/i, says: 'you had thin tubes moved to both sides of the heart (heart catheterization)' },
  { pattern: /\b(?:re)?vasculari[sz]ation\b.*\bangioplasty\b/i, says: 'you had a narrow artery opened with a balloon (angioplasty)' },
  { pattern: /\bablation of (?:[\w-]+ ){0,3}(?:endometriosis|lesions?)\b/i, says: 'you had abnormal spots burned away (ablation)' },
  { pattern: /\b(?:incision and drainage|I ?& ?D)\b/i, says: 'you had an area opened and drained (incision and drainage)' },
  { pattern: /\b(?:open|surgical) exploration\b|\bexploration of (?:[\w-]+ ){0,4}(?:laceration|wound)\b/i, says: 'you had a wound looked into by surgery' },
  { pattern: /\bexcision of (?:[\w-]+ ){0,4}(?:cyst|lipoma|keratosis|nevus|mole|skin tag|ear tag|nodule|lump)\b/i, says: 'you had a growth cut out' },
]; // biome-ignore format: one name a line

/** What is told instead of what the words of a name alone would make of it. */
const MISLEADING: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /\barthroplast(?:y|ies)\b.*\b(?:toes?|hammer ?toes?)\b|\b(?:toes?|hammer ?toes?)\b.*\barthroplast(?:y|ies)\b/i, says: 'you had a toe joint reshaped (arthroplasty)' },
]; // biome-ignore format: one name a line

/** Not simply done, or done to undo another. */
const UNSURE = /\b(?:attempt\w*|fail\w*|unsuccessful\w*|possible|planned|aborted|cancel\w*|declined|refused|not|no)\b/i;

/** What a name is known to tell; null where it is not known, or was only tried. */
export function knownName(words: string): string | null {
  if (UNSURE.test(words)) return null;
  return KNOWN_NAMES.find(({ pattern, unless }) => pattern.test(words) && unless?.test(words) !== true)?.says ?? null;
}

/** The same for names that would be told wrong by their words. */
export function ownSense(words: string): string | null {
  if (UNSURE.test(words)) return null;
  return MISLEADING.find(({ pattern }) => pattern.test(words))?.says ?? null;
}
