import { expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

const knowledge = wholeKnowledge();

it('hard words of a stay keep what they mean beside them, as long as the whole stays readable', () => {
  const { findings, readability } = explainReport(
    `Discharge summary - Neurology
Diagnosis: Left middle cerebral artery ischaemic stroke.
The patient is a 71-year-old female with hypertension and hypercholesterolaemia who was admitted with sudden expressive dysphasia and right hemiparesis. CT angiography demonstrated occlusion of the left M2 segment; she received intravenous thrombolysis and underwent mechanical thrombectomy with TICI 3 reperfusion. Echocardiography demonstrated preserved biventricular function. Telemetry recorded paroxysmal atrial fibrillation; anticoagulation commenced on day 4. Videofluoroscopy demonstrated mild oropharyngeal dysphagia; modified texture diet recommended. Carotid ultrasonography demonstrated no haemodynamically significant stenosis.
Plan: outpatient rehabilitation; neurology review in six weeks.
`,
    knowledge,
  );
  const text = findings.map((one) => one.text).join('\n');
  expect(text).toMatch(/hypercholesterolaemia \(high fats in the blood\)/);
  expect(text).toMatch(/mechanical thrombectomy with TICI 3 reperfusion/);
  expect(readability.explanation.fkgl).toBeGreaterThan(7.4);
  expect(readability.explanation.fkgl).toBeLessThanOrEqual(8);
});
