import { withArticle } from './english.js';

/** Things that one has one of, as papers name them without an article. */
const COUNTED =
  /^(?:infection|fracture|break|hip|wrist|ankle|arm|leg|shoulder|elbow|knee|rib|bone|fall|seizure|fit|faint|stroke|abscess|ulcer|clot|bleed|collapse|rash|fever|headache|injury|lump|mass|stone|attack|wound|burn|hernia|blockage|overdose|flare|crisis|reaction)$/i;
const DETERMINED =
  /^(?:an?|the|your|his|her|their|this|that|these|those|some|no|two|three|several|many|more|less|recurrent|\d|[“"(])/i;
const BEHIND_HEAD = /\s(?:in|of|on|to|from|at|with|for|after|under|since|by)\s/i;

/** "lung infection and fever" -> "a lung infection and a fever": what is listed gets the article that speech gives it. */
export function withArticles(text: string): string {
  return text
    .split(/(,? and |, )/)
    .map((piece) => {
      const head = piece.split(BEHIND_HEAD)[0] ?? '';
      const last = /([A-Za-z-]+)(?: \([^)]*\))?$/.exec(head.trim())?.[1] ?? '';
      return COUNTED.test(last) && !DETERMINED.test(piece) ? withArticle(piece) : piece;
    })
    .join('');
}
