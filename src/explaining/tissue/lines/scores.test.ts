import { describe, expect, it } from 'vitest';
import { plainLine } from '../plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('scores and changes of genes on a line of their own', () => {
  it.each([
    ['RCB class II (score 2.1)', /is II, with a score of 2\.1: a moderate amount of cancer was left/],
    ['Residual cancer burden: 0', /no cancer was left/],
    ['Haggitt level 2', /neck of the polyp/],
    ['Kikuchi sm1', /upper third/],
    ['H-score 210', /210 of 300/],
    ['CPS 15', /PD-L1 is 15 \(CPS\)/],
    ['TPS <1%', /less than 1%/],
    ['t(15;17)(q24;q21) PML::RARA fusion detected', /joined into one \(PML::RARA\)/],
    ['FISH - ETV6::RUNX1 fusion POSITIVE in 84% nuclei', /\(ETV6::RUNX1\) in 84% of the cells/],
    ['BCR::ABL1 negative', /BCR::ABL1 was not found/],
    ['BCR::ABL1 p210 transcript detected, 0.01% IS (MR4)', /was found.*0\.01%.*MR4/],
    ['No BCR::ABL1 rearrangement', /was not found/],
    ['KMT2A rearrangement negative', /no break in the gene KMT2A was found/],
    ['MYC rearrangement detected', /a break in the gene MYC was found/],
    ['ALK, ROS1 negative', /no change that counts was found in the genes ALK and ROS1/],
    ['Station 4R 0/3, station 7 1/4, station 10L 0/2', /1 of the 4 lymph nodes of group 7.*groups 4R and 10L/],
    ['6 of 15 cores involved; confined to the right side', /6 of the 15 pieces.*right side only/],
    ['This is generally regarded as favourable genetic subtype', /most often does well/],
    ['SV40 negative', /virus \(SV40\) found none/],
    ['Negative : MPO, cCD3, CD7, CD13, CD33, CD117, surface Ig', /were negative: MPO/],
    ['ER Allred 8/8, PR Allred 6/8, HER2 2+ (equivocal), FISH not amplified', /HER2 counts as negative/],
  ])('%s', (line, says) => {
    expect(texts(line)).toMatch(says);
  }); // biome-ignore format: a table

  it.each([
    'H-score 410',
    'CK5-CK6 positive',
    'Station 7 5/4, station 4 0/2',
    'This is generally regarded as a difficult area',
    'ALK negative, ROS1 positive',
    'No BCR::ABL1 rearrangement: positive',
  ])('is none of them: %s', (line) => {
    expect(texts(line) ?? '').not.toMatch(/300|joined|group|does well|genes ALK|was found$/);
  });
});
