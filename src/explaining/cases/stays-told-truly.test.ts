import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const stay = (lines: string) => `DISCHARGE SUMMARY\n${lines}\n`;
const plainOf = (text: string) =>
  explained(text)
    .plain.map((line) => line.text)
    .join('\n');

describe('a stay, without what its report does not say', () => {
  it('"usual" is said of the medicine behind it, not of the next', () => {
    const told = findings(
      stay(
        'Diagnosis: Cellulitis.\nDISCHARGE INSTRUCTIONS: The patient would be discharged on his usual Valium 10 mg at bedtime, Flomax 0.4 mg daily, and cephalexin 500 mg q.i.d. for 7 days.',
      ),
    );
    expect(told).toMatch(/Valium[^.]* stays on your list/);
    expect(told).not.toMatch(/(?:Flomax|Cephalexin)[^.]* stays on your list/);
  });
  it('"usual" is said of bare names all together', () => {
    const told = findings(
      stay('Diagnosis: Asthma.\nDISCHARGE INSTRUCTIONS: Discharged on her usual metformin, lisinopril and aspirin.'),
    );
    expect(told).toMatch(/You were sent home with your usual metformin, lisinopril and aspirin\./);
  });
  it('one normal thing of an exam is no verdict on the whole exam', () => {
    const text = stay(
      'Diagnosis: Pneumonia.\nADMISSION PHYSICAL: Significant for her being afebrile. She was tearful.\n',
    );
    expect(plainOf(text)).not.toMatch(/noted as normal/);
  });
  it('a lasting illness among the problems of a stay is had still', () => {
    const text = stay(
      'Diagnosis: Pneumonia.\nHOSPITAL COURSE:\n1. Hypertension. She will continue on her usual medications.\n2. Diabetes mellitus. She will continue on her usual medications.',
    );
    expect(plainOf(text)).toMatch(/You have high blood pressure/);
    expect(plainOf(text)).not.toMatch(/You had (?:high blood pressure|diabetes)/);
  });
  it('what a test was done for is not why somebody came', () => {
    const text = stay(
      'Diagnosis: Fever.\nHOSPITAL COURSE: She was admitted with fever. A bronchoscopy was clean. Special stains were done to look for CMV.',
    );
    expect(plainOf(text)).not.toMatch(/You were seen to check for/);
  });
  it('cells of a fluid by their kinds are no possible causes', () => {
    const text = stay(
      'Diagnosis: Fever.\nHOSPITAL COURSE: On the fluid cell count, the patient only had 5 WBCs and 5 RBCs on the differential.',
    );
    expect(findings(text)).not.toMatch(/possible causes/);
  });
  it('levels from one to another are told from end to end', () => {
    const told = findings(
      stay('Diagnosis: Neck pain.\nOPERATIVE PROCEDURES\n1. Anterior discectomy C4-C5.\n2. Spinal instrumentation C4 through C7.'), // biome-ignore format: one text
    );
    expect(told).toMatch(/metal placed to hold the spine \(spinal instrumentation\) at C4-C7/);
  });
  it('an illness that comes and goes is quiet in remission, and a cancer is past', () => {
    const told = findings(stay('Diagnoses:\n1. Pneumonia\n2. Ulcerative colitis in remission.\n3. Breast cancer in remission')); // biome-ignore format: one text
    expect(told).toMatch(/You have [^.]*\(ulcerative colitis\), quiet for now \(in remission\)/);
    expect(told).toMatch(/Your past health history includes breast cancer/);
  });
  it.each(['Cholangitis excluded on MRCP.', 'Cholangitis - excluded on MRCP.'])('%s is what it was not', (entry) => {
    const { summary } = explained(stay(`Diagnosis:\n${entry}`));
    expect(summary).toMatch(/^Cholangitis \(infected bile ducts\) was ruled out by MRCP/);
  });
  it('what was ruled out is not the first of the diagnoses', () => {
    const { summary } = explained(stay('Diagnosis:\n1. Cholangitis - excluded on MRCP\n2. Gallstones'));
    expect(summary).toMatch(/The first diagnosis listed for your stay is gallstones/);
  });
  it('sclerosing cholangitis is no infection', () => {
    expect(findings(stay('Diagnosis: Sclerosing cholangitis.'))).toMatch(/scarred bile ducts/);
  });
});

