import { expect, it } from 'vitest';
import { plainLine } from '../plain-lines.js';

it.each([
  [
    'Lymphovascular invasion: Small vessel, present',
    'cancer cells were seen in small vessels (lymphovascular invasion)',
  ],
  [
    'Tumor budding: Intermediate, 7 per hotspot',
    'a middle number of small groups of cells (7 in one field) were seen at the edge of the growth (tumor budding)',
  ],
  ['0/3 hilar nodes', 'no cancer was found in the 3 lymph nodes that were checked'],
  ['Invades renal sinus fat', 'the cancer has grown into the fat in the middle of the kidney (renal sinus)'],
  [
    'Tumour infiltrating lymphocytes 30%',
    'defense cells (lymphocytes) make up about 30% of the tissue between the cancer cells',
  ],
  ['P53 stain on C is wild type', 'the dye test for the protein p53 of sample C shows the usual pattern (wild type)'],
  ['PIN4 stain supports diagnoses in 2, 4 and 5', 'a dye test (PIN4) supports what is said of samples 2, 4 and 5'],
  ['Decidua present', 'the sample holds womb lining as it is in pregnancy (decidua)'],
  [
    'Chorionic villi of two sizes with focal trophoblastic hyperplasia',
    'the tissue of the afterbirth (chorionic villi) comes in two sizes, with more cells than usual on its surface in spots (trophoblastic hyperplasia)',
  ],
  ['P57 expressed', 'the dye test for the protein p57 was positive'],
  ['FISH: triploid XXY', 'a gene test shows three sets of chromosomes in place of two (triploid, XXY)'],
  ['serial beta-hCG follow up', 'the report asks for blood tests of the pregnancy hormone (hCG) again and again'],
  ['Nuclear grooves rare', 'a few cells have creases in their cores (nuclear grooves)'],
  ['Afirma molecular sample sent', 'material was sent for a gene test (Afirma)'],
  ['HPV 16 detected, HPV 18/45 not detected', 'HPV type 16 was found. HPV types 18 and 45 were not found'],
  [
    'Visceral Pleura Involvement: The tumor closely approaches the pleural surface but does not invade the pleura',
    'the growth comes close to the lining of the lung (pleura), but has not grown into it',
  ],
  ['Histologic grade: Well differentiated', 'the cancer cells still look much like normal cells (well differentiated)'],
  ['Tumor size (greatest diameter): 3.6 cm', 'the growth measures 3.6 cm at its widest'],
  [
    'Lymph node biopsy, level 7 subcarinal showing (5) lymph nodes with anthracosis and no metastatic tumor',
    'no cancer was found in the 5 lymph nodes from level 7. they hold dark dust from the air (anthracosis)',
  ],
  [
    'Tumor cells show no reactivity with cytokeratin AE1/AE3',
    'the dye test for cytokeratin AE1/AE3 did not mark the cells of the growth',
  ],
  [
    'Tumor cells show partial reactivity with cytokeratin-7',
    'the dye test for cytokeratin-7 marked the cells of the growth in part',
  ],
  [
    'PAS with diastase demonstrates no convincing intracytoplasmic mucin',
    'a dye test shows no clear sign of slime (mucin) in the cells',
  ],
  [
    'ER positive 8/8, PR negative 0/8, HER2 1+ negative (B5b)',
    'the cells have receptors for the hormone estrogen (Allred score 8 of 8). the cells have no receptors for the hormone progesterone (Allred score 0 of 8). the cells do not have much of the growth signal HER2 (HER2 negative, 1+)',
  ],
])('“%s”', (line, told) => expect(plainLine(line)?.texts.join('. ')).toBe(told));
