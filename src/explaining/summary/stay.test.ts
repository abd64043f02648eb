import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => explainReport(`DISCHARGE SUMMARY\n\n${text}`, knowledge);

describe('the summary of a stay', () => {
  it('tells why, what was done, how it ended and what is next', () => {
    const { summary } = told(
      'ADMISSION DIAGNOSIS: Fever.\n\nDISCHARGE DIAGNOSES:\n1. Acute appendicitis.\n2. Hypertension.\n\nPROCEDURES: Laparoscopic appendectomy.\n\nHOSPITAL COURSE: The patient came with belly pain and a runny nose. The coughing got worse on the second day.\n\nDISPOSITION: The patient was discharged home in stable condition.\n\nFOLLOW-UP: Follow up with Dr. Vale in two weeks.',
    );
    expect(summary).toMatch(/^The first diagnosis listed for your stay is .*appendi/);
    expect(summary).toContain('By keyhole surgery, you had the appendix removed');
    expect(summary).toContain('You were sent home in stable condition.');
    expect(summary).toContain('Dr. Vale in two weeks');
    expect(summary).not.toMatch(/runny nose|coughing|fever/i);
  });

  it('tells a diagnosis by its whole line where its cause is named in it', () => {
    const { summary } = told(
      'DIAGNOSIS: Cognitive linguistic impairment secondary to stroke.\nNUMBER OF SESSIONS COMPLETED: 9\n\nHOSPITAL COURSE: The patient did well. She met all goals.',
    );
    expect(summary).toMatch(/^Your diagnosis: cognitive \(thinking\) language impairment due to stroke/);
    expect(summary).not.toMatch(/for your stay is a stroke|sessions/i);
  });

  it('is for what the reader came in with where the lists name only another illness beside it', () => {
    const { summary } = told(
      'ADMISSION DIAGNOSIS: Spinal instability with radiculopathy.\n\nSECONDARY DIAGNOSIS: Chronic pain syndrome.\n\nHOSPITAL COURSE: He did well. The patient was discharged home.',
    );
    expect(summary).toMatch(/^When you came in, the diagnosis[^.]*spinal instability/);
  });

  it('takes "status post" among the diagnoses for what was done', () => {
    const { summary } = told(
      'ADMISSION DIAGNOSES:\n1. Menorrhagia.\n2. Pelvic pain.\n\nDISCHARGE DIAGNOSIS: Status post vaginal hysterectomy.\n\nHOSPITAL COURSE: She recovered quite well. She was discharged home in stable condition.',
    );
    expect(summary).toMatch(
      /^When you came in, the diagnosis was heavy periods \(menorrhagia\)\. You have had the womb removed/,
    );
    expect(summary).toContain('You recovered quite well.');
  });

  it('names the largest operation first, and no picture', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Diverticulitis.\n\nPROCEDURES:\n1. CT scan of the abdomen.\n2. Cystoscopy.\n3. Sigmoid colectomy.\n\nHOSPITAL COURSE: The patient did well. He ate well and walked in the hall each day with the nurses and slept through all of the nights. His wife and his brother came to see him in the ward each day of his stay.\n\nDISPOSITION: Home.',
    );
    expect(summary).not.toMatch(/CT scan/);
    expect(summary.indexOf('bowel')).toBeGreaterThan(0);
    expect(summary.indexOf('colectomy')).toBeLessThan(summary.indexOf('cystoscopy'));
  });

  it('tells an operation that turned into another by its whole line', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Cholecystitis.\n\nPROCEDURE: Laparoscopic cholecystectomy converted to open cholecystectomy.\n\nHOSPITAL COURSE: The patient did well.',
    );
    expect(summary).toMatch(/converted to open/);
    expect(summary).not.toMatch(/[Bb]y keyhole surgery, you had/);
  });

  it('tells what was given and how it went where no procedure is listed', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Pyelonephritis.\n\nHOSPITAL COURSE: The patient was admitted with fever. She was started on IV ceftriaxone. This was tolerated well. Her fever resolved by the second day. She remained stable.\n\nDISPOSITION: Home.\n\nFOLLOW-UP: She is to see Dr. Vale in one week. Return to the ER for fever or vomiting.',
    );
    expect(summary).toContain('You were started on IV ceftriaxone');
    expect(summary).toContain('You remained stable.');
    expect(summary).toMatch(/You were sent home\..*Dr\. Vale in one week.*for fever or vomiting/);
    expect(summary).not.toMatch(/This was tolerated/);
  });

  it('does not tell of a medicine that was stopped again, nor of what was only thought of', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Asthma.\n\nHOSPITAL COURSE: Prednisone was started on day 2. Prednisone was then stopped. Surgery was recommended, but the patient declined.\n\nDISPOSITION: Home.',
    );
    expect(summary).not.toMatch(/rednisone|urgery/);
  });

  it('says where the reader went from here', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Hip fracture.\n\nHOSPITAL COURSE: The patient underwent surgery. She was transferred to a rehabilitation center on day 4.',
    );
    expect(summary).toContain('You were moved to a rehabilitation center on day 4.');
  });

  it('lists no form field and no empty entry', () => {
    const all = told(
      'DISCHARGE DIAGNOSIS: Bronchitis.\n\nPROCEDURES: None.\n\nAXIS II: Deferred.\n\nDISPOSITION: Home.',
    );
    expect([all.summary, ...all.keyPoints, ...all.findings.map(({ text }) => text)].join(' ')).not.toMatch(
      /“None”|Deferred/,
    );
  });

  it('says that somebody left against advice, and not that they were sent home', () => {
    const { summary } = told(
      'DISCHARGE DIAGNOSIS: Syncope.\n\nHOSPITAL COURSE: The patient was watched overnight. He chose to leave and went home against medical advice.',
    );
    expect(summary).toContain('left against the advice of the hospital');
    expect(summary).not.toContain('sent home');
  });

  it.each([
    'The patient was not discharged home.',
    'If stable he will be discharged home.',
    'Discharged to a nursing home.',
  ])('sends nobody home by %s', (line) => {
    expect(told(`DISCHARGE DIAGNOSIS: Syncope.\n\nDISPOSITION: ${line}`).summary).not.toContain('sent home');
  });
});

