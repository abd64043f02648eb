/**
 * Whether the grammar around the name of a disease says for certain that the results show it, may show it or do not: a
 * relation word right before its noun phrase, or the phrase alone at the beginning, and nothing behind it that makes
 * something else of it. Anything else ("below that expected for …", "a leaflet on …") is for the report's own words.
 */

/** Words that cannot stand inside a noun phrase. */
const FUNCTION =
  '(?:in|of|for|from|to|at|by|on|off|about|than|then|below|above|under|over|beyond|within|without|during|before|after|until|unless|unlike|like|against|between|among|towards?|regarding|concerning|into|through|via|versus|vs|per|as|if|when|where|whether|which|that|who|whose|while|because|since|rather|instead|not|no|nor|neither|is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|can|cannot|could|may|might|must|should|shall|will|would|need|needs|please|repeat|repeating|recheck|rechecking|test|tests|tested|testing|screen|screening|screened|read|see|seeing|seek|book|ask|call|called|discuss\\w*|sent|message|msg|leaflet|information|advice|check|checking|exclude|excluding|excludes?|expected|usual|typical|average|level|levels|range|ranges|risk|chance|threshold|cut-?off|limit|monitor\\w*|prevent\\w*|rule|ruling|look\\w*|send\\w*|add|adding|distinguish\\w*|differentiate\\w*|determine|assess\\w*|aged|women|men|people|patients?|persons?|individuals|adults|children|mothers?|famil(?:y|ies)|relatives?|partners?|father|siblings?|contacts?|donors?|unable|unclear|insufficient|inadequate|too|less|more|lower|higher|greater|smaller|suboptimal|short|normal|healthy|it|this|these|those|they|we|you|he|she)';
const WORD = `(?!${FUNCTION}\\b)[a-z0-9'’().%-]+`;
/** Up to seven words of a noun phrase, other names joined to it among them. */
const PHRASE = `(?:(?:an?|the|some|any|your|her|his|this|that) )?(?:${WORD}(?:, ?| ?[/+&] ?| and | or | with | and\\/or |[ -]+))*`;
const RELATION = [
  String.raw`(?:consistent|compatible|in keeping|in agreement|in line|fits?|fitting|c\/w) ?(?:with|w\/)?`,
  String.raw`(?:(?:appearances?|findings|film|features) (?:is|are)(?: those)?|suggestive|indicative|diagnostic|characteristic|typical|suspicious|evidence|signs?|features|picture|pattern|diagnosis|presence|degree|case|history|episode|h\/o) (?:of|for)`,
  '(?:suspicion of|suspicious for|concerning for|worrisome for|concern for|raises? (?:the )?(?:suspicion|possibility|question) of|possibility of|positive for|negative for|question of|query|treated for|treatment for|treatment of)',
  '(?:suggest|indicat|confirm|support|favou?r|reflect|represent|show|demonstrat|reveal|develop|not|detect|identif|remain|has|have|had|having|denot)(?:s|es|e|ing|ed|ied|ies|ive)?',
  '(?:progression|progressed|transformation|transformed|evolution) (?:to|into)',
  '(?:point|due|secondary|owing|related|attributable|amounts?) ?(?:s|ing)? to|because of|caused by|as a (?:result|consequence) of|resulting from|explained by|in view of|given (?:the|your|her|his)|on a background of|in a patient with|known(?: to have)?|(?:has|have|had) been',
  String.raw`(?:there (?:is|are|was|were)|is|are|was|were|may be|may represent|may have|might be|might have|could be|could have|could represent|probably|possibly|likely|presumably|remains|seen|noted|found|with|without|no|not|nor|\?|no longer|likely to be)`,
  String.raw`(?:fulfil\w*|meets?|satisf\w+) (?:the )?(?:\w+ )?criteri(?:a|on) (?:for|of)`,
].join('|');
const BOUND = new RegExp(String.raw`(?:^|[:=?>;(]|\b(?:${RELATION})\b|\?)[\s"“'-]*${PHRASE}$`, 'i');

/** Behind it: what makes the name that of a place, a paper or a rule, or leaves the whole still to be done. */
const ELSE_BEHIND =
  /^[\s-]*(?:\w+ )?(?:clinic|nurse|team|leaflet|booklet|support|society|charity|register|registry|service|specialist|programme|program|pathway|guidelines?|guidance|protocol|vaccin\w*|booster|immunis\w*|immuniz\w*|prophylaxis|prep|pep|exposure|notification|prevention|risk|range|level|threshold|cut-?off|criteria|screen\w*|tests?|testing|contacts?)\b|^[^.;]{0,60}\b(?:to be(?! (?:regarded|dismissed|taken|treated|viewed|considered|read) as)|needs?|must|should|cannot|can(?:not| not)|could not|has not been|have not been|is not|was not|not yet|remains? to|is usually|are usually|is often|is sometimes|usually|would be|were to|enclosed|attached|expected|advised|requested)\b/i;

/** Wherever it stands: what weighs one thing against another, or what a value falls short of. */
export const WEIGHED =
  /\b(?:than|unlike|short of|against|instead of|rather than|below (?:that|the|those|what|which)|above (?:that|the|those|what|which)|distinguish\w*|differentiat\w*|(?:can ?not|could not|not) (?:\w+ ){0,2}(?:excluded?|ruled? out)|(?:not|never) (?:been )?excluded|not possible to|unable to|too (?:early|late|low|high|few|little)|before|until|unless|whether)\b/i;

/** `before` and `behind`: the words of its clause on both sides of the name, label left out. */
export function isSaidOfReader(before: string, behind: string): boolean {
  if (ELSE_BEHIND.test(behind)) return false;
  if (WEIGHED.test(`${before} ${behind}`)) return false;
  // "Acute on chronic acidosis": how long it has been there, within its name.
  const named = before.replace(/\s+/g, ' ').replace(/\b(acute) on (chronic)\b/gi, '$1-on-$2');
  return BOUND.test(named.slice(-160).trimStart());
}
