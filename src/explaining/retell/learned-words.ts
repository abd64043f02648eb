import { Screened } from '../../reading/index.js';
import type { Said } from '../nets/said.js';

/**
 * Learned words of letters that tell no illness, no part and no test, and what anyone would say instead. Each says the same,
 * no more and no less: nothing of sides, figures, doubt or denial is touched.
 */
const EASIER: readonly (readonly [source: string, easier: string])[] = [
  ['additionally', 'also'],
  ['in addition\\b(?! to\\b)', 'also'],
  ['eventually', 'later'],
  ['initially', 'at first'],
  ['instructed to', 'told to'],
  ['re-?evaluated', 'checked again'],
  ['evaluated', 'checked'],
  ['evaluate', 'check'],
  ['evaluating', 'checking'],
  ['for further evaluation\\b(?! (?:of|and)\\b)', 'to be checked further'],
  ['for evaluation\\b(?! (?:of|and)\\b)', 'to be checked'],
  ['for (?:further )?evaluation of', 'for a check of'],
  ['(?<=\\b(?:an?|the|your|this|initial|first|full|medical|before-surgery) )evaluation', 'check'],
  ['with regards? to|in regards? to|regarding', 'about'],
  ['requiring', 'needing'],
  ['required', 'needed'],
  ['requires', 'needs'],
  ['require', 'need'],
  ['persistent', 'lasting'],
  ['independently', 'without help'],
  ['(?:therefore|consequently), ', 'so '],
  ['furthermore, ', 'also, '],
  ['unfortunately, ', 'sadly, '],
  ['recommended', 'advised'],
  ['recommends', 'advises'],
  ['recommend', 'advise'],
  ['recommendations?', 'advice'],
  ['associated with', 'linked with'],
  ['previous (?!days?\\b|nights?\\b|weeks?\\b|months?\\b|years?\\b|visits?\\b|evening\\b|morning\\b|to\\b)', 'past '],
  ['significantly (?=improved|better|worse|decreased|increased|elevated|reduced|lower|higher)', 'much '],
  ['examinations', 'exams'],
  ['examination', 'exam'],
  ['(?<=\\bseen )in consultation by', 'by'],
  ['medications', 'medicines'],
  ['medication', 'medicine'],
  ['the following (?=morning|day|night|week|evening)', 'the next '],
  ['following (?=(?:the |your |this )?(?:surgery|operation|procedure|admission|discharge|delivery|birth))', 'after '],
  ['in the after-surgery period', 'after surgery'],
  ['administered', 'given'],
  ['demonstrated', 'showed'],
  ['demonstrates', 'shows'],
  ['maintained', 'kept'],
  ['maintaining', 'keeping'],
  ['maintain', 'keep'],
  ['discontinued', 'stopped'],
  ['utili[sz]ed', 'used'],
  ['utili[sz]ing', 'using'],
  ['secondary to', 'due to'],
  ['prior to', 'before'],
  ['in the interim', 'meanwhile'],
  ['hospitali[sz]ations', 'hospital stays'],
  ['hospitali[sz]ation', 'hospital stay'],
  ['physicians', 'doctors'],
  ['physician', 'doctor'],
  ['difficult(?:y|ies) (?=(?:in |with )?[a-z]+ing\\b|with\\b)', 'trouble '],
  ['currently|presently', 'now'],
  ['intermittently', 'on and off'],
  ['intermittent', 'on-and-off'],
  ['frequently', 'often'],
  ['completely', 'fully'],
  ['assistance', 'help'],
  ['participated', 'took part'],
  ['participate', 'take part'],
  ['participating', 'taking part'],
  ['as necessary', 'as needed'],
  ['necessary', 'needed'],
  ['numerous', 'many'],
  ['experienced (?=an?\\b|no\\b|some\\b|[a-z]+ (?:pain|ache|weakness)\\b)', 'had '],
  ['experiencing', 'having'],
  ['initiated|commenced', 'started'],
  ['initiate|commence', 'start'],
  ['deteriorated', 'got worse'],
  ['deterioration', 'worsening'],
  ['in anticipation of', 'ahead of'],
  ['anticipated', 'expected'],
  ['was accompanied by', 'came with'],
  ['was also accompanied by', 'also came with'],
  ['(?<=\\b(?:was|were|is|are) )uncomplicated', 'without problems'],
  ['surgical procedure', 'operation'],
  ['elevated', 'raised'],
  ['subsequent', 'later'],
  ['in order to', 'to'],
  ['a number of', 'some'],
  ['the majority of', 'most of'],
  ['approximately', 'about'],
  ['thoroughly', 'with care'],
  ['immediately', 'right away'],
  ['attempted to', 'tried to'],
  ['remainder', 'rest'],
  ['sufficient', 'enough'],
  ['adequately', 'well enough'],
  ['located', 'found'],
  ['(?<!\\b(?:care|home|nursing|living|rehab|rehabilitation|treatment|surgery|dialysis|medical|correctional) )facility', 'place of care'],
  ['beneficial', 'helpful'],
  ['exhibited', 'showed'],
  ['exhibits', 'shows'],
  ['endorsed', 'reported'],
  ['endorses', 'reports'],
  ['resided', 'lived'],
  ['resides', 'lives'],
  ['reside', 'live'],
  ['(?:O2 |oxygen )?sats', 'oxygen levels'],
  ['(?:O2|oxygen) sat', 'oxygen level'],
]; // biome-ignore format: one word a line

const RULES = EASIER.map(([source, easier]) => {
  // What looks ahead or takes the blank with it has its end already.
  const end = /[ )]$/.test(source) ? '' : '(?![A-Za-z-])';
  return [new Screened(new RegExp(String.raw`(?<![\w-])(?:(an?) )?(${source})${end}`, 'gi')), easier] as const;
});
/** "However, you slept": at the head of a sentence only. */
const HOWEVER = /^However,? (?=(?:you|your|the|it|this|these|there|no)\b)/;

/** The sentence in easier words; the report's own words and what stands in brackets stay as they are. */
export function inEasierWords(said: Said): Said {
  const text = said.text
    .split(/(“[^”]*”?|\([^)]*\))/)
    .map((part, at) => (at % 2 === 1 ? part : easier(part)))
    .join('')
    .replace(HOWEVER, 'But ');
  return text === said.text ? said : { ...said, text: text.replace(/^[a-z]/, (letter) => (/^[A-Z]/.test(said.text) ? letter.toUpperCase() : letter)) }; // biome-ignore format: one line
}

function easier(part: string): string {
  let rest = part;
  for (const [screen, easy] of RULES) {
    if (!screen.mayMatch(rest)) continue;
    rest = rest.replace(screen.pattern, (_all, article: string | undefined, word: string) => {
      const said = /^[A-Z]/.test(word) ? easy.charAt(0).toUpperCase() + easy.slice(1) : easy;
      if (article === undefined) return said;
      const right = /^[aeiou]/i.test(easy) ? 'an' : 'a';
      return `${/^A/.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right} ${said}`;
    });
  }
  return rest;
}
