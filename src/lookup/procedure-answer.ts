import type { ProcedureAnswer, ProcedureRisk } from '../contract/education.js';
import type { Procedure } from '../knowledge/index.js';

/** A guide as it is answered: the lists of plain text that the API promises, and the same with its numbers apart. */
export function writeProcedureAnswer(procedure: Procedure, corrected: string | null): ProcedureAnswer {
  const common = procedure.commonRisks.map(presentRisk);
  const rare = procedure.rareRisks.map(presentRisk);
  const signs = (act: 'emergency' | 'call') =>
    procedure.whenToCall.filter((one) => one.act === act).map((one) => one.sign);
  return {
    name: procedure.name,
    commonRisks: common.map(riskLine),
    rareRisks: rare.map(riskLine),
    preparation: procedure.preparation,
    recovery: procedure.recovery.map(({ when, what }) => `${when}: ${what}`),
    questions: procedure.questions,
    id: procedure.id,
    whatItIs: procedure.whatItIs,
    howLong: procedure.howLong,
    anaesthesia: procedure.anaesthesia,
    risks: { common, rare },
    timeline: procedure.recovery,
    whenToCall: { emergency: signs('emergency'), call: signs('call') },
    areas: procedure.areas,
    alsoCalled: procedure.synonyms,
    corrected,
    source: { name: procedure.source.name, url: procedure.source.url ?? null },
    review: procedure.review,
  };
}

function presentRisk({ name, text, rate }: Procedure['commonRisks'][number]): ProcedureRisk {
  if (!rate) return { name, text, rate: null };
  const { n, to = null, outOf, source } = rate;
  return { name, text, rate: { n, to, outOf, source: { name: source.name, url: source.url ?? null } } };
}

/** "Bleeding (about 16 in 10,000 people): It can start up to two weeks later." */
function riskLine({ name, text, rate }: ProcedureRisk): string {
  if (!rate) return `${name}: ${text}`;
  const share = rate.to === null ? `about ${figure(rate.n)}` : `${figure(rate.n)} to ${figure(rate.to)}`;
  return `${name} (${share} in ${figure(rate.outOf)} people): ${text}`;
}

function figure(n: number): string {
  return n.toLocaleString('en-US');
}
