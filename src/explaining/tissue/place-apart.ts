import type { Said } from '../nets/said.js';
import { capital } from '../words/english.js';

/** Where a sample was taken: all in front of what it shows. */
const PLACE =
  '((?:a|an|the|your|both|under|between)\\b(?:(?!\\b(?:shows?|showed|may|probably|was|were)\\b)[^.;:“”])+?)';
const SHOWS = new RegExp(`^(The (sample|polyp)|(?:Sample|Polyp) (?:[A-Z]|\\d{1,2})) from ${PLACE} ((?:shows?|showed|may show|probably shows) )`); // biome-ignore format: one pattern
const IN_IT = new RegExp(`^(?:In|Of) the (sample|polyp) from ${PLACE}, (?=[a-z\\d])`);
const FITS = new RegExp(`^What the (sample|polyp) from ${PLACE} shows `);

/**
 * "The sample from the first part of the small bowel shows …" in two short sentences: where it was taken, and what it shows.
 * Other sentences, and those with the report's own words in front, stay as they are.
 */
export function placesApart(all: readonly Said[]): Said[] {
  let place = '';
  return all.flatMap((said) => {
    const parts = placeApart(said);
    const [first] = parts;
    // The same place twice in one finding is named once.
    if (parts.length < 2 || first === undefined) return parts;
    if (first.text === place) return parts.slice(1);
    place = first.text;
    return parts;
  });
}

function placeApart(said: Said): Said[] {
  const shows = SHOWS.exec(said.text);
  if (shows !== null) {
    const [whole, name, kind, place, verb] = shows;
    return parted(said, `${kind === undefined ? name : `This ${kind}`} is from ${place}.`, `It ${verb}`, whole.length);
  }
  const fits = FITS.exec(said.text);
  if (fits !== null) return parted(said, `This ${fits[1]} is from ${fits[2]}.`, 'What it shows ', fits[0].length);
  const inIt = IN_IT.exec(said.text);
  return inIt === null ? [said] : parted(said, `This ${inIt[1]} is from ${inIt[2]}.`, '', inIt[0].length);
}

function parted(said: Said, first: string, lead: string, from: number): Said[] {
  return [
    { ...said, text: first },
    { ...said, text: capital(`${lead}${said.text.slice(from)}`) },
  ];
}