describe('what a stay asks for', () => {
  const asked = (text: string) =>
    told(text)
      .recommendations.filter(({ kind }) => kind === 'from_report')
      .map((one) => one.text)
      .join(' ');

  it('holds the rules for home wherever they are printed, and no state of mind', () => {
    const all = asked(
      'DISCHARGE DIAGNOSIS: Knee replacement.\n\nDISCHARGE INSTRUCTIONS AND MEDICATIONS: Diet is regular. Activity, weight bear as tolerated. Resume home medications. Attitude was cooperative.',
    );
    expect(all).toMatch(/Diet is regular/);
    expect(all).toMatch(/weight bear as tolerated/);
    expect(all).toMatch(/Resume home medic/);
    expect(all).not.toMatch(/cooperative/);
  });

  it('names the part that an exam is for by the label of its paragraph', () => {
    expect(
      asked(
        'HOSPITAL COURSE:\n\nOPHTHALMOLOGY: Exam on 07/17 showed an immature retina. The patient is to get followup exam after discharge.\n\nDISCHARGE DIAGNOSIS: Anemia.',
      ),
    ).toContain('Under “Ophthalmology” (eye doctor): you are to get followup exam after discharge.');
  });

  it('takes a dose for no test', () => {
    expect(
      asked('DISCHARGE DIAGNOSIS: Osteoporosis.\n\nFOLLOW-UP: I recommend 1200 mg of calcium a day.'),
    ).not.toContain('check of calcium');
  });
});

describe('how sure we are', () => {
  const listed =
    'DISCHARGE DIAGNOSIS: Bronchitis.\n\nPROCEDURES: None.\n\nDISPOSITION: Home.\n\nFOLLOW-UP: Follow up with Dr. Vale in two weeks.';

  it('is less of a long story than of a list', () => {
    const story =
      ' HOSPITAL COURSE: The patient was admitted because of a cough that had begun two weeks before and had become worse at night. She was given antibiotics by her own doctor before she came, and the cough became better over the next three days. She had a chest x-ray on the second day of her stay, and the chest x-ray was normal.';
    const [short, long] = [told(listed).confidence, told(`${listed}\n\n${story}`).confidence];
    expect(long.value).toBeLessThan(short.value);
    expect(long.because.join(' ')).toContain('story in long sentences');
    expect(short.because.join(' ')).not.toContain('story in long sentences');
  });

  it('says that much could not be read only where much was left', () => {
    const { because } = told(
      `${listed}\n\nHOSPITAL COURSE: The patient slept well. She ate well. She walked in the hall.`,
    ).confidence;
    expect(because.join(' ')).not.toContain('could not be read by us');
  });
});

it('keeps a visit that stands behind the medicines of its sentence', () => {
  const { recommendations } = told(
    'DISCHARGE DIAGNOSIS: Urinary tract infection.\n\nHOSPITAL COURSE: The patient had pain. He had fever. He slept well. He had no cough. He had no chest pain. The patient was discharged home with ciprofloxacin, enalapril, and recommendation for followup in Urology in 1 to 2 weeks.',
  );
  expect(recommendations.map(({ text }) => text).join(' ')).toContain('followup in Urology in 1 to 2 weeks');
});
