import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
/** The findings of a text that cannot wait, in words. */
const alarms = (text: string) =>
  explainReport(text, knowledge)
    .findings.filter(({ importance }) => importance === 'urgent')
    .map(({ text: said }) => said);

describe('what cannot wait in a line or two', () => {
  it.each([
    // What day it is after an operation puts nothing into the past.
    ['Post-op day 2: sudden breathlessness, sats 82, PE on CTPA.', /blood clot in the lung/],
    ['Post-op day 1 laparotomy: hypotensive 70/40, abdomen tense, drain 800 ml fresh blood.', /blood in the belly/],
    ['Trach day 3: tube came out and cannot be put back, sats 66.', /blocked airway/],
    // The place that writes is no place to go to.
    ['ED: foot white and no pulse at the ankle.', /loss of blood flow to a limb/],
    // A figure behind what it has come to, or read out behind its test.
    ['Hb down to 48.', /hemoglobin is so low/],
    ['Critical value call from the lab. Test: troponin. Result: 1.4 ng/mL.', /Your troponin is so high/],
    ['GCS fell from 15 to 7.', /trouble that needs care soon/],
    ['QTc 585 ms on methadone.', /trouble that needs care soon/],
    ['Theophylline 44.', /too much of a drug/],
    ['BP 62/30 on arrival to the ward.', /trouble that needs care soon/],
    // Named without what makes it urgent, which its signs say.
    ['PPH 2.4 L and ongoing, atony.', /bleeding after birth/],
    // What stopped just now is no habit of the past.
    ['Neonatal nurse: baby turned blue and stopped breathing three times, needed the bag.', /stopped breathing/],
    ['Last known well 07:30, now face droop and slurred speech. Stroke code called.', /stroke/],
    // Short, and still a report.
    ['Uterus inverted.', /trouble that needs care soon/],
    ['ECMO circuit clotted.', /trouble that needs care soon/],
    ['Pt pulseless.', /trouble that needs care soon/],
  ])('is told: %s', (text, said) => expect(alarms(text).join('\n')).toMatch(said));

  it.each([
    'Post-op day 1: doing well, drain 20 ml.',
    'Appendectomy 2009 for perforated appendix.',
    'ED: go if you have chest pain or no pulse in the foot.',
    'MRI spine: cord signal fine at all levels.',
    'Both pupils fixed? No, reactive.',
    'VP shunt in place, ventricles small.',
    'MRI lumbar: disc touches the left S1 root; cauda equina has ample room; bladder working.',
    'Smoke alarm went off; lungs clear, carboxyhemoglobin 1%.',
    'Ward round: seizure chart empty for 3 weeks.',
    'Eye: lids a bit swollen from hay fever, eye moves freely.',
    'Synovial fluid: WBC 400, no organisms.',
    'Troponin 5 then 6 ng/L.',
  ])('is not made of: %s', (text) => expect(alarms(text)).toEqual([]));
});
