import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';

const count = (text: string, pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'gi'))].length;

describe('the main answer of a test', () => {
  it('is what its conclusion opens with, be it a denial, before what has been there for long', () => {
    const { summary, keyPoints } = explained(
      'CT HEAD\nClinical details: Slipped on wet tiles. On warfarin. ?bleed\nFindings:\nOld right frontal infarct, unchanged. Small scalp swelling. Calcified pineal gland.\nConclusion:\n1. No acute intracranial haemorrhage or skull vault fracture.\n2. Mature left thalamic infarct, unchanged.\n',
    );
    expect(summary).toMatch(
      /^The scan shows no new bleeding inside the skull \(acute intracranial haemorrhage\) or new broken skull bone \(skull vault fracture\)\./,
    );
    expect([summary, ...keyPoints].join(' ')).toMatch(/lost blood flow|stroke/);
  });

  it('says what the slipped disc presses on', () => {
    const { summary } = explained(
      'MRI LUMBAR SPINE\nFINDINGS:\nL4/5: Shallow disc bulge. L5/S1: Right paracentral disc extrusion measuring 8 mm.\n14 mm haemangioma in L2, incidental.\nCONCLUSION:\n1. Right paracentral L5/S1 disc extrusion compressing the right S1 nerve root.\n2. Milder degenerative change at L4/5.\n',
    );
    expect(summary).toMatch(/presses on the right S1 nerve/);
    expect(count(summary, /slipped disc/)).toBe(1);
  });

  it('leaves what only the body of the report holds, and what harms nobody, behind what is concluded', () => {
    const { summary, keyPoints } = explained(
      'MRI CERVICAL SPINE\nFINDINGS:\n9 mm haemangioma in T1, incidental. Small disc bulge at C3/4.\nIMPRESSION:\n1. Right C6/7 disc protrusion compressing the right C7 nerve root.\n2. No cord compression.\n3. Mild facet arthropathy at C4/5.\n',
    );
    expect([summary, ...keyPoints].join(' ')).not.toMatch(/haemangioma/);
    expect([summary, ...keyPoints].join(' ')).toMatch(/facet/);
    expect([summary, ...keyPoints].join(' ')).toMatch(/no .*(?:pressure|pressing)/i);
  });

  it('holds no line that is only called normal', () => {
    const { summary, keyPoints } = explained(
      'US ABDOMEN\nIndication: Epigastric pain.\nFindings: Liver normal in size and echotexture. Main portal vein is patent with hepatopetal flow. The gallbladder contains several mobile calculi up to 9 mm.\nImpression:\n1. Cholelithiasis. No evidence of cholecystitis.\n',
    );
    expect([summary, ...keyPoints].join(' ')).not.toMatch(/calls this normal/);
    expect(summary).toMatch(/gallstones.*no sign of .*cholecystitis/);
  });
});

describe('one thing under two words', () => {
  const findingsOf = (text: string) =>
    explained(text)
      .findings.map((one) => one.text)
      .join('\n');

  it.each([
    [
      'CHEST PA\nFindings: There is a new airspace opacity in the left lower lobe.\nImpression: Left lower lobe consolidation, likely pneumonia.\n',
      /shows a (?:cloudy|solid-looking) area/,
    ],
    [
      'US ABDOMEN\nFindings: The gallbladder contains several mobile calculi up to 9 mm.\nImpression: Cholelithiasis.\n',
      /shows (?:several |gall)stones/,
    ],
    [
      'MRI RIGHT KNEE\nFindings: ACL: complete rupture. Small effusion.\nConclusion: Complete ACL tear.\n',
      /shows an? (?:torn front knee ligament|burst or full tear)/,
    ],
    [
      'CT HEAD\nFindings: Generalised involutional change with prominence of the sulci. No hydrocephalus.\nConclusion: No acute haemorrhage. Background atrophy.\n',
      /shows (?:shrinking|loss of size)/,
    ],
  ])('is told once: %s', (text, pattern) => {
    expect(count(findingsOf(text), pattern)).toBe(1);
  });

  it('keeps what only the description knows', () => {
    expect(
      findingsOf(
        'US ABDOMEN\nFindings: The gallbladder contains several mobile calculi up to 9 mm.\nImpression: Cholelithiasis.\n',
      ),
    ).toMatch(/gallstones.*9 mm/);
  });

  it.each([
    [
      'CT ABDOMEN\nFindings:\nKIDNEYS: Nonobstructing 3 mm left lower pole calculus.\nImpression:\nNonobstructing 3 mm left renal stone.\n',
      /shows a (?:kidney )?stone/,
    ],
    [
      'CT CHEST\nFindings:\n4 mm solid nodule in the right lower lobe.\nImpression:\n4 mm right lower lobe pulmonary nodule.\n',
      /shows a small (?:lump|round spot)/,
    ],
    [
      'US ABDOMEN\nFindings:\nLIVER : Enlarged in size (16.8 cm).\nImpression:\nHepatomegaly.\n',
      /shows an enlarged liver|liver looks larger/,
    ],
    [
      'CT ABDOMEN\nFindings:\n1.8 cm nodule in the left adrenal gland.\nImpression:\n1.8 cm left adrenal adenoma.\n',
      /shows a (?:growth|small lump)/,
    ],
  ])('is told once where both have one size: %s', (text, pattern) => {
    expect(count(findingsOf(text), pattern)).toBe(1);
  });

  it('stands twice where the sizes or the places differ', () => {
    const nodules = findingsOf(
      'CT CHEST\nFindings:\n4 mm solid nodule in the right lower lobe. 6 mm nodule in the right upper lobe.\nImpression:\n6 mm right lower lobe pulmonary nodule.\n',
    );
    expect(nodules).toMatch(/4 mm/);
    expect(nodules).toMatch(/right upper lung/);
    const stones = findingsOf(
      'CT ABDOMEN\nFindings:\nKIDNEYS: Nonobstructing 5 mm left lower pole calculus.\nImpression:\nNonobstructing 3 mm left renal stone.\n',
    );
    expect(stones).toMatch(/5 mm/);
    expect(stones).toMatch(/3 mm/);
  });

  it('says of one stone among several what it measures, and of which part a line was said', () => {
    const told = findingsOf(
      'US ABDOMEN\nFindings:\nLIVER: Enlarged, 17 cm.\nSPLEEN: Enlarged, 15 cm.\nGallbladder shows a 9 mm calculus.\nImpression:\nHepatosplenomegaly. Cholelithiasis.\n',
    );
    expect(told).toMatch(/gallstones.*One measures 9 mm/);
    expect(told).toMatch(/Liver: enlarged, 17 cm\. Spleen: enlarged, 15 cm\./);
  });

  it('has nothing of the line that only lent its side', () => {
    expect(
      findingsOf(
        'US ABDOMEN\nFindings:\nRIGHT KIDNEY : 10.4 x 4.6 cm. Normal shape. A 6 mm calculus is seen at the right upper ureter causing mild hydronephrosis.\nIMPRESSION :\nRight upper ureteric calculus (6 mm) with mild hydronephrosis.\n',
      ),
    ).not.toMatch(/hydronephrosis.*10\.4/);
  });

  it('leaves two things in two places apart', () => {
    const told = findingsOf(
      'CHEST PA\nFindings: There is an airspace opacity in the right upper lobe.\nImpression: Left lower lobe consolidation.\n',
    );
    expect(told).toMatch(/right upper lung/);
    expect(told).toMatch(/left lower lung/);
  });
});

