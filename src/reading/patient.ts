import type { Specimen } from './labs/specimen.js';

/** What the report prints about the patient that decides between printed reference ranges. */
export interface PatientFacts {
  sex: 'female' | 'male' | null;
  /** Years; null where not printed. */
  age: number | null;
  /** What the row was measured in, where ranges are printed for several specimens. */
  specimen?: Specimen | null;
  /** The part of the monthly cycle, where the day is printed ("Day 3 of cycle") and lies well within it. */
  phase?: 'follicular' | 'luteal';
}

const LOOK = 6000;

/** "Day 3 of cycle", "Cycle day: 21", "LMP day 3" */
const CYCLE_DAY =
  /\b(?:day ?(\d{1,2}) (?:of (?:the |her |menstrual )?(?:menstrual )?cycle\b|(?:hormones?|bloods?|profile|fsh)\b)|(?:menstrual )?cycle day ?:? ?(\d{1,2})\b)/i;
const LAST_EARLY_DAY = 8;
const LUTEAL_FROM = 19;
const LUTEAL_TO = 25;

function phaseOf(look: string): Pick<PatientFacts, 'phase'> {
  const found = CYCLE_DAY.exec(look);
  const day = Number(found?.[1] ?? found?.[2] ?? 0);
  if (day >= 1 && day <= LAST_EARLY_DAY) return { phase: 'follicular' };
  return day >= LUTEAL_FROM && day <= LUTEAL_TO ? { phase: 'luteal' } : {};
}

/** Reads sex and age from the identity lines or the opening sentence ("72-year-old woman"). */
export function patientFacts(plain: string): PatientFacts {
  const look = plain.slice(0, LOOK);
  const field =
    /\b(?:sex[eo]?|sesso|gender|geschlecht)\b[^:\n]{0,12}:\s*(?:[\d]{1,3}\s*(?:y|yrs?|years?)?\s*[/,-]\s*)?(female|male|femme|femenino|mujer|weiblich|femmina|donna|homme|hombre|masculino|männlich|maschio|uomo|f|w|m)\b/i.exec(
      look,
    )?.[1];
  const beside = /\b\d{1,3}\s*(?:y(?:rs?|ears?)?\.?(?:\s*old)?|yo|y\/o)?\s*[/,]\s*(female|male|f|m)\b/i.exec(look)?.[1];
  const words =
    /\b\d{1,3}[- ]?(?:year|yr)s?[- ]old\s+(?:[\w-]+\s+){0,3}?(female|male|woman|man|girl|boy|lady|gentleman)\b/i.exec(
      look,
    )?.[1];
  // "Age 70 M", "THORNQUIST, ALMA   82 F   RM: ED-14".
  const behindAge =
    /\bage\b[: ]{1,3}\d{1,3}\s?(?:y(?:rs?|ears?)?\.?)?\s{1,3}(female|male|f|m)\b(?!\.)/i.exec(look)?.[1] ??
    /(?<=\s{2})\d{1,3}\s?(?:y(?:rs?)?\s?)?([FM])(?=\s{2}|\s*$)/m.exec(look.slice(0, 500))?.[1];
  const sex = (field ?? beside ?? words ?? behindAge ?? '').toLowerCase();
  const ageField =
    /\bage\b[^:\n\d]{0,12}(?::|\s(?=\d))\s*(?:(?:female|male|f|m)\s*[/,]\s*)?(\d{1,3})\b(?!\s*(?:mo|month|day|week|-|to\b))/i.exec(
      look,
    )?.[1];
  const ageWords = /\b(\d{1,3})[- ]?(?:years?|yrs?|y)[-/. ]*(?:old|o\b|\/)/i.exec(look)?.[1];
  const ageAlone = /(?<=\s{2})(\d{1,3})\s?(?:y(?:rs?)?\s?)?[FM](?=\s{2}|\s*$)/m.exec(look.slice(0, 500))?.[1];
  const age = ageField ?? ageWords ?? ageAlone;
  return {
    sex:
      /^(?:f|w|g|l|mujer|donna)/.test(sex) && sex !== 'gentleman'
        ? 'female'
        : /^(?:m|b|gentleman|homme|hombre|uomo)/.test(sex)
          ? 'male'
          : null,
    age: age === undefined ? null : Number(age),
    ...phaseOf(look),
  };
}
