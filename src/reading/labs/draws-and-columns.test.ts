import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../index.js';

const knowledge = wholeKnowledge();
const read = (...lines: string[]) => readReport(lines.join('\n'), knowledge);
const rows = (...lines: string[]) => read(...lines).labRows.map(({ name, value }) => `${name} ${value}`);

describe('stars in front of figures', () => {
  it('mark the figure right behind them and not the one of the column before', () => {
    const [row] = read(
      'Date       11/01/23   22/10/23   05/06/24',
      'Iron         10         12        * 3     umol/L   (5-30)',
      'Ferritin   * 20         41        * 5     ug/L     (30-200)',
    ).labRows.slice(-1);
    expect(row).toMatchObject({ value: '5', flag: '*' });
    expect(row?.earlier).toEqual([
      { value: '41', number: 41, date: '22/10/23', flag: null },
      { value: '20', number: 20, date: '11/01/23', flag: '*' },
    ]);
  });
});

describe('figures that are no results', () => {
  it('the number of a request over a column', () => {
    expect(rows('VITAMIN B12 AND FOLATE', '                    31410377', 'Vitamin B12    118   pmol/L  (145-637)')).toEqual(['Vitamin B12 118']); // biome-ignore format: one sheet
  });
  it('what limits mean', () => {
    expect(
      rows(
        'Sodium   139  mmol/L  135-145',
        'WHO 2h plasma glucose:  < 7.8 normal ; 7.8 - 11.0 impaired glucose tolerance',
      ),
    ).toEqual(['Sodium 139']);
  });
});

describe('two drawings on one sheet', () => {
  const sheet = [
    'CARDIAC PROFILE (1)  Coll: 11/02/2025 02:10',
    'hs Troponin T       31       H      ng/L       < 14',
    'NT-proBNP           610      H      pg/mL      < 125',
    'CARDIAC PROFILE (2)  Coll: 11/02/2025 05:20',
    'hs Troponin T       380      HH     ng/L       < 14',
  ];
  it('the later is the result, the earlier is told as before, and the title is no row', () => {
    const { labRows } = read(...sheet);
    expect(labRows.map(({ name, value }) => `${name} ${value}`)).toEqual(['NT-proBNP 610', 'hs Troponin T 380']);
    expect(labRows[1]?.previous).toMatchObject({ value: '31', date: '11/02/2025 02:10' });
  });
  it('a result that the sheet calls previous is no row', () => {
    const { labRows } = read('Haemoglobin   96   g/L   115 - 165', 'Platelets  212  10*9/L  150 - 450', '', 'Previous Hb 121 g/L (02/11/23)'); // biome-ignore format: one sheet
    expect(labRows.map(({ name }) => name)).toEqual(['Haemoglobin', 'Platelets']);
    expect(labRows[0]?.previous).toMatchObject({ value: '121', date: '02/11/23' });
  });
});

describe('a test in each column', () => {
  it('reads each of them at its time', () => {
    expect(
      rows(
        'ORAL GLUCOSE TOLERANCE TEST',
        '   Time        Glucose mmol/L     Insulin mIU/L',
        '   0 min         6.1  H             18.2',
        '   120 min      10.4  H             150.5',
        'Sodium    139   mmol/L   135-145',
      ),
    ).toEqual(['Glucose (0 min) 6.1', 'Insulin (0 min) 18.2', 'Glucose (120 min) 10.4', 'Insulin (120 min) 150.5', 'Sodium 139']); // biome-ignore format: one list
  });
});

describe('two columns of a urine sheet without a bar', () => {
  it('reads both sides, and what was seen', () => {
    expect(
      rows(
        'URINALYSIS',
        'MACROSCOPIC                      MICROSCOPIC',
        'Color        : YELLOW            Pus Cells        : 20-30 /hpf',
        'Transparency : TURBID            RBC              : 4-6 /hpf',
        'CHEMICAL                         Epithelial Cells : FEW',
        'pH           : 6.0               Crystals         : CALCIUM OXALATE - FEW',
        'Protein      : +1                Others           : YEAST CELLS - NONE',
      ),
    ).toEqual(['Color YELLOW', 'Pus Cells 20-30', 'Transparency TURBID', 'RBC 4-6', 'Epithelial Cells FEW', 'pH 6.0', 'Crystals CALCIUM OXALATE - FEW', 'Protein +1', 'YEAST CELLS NONE']); // biome-ignore format: one list
  });
});

describe('names', () => {
  it('an antibody in short is no blood group', () => {
    expect(rows('Serum Folate    22.1   nmol/L  (>7.0)', '', 'Intrinsic factor Ab   Negative', 'Parietal cell Ab   Negative')).toEqual(['Serum Folate 22.1', 'Intrinsic factor Ab Negative', 'Parietal cell Ab Negative']); // biome-ignore format: one sheet
  });
  it('clipped words', () => {
    expect(rows('MCV   77.2  fL  80.0 - 100.0', 'Mean corpusc. haemoglobin  *  24.6  pg  27.0 - 32.0', 'Est. average glucose   7.4          mmol/L')).toEqual(['MCV 77.2', 'Mean corpusc. haemoglobin 24.6', 'Est. average glucose 7.4']); // biome-ignore format: one sheet
  });
  it('the mark of a panic value behind the word of its side', () => {
    const [row] = read('INR     0.8 - 1.2     4.1 High Panic', 'APTT    24 - 36 sec   52 High').labRows;
    expect(row?.flag).toBe('High Panic');
  });
});