describe('blood tests with one result behind several', () => {
  const tests = (line: string) => findings(stay(`Diagnosis: Gallstones.\nInvestigations:\n${line}\n`));
  it.each([
    'HIV/HBsAg/HCV NR.',
    'HIV, HBsAg, HCV negative',
    'Hb 112, HIV/HBsAg/HCV NR.',
    'Viral markers (HIV, HBsAg, HCV): NR',
  ])('%s tells each of them', (line) => {
    expect(tests(line)).toMatch(/blood tests for HIV, hepatitis B and hepatitis C were all negative/);
  });
  it('the one that was found is told first', () => {
    const told = tests('Hb 98, HBsAg reactive, HIV/HCV NR, Cr 1.1');
    expect(told).toMatch(
      /blood test for hepatitis B was positive\. The blood tests for HIV and hepatitis C were both negative/,
    );
  });
  it('a name that is none of them leaves the line as it is', () => {
    expect(tests('HIV/CMV NR.')).not.toMatch(/blood tests for/);
  });
});

describe('operations, without what was not done', () => {
  const op = (lines: string) => `OPERATIVE REPORT\n${lines}\n`;
  it('a sample of weeks before is no step', () => {
    const told = findings(
      op(
        'PROCEDURE: Removal of jaw cyst.\nINDICATION: Preoperatively, a biopsy of the cyst was obtained and it was noted to be benign.\nDESCRIPTION OF PROCEDURE: The patient was placed supine. General anesthesia was induced. The skin was prepped and draped. An incision was made along the jaw. The area was irrigated and closed with suture. The patient was taken to recovery in good condition.',
      ),
    );
    expect(told).not.toMatch(/small samples of tissue were taken/);
  });
  it('a polyp that was cut off is that, and no surgery', () => {
    const told = findings(
      'PROCEDURE: Colonoscopy.\nINDICATIONS: Rectal bleeding.\nIMPRESSION:\n1. One 5 mm polyp in the rectum. Resected and retrieved.\n2. Diverticulosis.\nRECOMMENDATION:\n1. High fiber diet.\n',
    );
    expect(told).toMatch(/The polyp in the rectum was cut off and taken out of the body/);
    expect(told).not.toMatch(/surgery to remove tissue/);
  });
  it('metal that holds a cut bone is not for a broken one', () => {
    const told = findings(
      op('PROCEDURES PERFORMED:\n1. Bunionectomy with distal metatarsal osteotomy and internal screw fixation, right foot.\nANESTHESIA: Local.'), // biome-ignore format: one text
    );
    expect(told).not.toMatch(/broken bone/);
  });
  it('a blocked tear duct and its probing have their names', () => {
    const told = findings(
      op('PREOPERATIVE DIAGNOSIS: Tear duct obstruction.\nPROCEDURE: Bilateral nasolacrimal probing.\nANESTHESIA: General.'), // biome-ignore format: one text
    );
    expect(told).toMatch(/blocked tear path opened \(nasolacrimal probing\) on both sides/);
  });
});

describe('who does what in a stay', () => {
  const course = (line: string) => stay(`Diagnosis: Bleeding.\nHOSPITAL COURSE: He was admitted to the ward. ${line}`);
  it('what the reader is to do at home is asked, though told in the story', () => {
    const text = course(
      'He will hold his Plavix for now. They will call me for further dark stools and will avoid aspirin. They will follow up in the office on Thursday.',
    );
    expect(asked(text)).toMatch(/You will hold your Plavix/);
    expect(asked(text)).toMatch(/You will call the doctor for further dark stools/);
    expect(asked(text)).toMatch(/You will follow up in the office on Thursday/);
  });
  it('others who will call are not the reader', () => {
    const text = course('Home health nurses were arranged. They will call the patient on Thursday.');
    expect(`${asked(text)}\n${plainOf(text)}`).not.toMatch(/You will call/);
  });
  it('"he" behind a friend and the patient is the patient', () => {
    expect(
      plainOf(
        course('The friend states that the patient got worse over weeks to the point that he is very short of breath.'),
      ),
    ).toMatch(/The friend states that you got worse over weeks to the point that you are very short of breath/);
  });
  it('"he" behind a friend alone stays open', () => {
    expect(plainOf(course('The friend states that he is very short of breath at night.'))).not.toMatch(/you are very/);
  });
  it('a courtesy of the writer is left out', () => {
    const text = stay(
      'Diagnosis: Bleeding.\nHISTORY OF PRESENT ILLNESS: This is a very pleasant 82-year-old male with cerebral palsy.',
    );
    expect(findings(text)).toMatch(/you were an 82-year-old male/);
  });
});