describe('the diagnosis of a sample', () => {
  it.each([
    'Duodenum, biopsy - Appearances consistent with coeliac disease, Marsh 3c.',
    'Duodenum, biopsies: Features in keeping with coeliac disease, Marsh 3a.',
  ])('heads its summary, and its class stands behind it: %s', (line) => {
    const { summary } = explained(
      `HISTOPATHOLOGY REPORT\nClinical details: Anaemia, positive tTG.\nDiagnosis: ${line}\n`,
    );
    expect(summary).toMatch(/^What the sample .*gluten/);
    expect(summary).toMatch(/Marsh/);
  });

  it('is the weightier of several samples first', () => {
    const { summary } = explained(
      'SURGICAL PATHOLOGY\nDIAGNOSIS\nA. Ascending colon, polyp: Tubular adenoma.\nB. Sigmoid colon, polyp: Tubulovillous adenoma. Negative for high-grade dysplasia.\nC. Rectum, polyp: Hyperplastic polyp.\n',
    );
    expect(summary.split('.')[0]).toMatch(/tubulovillous adenoma/);
  });

  it('is no problem that the report only speaks of', () => {
    const { summary } = explained(
      'CERVICAL SCREENING TEST\nHPV DNA TEST\nOncogenic HPV (not 16/18): DETECTED\nOVERALL RISK CATEGORY: INTERMEDIATE RISK OF SIGNIFICANT CERVICAL ABNORMALITY\nRECOMMENDATION: Repeat HPV test in 12 months.\n',
    );
    expect(summary).not.toMatch(/^The report speaks of/);
  });
});

describe('what is taken home from a stay', () => {
  const LETTER =
    'DISCHARGE SUMMARY\nAdmitted 02/05/2024, discharged 04/05/2024.\nDiagnosis: Acute appendicitis\nHospital course: Treated with laparoscopic appendicectomy. Uneventful recovery and home on day two with simple pain relief and dressings.\nDischarge medications:\nParacetamol 1 g four times a day\nOxycodone 5 mg as needed for 3 days\nPlan:\n- To re-present if fever, worsening pain or vomiting.\n- Medical certificate given for 1 week\n- For GP pls\n';

  it('is when to come back, in the summary', () => {
    expect(explained(LETTER).summary).toMatch(/Come back if you have fever/);
  });
  it('is what to take, and no note for work nor a day of the paper', () => {
    const points = explained(LETTER).keyPoints.join('\n');
    expect(points).toMatch(/medicine list includes .*acetaminophen.* and oxycodone/);
    expect(points).not.toMatch(/certificate|Admitted|For GP/);
  });
  it('is the whole line of the first diagnosis, where our name for it leaves much of it out', () => {
    const { summary } = explained(
      'DISCHARGE SUMMARY\nAdmitted 02/05/2024, discharged 04/05/2024.\nDiagnoses:\n1. Right ureteric colic, 5 mm VUJ stone\n2. Mild AKI, resolved\nPlan:\nGP to repeat U&E in 1 week.\n',
    );
    expect(summary).toMatch(/^The first diagnosis listed for your stay reads: “Right ureteric colic/);
  });
});
