import { expect, it } from 'vitest';
import { faithful } from '../../test/explained.js';

it('hard words of a stay keep what they mean right behind their sentence, as long as the whole stays readable', () => {
  const { findings, readability } = faithful(
    `Discharge summary - Neurology
Diagnosis: Left middle cerebral artery ischaemic stroke.
The patient is a 71-year-old female with hypertension and hypercholesterolaemia who was admitted with sudden expressive dysphasia and right hemiparesis. CT angiography demonstrated occlusion of the left M2 segment; she received intravenous thrombolysis and underwent mechanical thrombectomy with TICI 3 reperfusion. Echocardiography demonstrated preserved biventricular function. Telemetry recorded paroxysmal atrial fibrillation; anticoagulation commenced on day 4. Videofluoroscopy demonstrated mild oropharyngeal dysphagia; modified texture diet recommended. Carotid ultrasonography demonstrated no haemodynamically significant stenosis.
Plan: outpatient rehabilitation; neurology review in six weeks.
`,
  );
  const text = findings.map((one) => one.text).join('\n');
  expect(text).toContain(
    'and hypercholesterolaemia. Hypertension means high blood pressure. Hypercholesterolaemia means high fats',
  );
  expect(text).toMatch(/mechanical thrombectomy with TICI 3 reperfusion/);
  expect(readability.explanation.fkgl).toBe(7.1);
});

it('a visit with its time and the operation stay, however hard the rest reads, and long sentences are parted', () => {
  const { findings, recommendations, readability } = faithful(
    `Transfer / discharge letter - Gastroenterology
The patient is a 29-year-old female with known ulcerative colitis who was admitted with a severe flare (10 bloody stools per day, CRP 96). Stool studies were negative, including C. difficile toxin. Flexible sigmoidoscopy revealed Mayo 3 disease to at least the splenic flexure; biopsies showed severe active colitis without CMV. Abdominal film ruled out megacolon. She failed to respond to three days of intravenous hydrocortisone and was given infliximab 5 mg/kg with good effect. She developed a superficial clot in the left forearm vein at the cannula site, which needs no anticoagulation.
Medication changes: prednisolone 40 mg reducing by 5 mg weekly; mesalazine stopped; azathioprine to be considered once TPMT back. Next infliximab in two weeks. Her mother has Crohn's disease. Next review IBD clinic 3 weeks.
`,
  );
  const all = [...findings, ...recommendations].map((one) => one.text).join('\n');
  expect(all).toMatch(/clinic 3 weeks/);
  expect(all).toMatch(/failed to respond/);
  expect(all).toContain(
    'known ulcerative colitis. Ulcerative colitis means lasting sores in the large bowel. You were admitted with a severe flare',
  );
  expect(readability.explanation.fkgl).toBeLessThanOrEqual(8);
});

it('what is parted of a hard line is a sentence of its own', () => {
  const { findings } = faithful(
    `Discharge summary - Neurology
Diagnosis: Left middle cerebral artery ischaemic stroke.
The patient was admitted and underwent an uncomplicated neurological procedure. CT angiography demonstrated occlusion of the left M2 segment; she received intravenous thrombolysis and underwent mechanical thrombectomy with TICI 3 reperfusion. Echocardiography demonstrated preserved biventricular function. Telemetry recorded paroxysmal atrial fibrillation; anticoagulation commenced on day 4. Videofluoroscopy demonstrated mild oropharyngeal dysphagia; modified texture diet recommended. Carotid ultrasonography demonstrated no haemodynamically significant stenosis.
Plan: outpatient rehabilitation; neurology review in six weeks.
`,
  );
  const text = findings.map((one) => one.text).join('\n');
  expect(text).toContain('You were admitted. You had an uncomplicated');
});
