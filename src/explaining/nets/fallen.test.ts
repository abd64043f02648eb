import { describe, expect, it } from 'vitest';
import { faithful, found } from '../../../test/explained.js';

describe('a line that lost the sentence which stood on it', () => {
  it('is told again: what came up in a stay and what was not needed for it', () => {
    const said = found(
      `Discharge letter: Surgery
Diagnosis: Perforated appendicitis.
This 44 year old teacher came in with three days of pain in the right lower belly, rigors and vomiting. CT: perforated appendix with a small abscess. Laparoscopic appendectomy on day 1, a drain was left. Peritoneal fluid grew Escherichia coli. She was given piperacillin for four days, then ciprofloxacin 500 mg bd. She developed atrial fibrillation on day 3, self-terminated, echo normal; no anticoagulation as CHA2DS2-VASc 0.
To do: finish ciprofloxacin on 9 May. Return if feverish.
`,
    );
    expect(said).toMatch(/irregular heartbeat|atrial fibrillation/);
    expect(said).toMatch(/self-terminated/);
  });

  it('is told where it is a small finding of the slide that the diagnosis does not name', () => {
    const said = found(
      `PLACENTA, PATHOLOGY REPORT
MICROSCOPIC:
Third trimester villi. Mature terminal villi with increased syncytial knots.
A 3 cm intervillous thrombus. No villitis.
DIAGNOSIS:
Placenta: increased syncytial knots.`,
    );
    expect(said).toMatch(/intervillous thrombus/);
    expect(said).toMatch(/3 cm/);
  });

  it('is told where it says how good the sample was, and not where the form was left open', () => {
    const form = (line: string) =>
      found(
        `CYTOLOGY REPORT\nSource: thyroid, left, fine needle aspiration\nAdequacy: ${line}\nDIAGNOSIS: Benign follicular nodule (Bethesda II).`,
      );
    expect(form('Satisfactory for evaluation')).toMatch(/enough in the sample|[Ss]atisfactory/);
    expect(form('Not applicable')).not.toMatch(/applicable/i);
  });

  it('is told of what a surgeon found', () => {
    const said = found(
      `OPERATION NOTE
Procedure: Laparoscopic cholecystectomy
Findings: Gallbladder thick walled with omental adhesions. Cystic duct short. Liver looked normal.
Procedure: Ports placed. Calot's triangle dissected, cystic duct and artery clipped and divided. Gallbladder removed in a bag.
No complications.`,
    );
    expect(said).toMatch(/[Cc]ystic duct/);
  });

  it('never makes the whole too hard', () => {
    const { readability } = faithful(
      `Discharge summary - Rheumatology
Diagnosis: Granulomatosis with polyangiitis.
Glomerulonephritis with rapidly deteriorating renal function necessitated intravenous methylprednisolone and rituximab; prophylactic trimethoprim-sulfamethoxazole commenced. Bronchoscopy demonstrated alveolar haemorrhage without superimposed infection. Otorhinolaryngology identified subglottic inflammation, non-obstructive. Echocardiography demonstrated preserved biventricular systolic function. Electromyography corroborated mononeuritis multiplex.
Plan: rheumatology review in two weeks.
`,
    );
    expect(readability.explanation.fkgl).toBeLessThanOrEqual(8);
  });
});
