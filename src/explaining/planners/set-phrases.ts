/** Whole sentences that many reports hold and no frame is needed for. The first that fits. */
const PHRASES: readonly [RegExp, string][] = [
  // What somebody feared or did not want is more than that it was talked over.
  [/^(?!.*\b(?:reluctant|afraid|declin\w+|refus\w+|against medical advice|did not want)\b).*\b(?:findings?|results?|recommendations?|case|report|diagnosis|plan|risks?|procedure|options?)\b.*\b(?:discussed|reviewed|explained|shared)\b.*\b(?:with|to) (?:the )?(?:patient|family|her|him|mother|father|parents?)\b/i, 'this was talked over with you or your family'],
  [/\b(?:findings?|results?|value)\b.*\b(?:called|phoned|telephoned|communicated|conveyed|relayed|discussed|reported)\b.*\b(?:dr|doctor|physician|nurse|rn|team|provider|md|np|office|service|rooms)\b/i, 'your care team was told about this result'],
  [/\b(?:tolerated|tolerating) (?:the )?(?:procedure|surgery|operation) (?:well|without)/i, 'you came through it well'],
  [/\bno (?:immediate )?complications?\b/i, 'there were no problems during it'],
  [/\b(?:informed )?consent\b.*\b(?:obtained|signed|given)\b/i, 'you gave your consent'],
  [/^not for (?:cpr|resus\w*)\W+(?:but )?for (?:full )?ward[- ](?:level|based) (?:care|treatment)\b/i, 'the report says that you are to have all care of a normal ward, but no CPR if the heart stops'],
  [/^not for (?:cpr|resus(?:citation)?|attempted resuscitation)\W*(?:\(|$)/i, 'the report says that you are not for CPR: it would not be tried if the heart stops'],
  [/^(?:(?:drug|known|food|medication) )*allergies\W+(?:nil|none|no|denie[ds]|denies any)(?: known)?\W*$/i, 'the report lists no known allergies'],
  [/^(?:see|as) (?:above|below|described above)\b/i, 'this points to another part of the report'],
]; // biome-ignore format: a table

/** What a tissue report adds of how its result was reached. */
const OF_THE_LAB: readonly [RegExp, string][] = [
  [/^(?:(?:these |the |histologic |biopsy )*(?:findings?|results?|diagnosis) (?:are|is) )?(?:radiologic[- ]pathologic(?:ally)? )?concordant(?: with (?:the )?(?:imaging|radiology|mammogram|pictures?|clinical (?:findings?|impression)))?\W*$/i, 'what was found fits with the pictures'],
  [/^(?:this )?(?:case |slides? )?(?:has been |was |were )?(?:reviewed|discussed|presented|shown) (?:at|in|by) (?:an? |the )?(?:intra-?departmental|departmental|daily|weekly)?\s?(?:pathology )?(?:consensus|quality assurance|qa|slide) ?(?:conference|review|meeting|rounds?)?\W*$/i, 'other tissue doctors of the lab looked at it, too'],
  [/^(?:this )?(?:case|slides?) (?:is |was |were |has been |have been )?(?:discussed|presented|reviewed)? ?(?:at|in) (?:the |our )?(?:\w+ ){0,2}(?:mdt|mdm|multi-?disciplinary (?:team |meeting|conference)*|tumou?r board)\b[^.;]{0,24}$/i, 'a team of doctors talked about it together'],
  [/\b(?:second|another) (?:\w+ )?pathologist\b[^.;]{0,40}\b(?:agrees?|concurs?)\W*$|^second opinion\b[^.;]{0,60}\bagrees\W*$/i, 'a second tissue doctor looked at it and agrees'],
]; // biome-ignore format: a table

/** The plain counterpart of a line on who else looked at the sample, or what it fits with; null for any other. */
export function labPhrase(sentence: string): string | null {
  return OF_THE_LAB.find(([pattern]) => pattern.test(sentence.replace(/[.\s]+$/, '')))?.[1] ?? null;
}

/** The plain counterpart of a set phrase; null where the sentence is none. */
export function setPhrase(sentence: string): string | null {
  return PHRASES.find(([pattern]) => pattern.test(sentence))?.[1] ?? labPhrase(sentence);
}