describe('names and rows of a paper', () => {
  it('several cuts are several', () => {
    expect(findings(stay('Diagnosis: Multiple lacerations.'))).toMatch(/multiple cuts or tears/);
  });
  it('the service of a ward is no finding', () => {
    expect(findings(stay('SERVICE: General surgery C, Surgery Oncology.\n\nDiagnosis: Gallstones.'))).not.toMatch(
      /Service|cancer/,
    );
  });
});

describe('small things that were told wrongly', () => {
  it('the fall of the year is no fall', () => {
    const told = findings(
      stay(
        'Diagnosis: Back pain.\nPAST MEDICAL HISTORY: GERD, seasonal asthma (fall and spring) triggered by postnasal drip.',
      ),
    );
    expect(told).toMatch(/asthma/);
    expect(told).not.toMatch(/a fall/);
    expect(findings(stay('Diagnosis: Hip fracture.\nPAST MEDICAL HISTORY: Fall on the stairs last spring.'))).toMatch(
      /fall/i,
    );
  });
  it('a bone of one foot is not on one side of the bones', () => {
    const told = findings(
      'OPERATIVE REPORT\nPOSTOPERATIVE DIAGNOSIS: Hypertrophy, fifth left metatarsal.\nPROCEDURE: Condylectomy, fifth left metatarsal.\nANESTHESIA: Local.\n',
    );
    expect(told).toMatch(/in your left fifth long foot bone/);
    expect(told).not.toMatch(/left side of your long foot bones/);
  });
  it('a tooth that was pulled is told, whatever its number', () => {
    const op = (name: string) =>
      findings(
        `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Pain.\nPROCEDURE: ${name}\nANESTHESIA: General.\nCOMPLICATIONS: None.\n`,
      );
    expect(op('Extraction of tooth #T.')).toMatch(/You had a tooth or more taken out/);
    expect(op('Extraction of full bone impacted tooth #17.')).toMatch(/You had a tooth or more taken out/);
    expect(op('Removal of molar pregnancy.')).not.toMatch(/tooth/);
  });
  it('what only leads to a list is no line of its own', () => {
    const text = stay(
      'Diagnosis: Diabetes.\nPLAN: The patient is discharged home to continue her previous home medications, which are:\n1. Actos 45 mg a day.\n2. Famotidine 20 mg b.i.d.',
    );
    expect(`${findings(text)}\n${asked(text)}`).not.toMatch(/which are”/);
  });
  it('steps of a dose stay in one quotation', () => {
    const told = findings(
      stay(
        'Diagnosis: COPD.\nMEDICATIONS ON DISCHARGE:\n1. Prednisone tapering dose 40 mg p.o. daily for three days, then 30 mg p.o. daily for three days, then 20 mg p.o. daily for three days.',
      ),
    );
    expect(told).not.toMatch(/The report goes on/);
  });
  it('a meaning that is a sentence stands by itself', () => {
    expect(findings(stay('Diagnosis: Renal failure, on hemodialysis.'))).not.toMatch(/is a machine cleans/);
  });
  it('a child is not its parent', () => {
    const text =
      'DISCHARGE SUMMARY\nDiagnosis: Gastroenteritis.\nHISTORY: This 10-year-old female vomited.\nHOSPITAL COURSE: The child was observed on IV fluids. We will follow up in the office and try to further evaluate her for the unexplained weight loss.\n';
    expect(plainOf(text)).toMatch(/try to further evaluate your child for/);
  });
  it('the words put in place of others fit', () => {
    expect(
      plainOf(
        stay(
          'Diagnosis: Angina.\nHOSPITAL COURSE: A reevaluation showed no change. Cardiology decided to follow up the patient in the clinic.',
        ),
      ),
    ).not.toMatch(/follow up you|[Aa]n? another/);
  });
});