describe('cards of a portal', () => {
  it('have a name, a value, a range and a mark on lines of their own, parted by blanks', () => {
    const { labRows } = read('Vitamin D, 25-Hydroxy', 'Ms. Odile Partridge  |  DOB Apr 3 1962', 'View trends', '', 'Your value          12 ng/mL', 'Standard range      30 - 100 ng/mL', 'Flag                L', '', 'Calcium', 'Your value          8.3 mg/dL', 'Standard range      8.6 - 10.4 mg/dL', 'Flag                L'); // biome-ignore format: one card
    expect(labRows.map(({ name, value, range, flag }) => `${name} ${value} ${range?.text} ${flag}`)).toEqual(['Vitamin D, 25-Hydroxy 12 30 - 100 L', 'Calcium 8.3 8.6 - 10.4 L']); // biome-ignore format: one list
  });
});

describe('places and germs', () => {
  it('the first letter of a germ is no mark', () => {
    expect(
      rows(
        'CHLAMYDIA / GONORRHOEA NAAT',
        '  Urine         C. trachomatis   NEGATIVE       N. gonorrhoeae  NEGATIVE',
        '  Throat swab   C. trachomatis   NEGATIVE       N. gonorrhoeae  POSITIVE',
      ),
    ).toEqual(['C. trachomatis (Urine) NEGATIVE', 'N. gonorrhoeae (Urine) NEGATIVE', 'C. trachomatis (Throat swab) NEGATIVE', 'N. gonorrhoeae (Throat swab) POSITIVE']); // biome-ignore format: one list
  });
  it('from where on one is safe is no result, and kinds of a virus are no figures', () => {
    expect(
      rows('SEROLOGY', 'Hepatitis B surface antibody       4 IU/L', '     Immune >= 10 IU/L.', 'HIV 1/2 Ag/Ab Combo Screen   Non-Reactive', '     No HIV p24 antigen and HIV 1/2 antibodies detected.'),
    ).toEqual(['Hepatitis B surface antibody 4', 'HIV 1/2 Ag/Ab Combo Screen Non-Reactive']); // biome-ignore format: one list
  });
});

describe('marks and limits of a sheet', () => {
  it('a plus right behind a figure, under days written with the day first', () => {
    const { labRows } = read('Tumour markers, serum', '                     02-09-24   03-06-24   04-03-24   unit       ref', 'CEA                     11.8+      6.9+       3.2     ug/l       <5.0', 'LDH                      298+      241        212     U/l        <247'); // biome-ignore format: one sheet
    expect(labRows[0]).toMatchObject({ value: '11.8', flag: '+', previous: { value: '6.9', date: '03-06-24' } });
    expect(labRows[0]?.earlier?.map(({ flag }) => flag)).toEqual(['+', null]);
  });
  it('a column of lower limits', () => {
    const { labRows } = read('Semen analysis', '                               Result        Lower ref. limit', 'Volume                         2.6 mL        1.4', 'Progressive motility (PR)      14 %          30'); // biome-ignore format: one sheet
    expect(labRows.map(({ name, value, range }) => `${name} ${value} ${range?.low}`)).toEqual(['Volume 2.6 1.4', 'Progressive motility (PR) 14 30']); // biome-ignore format: one list
  });
  it('a limit with what it means is no range', () => {
    const { labRows } = read('Rubella IgG     8 IU/mL   (<10: not immune, offer MMR post partum)', 'HbA1c     36 mmol/mol (<42)'); // biome-ignore format: one sheet
    expect(labRows[0]).toMatchObject({ range: null, remark: '(<10: not immune, offer MMR post partum)' });
    expect(labRows[1]?.range?.high).toBe(42);
  });
  it('the second class of an antibody keeps its name', () => {
    expect(rows('Cardiolipin IgG 9 GPLU (<20)   IgM 34 MPLU H (<20)', 'CK 88 U/L (30-150)')).toEqual(['Cardiolipin IgG 9', 'Cardiolipin IgM 34', 'CK 88']); // biome-ignore format: one sheet
  });
  it('a gas below a fluid is of the blood', () => {
    const { labRows } = read('** SYNOVIAL FLUID R KNEE **', 'WBC      22400 /UL', '', '** ARTERIAL BLOOD GAS **  02/18/2025 0610  FIO2 0.28', 'PCO2     58 H   35-45 MMHG', 'PO2      61 L   80-100 MMHG'); // biome-ignore format: one sheet
    expect(labRows.map(({ specimen }) => specimen)).toEqual(['fluid', 'arterial', 'arterial']);
  });
});

describe('results of somebody else on the same paper', () => {
  it('are no rows of the reader', () => {
    expect(
      rows('Tumour markers, serum', '                02-09-24   03-06-24   unit   ref', 'CEA             11.8       6.9        ug/l   <5.0', '', 'PSA of husband requested on same form (Mr T):', 'PSA total 7.4 ug/l (<6.5);  free PSA 0.81'),
    ).toEqual(['CEA 11.8']); // biome-ignore format: one sheet
  });
});
