import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const told = (sentence: string): string =>
  explainReport(`MRI\n\nIMPRESSION:\n${sentence}\n`, knowledge)
    .plain.map(({ text }) => text)
    .join(' ');

describe('which part of a place', () => {
  it.each([
    ['Fracture of the lateral margin of the cuboid bone.', 'on the outer edge of the small bone of the middle foot'],
    ['Bone bruise along the lateral aspect of the cuboid bone.', 'on the outer side of'],
    ['Mass in the posterior wall of the bladder.', 'in the back wall of your bladder'],
    ['Partial tear of the distal tip of the peroneus longus tendon.', 'at the tip of'],
    ['Nondisplaced fracture of the distal radius.', 'at the far end of'],
    ['Calcified plaque at the origin of the left internal carotid artery.', 'at the start of your left'],
  ])('%s', (sentence, words) => {
    expect(told(sentence)).toContain(words);
  });

  it('is no cut edge outside a tissue report', () => {
    expect(told('Fracture of the lateral margin of the cuboid bone.')).not.toContain('removed tissue');
  });
});

describe('lines of a conclusion', () => {
  it.each([
    ['Complete tear of the anterior cruciate ligament.', 'It is complete.'],
    ['High-grade partial tear of the supraspinatus tendon.', 'It is partial, of a high grade.'],
    ['Grade 2 sprain of the anterior talofibular ligament.', 'grade 2'],
    ['Entrapment of the ulnar nerve at the elbow.', 'pressure (entrapment) on'],
    ['Compression of the left L5 nerve root.', 'pressure (compression) on your left nerve root at L5'],
    ['Findings consistent with an avulsion of the peroneus longus tendon.', 'a tear off its place (avulsion) of'],
    ['5 mm of midline shift to the left.', 'a shift of the brain to the left'],
    ['Borderline cardiomegaly.', 'on the edge of normal'],
    ['Innumerable pulmonary nodules.', 'very many small round spots'],
    ['A few pulmonary nodules.', 'a few small round spots'],
    ['No significant change in the 4 mm right lower lobe nodule.', 'It has not changed'],
    ['Left foraminal stenosis at L4-L5, coronal T2 image 14.', 'at L4-L5'],
  ])('%s', (sentence, words) => {
    expect(told(sentence)).toContain(words);
  });

  it('takes no picture number for a level of the spine', () => {
    expect(told('Severe tendinitis of the elbow (coronal T2 image 14).')).not.toMatch(/at T2/);
  });

  it('gives a look only to what it describes', () => {
    const text = told('Chronic sinusitis and a fracture of the nose.');
    expect(text).not.toMatch(/broken[^.]*\. It is long-lasting/);
  });
});

describe('beside a place', () => {
  it.each([
    ['No abnormal mass is seen surrounding the ankle joint.', 'around your ankle joint'],
    ['Cyst adjacent to the left kidney.', 'near your left kidney'],
    ['Abscess posterior to the bladder.', 'behind your bladder'],
  ])('%s', (sentence, words) => {
    expect(told(sentence)).toContain(words);
  });

  it('is not called normal with what lies around it', () => {
    expect(told('Tendinous structures surrounding the ankle joint are intact.')).not.toContain('ankle joint looked');
  });

  it('gets nothing from a denial behind it', () => {
    expect(told('The lung bases are clear, no pleural effusion.')).not.toMatch(/lung\) at|effusion\) (?:at|in)/);
  });
});

describe('what is no finding', () => {
  it('is what is called normal', () => {
    expect(told('There is normal enhancement of the cortical veins.')).not.toContain('brighter look');
  });

  it('is not said to be hard to see by what a mass does', () => {
    expect(told('The mass extends along the artery, obscuring the cranial nerves.')).not.toContain('harder to see');
  });

  it('leaves a meaning that is not known among the unread', () => {
    const text = 'MRI\n\nIMPRESSION:\nThe lesion most likely represents a zorboma.\n';
    const analysis = explainReport(text, knowledge);
    expect(analysis.notExplained.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain('zorboma');
  });
});
