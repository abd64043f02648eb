import { remembered } from '../../knowledge/index.js';
import { nounOf } from '../context.js';
import { withArticle } from '../words/english.js';
import { printedSize } from '../words/sizes.js';
import { prostateRow } from './prostate.js';
import { rectumRow } from './rectum.js';
import { byClauses, type Line, oneOf, type RowTeller, type SetClause, SIZE, type ToldRow, when, whole } from './row.js';
import { noduleRow, thyroidRow } from './thyroid.js';

const COUNT = '(one|two|three|four|several|multiple|a few|a single|single|an|a)';

const oneNode = (printed: string): boolean => /^(?:one|an?|a single|single)$/i.test(printed);

/** "Right axilla: one abnormal node with cortex 5 mm, U3": what was seen of the nodes in an armpit. */
const NODES_SEEN = new RegExp(
  String.raw`^(?:the )?(right|left)(?: axillary)? axillae?\s*(?::|shows?|demonstrates?|contains?|there (?:is|are)|with|has)?\s*${COUNT} (?:morphologically )?(?:abnormal|suspicious|enlarged|abnormal[- ]looking|suspicious[- ]looking|pathological|thickened)(?: (?:axillary|lymph|looking))* ?(?:lymph )?nodes?(?:,? (?:with|measuring|showing|which (?:has|have|measures?))?(?: an?| the)?(?: (?:maximum|cortical|thickened|cortex|cortical thickness|of|up to|thickness))* ?${SIZE}(?: (?:thick|cortex|cortical thickness|cortical thickening|in short axis|short axis))*)?(?:[,;] ?[UMR][1-5])?(?:,? (?:seen|noted|identified|present))?$`,
  'i',
);

/** The nodes of an armpit that do not look as usual. */
export function nodesOfArmpit(line: Line): ToldRow | null {
  const found = NODES_SEEN.exec(whole(line).replace(/^(right|left) axillary nodes?\b/i, '$1 axilla'));
  if (found === null) return null;
  const [all, side = '', count = '', size] = found;
  const one = oneNode(count);
  const how = /suspicious/i.test(all)
    ? one
      ? 'looks suspicious'
      : 'look suspicious'
    : /enlarged/i.test(all)
      ? one
        ? 'is larger than usual'
        : 'are larger than usual'
      : one
        ? 'does not look normal'
        : 'do not look normal';
  const many = one ? 'one lymph node' : `${/multiple/i.test(count) ? 'several' : count.toLowerCase()} lymph nodes`;
  const texts = [`${many} in your ${side.toLowerCase()} armpit ${how}`];
  if (size !== undefined)
    texts.push(
      /cort|thick/i.test(all)
        ? `the outer layer (cortex) is ${printedSize(size)} thick`
        : `${one ? 'it measures' : 'they measure up to'} ${printedSize(size)}`,
    );
  return { texts, found: true };
}

const DENSITY: Readonly<Record<string, string>> = {
  a: 'almost all fat',
  b: 'mostly fat, with some firm tissue',
  c: 'a lot of firm tissue, which can hide small lumps',
  d: 'very much firm tissue, which can hide small lumps',
};

/** "Breast density B", "ACR category C": how much firm tissue a breast holds (BI-RADS of the American College of Radiology). */
export function breastDensity(line: Line): ToldRow | null {
  const found =
    /^(?:(?:mammogra\w+|bilateral|both breasts?|breasts?|findings|composition)\s*:\s*)?(?:the )?(?:breast |acr |bi-?rads |tissue |parenchymal |breast tissue |breast composition )*(?:density|composition)(?: (?:is|category|type|grade|score|acr|bi-?rads))*\s*[:=-]?\s*(?:acr |bi-?rads |category |type |grade )*["“]?([a-d])["”]?(?: \([^()]{3,60}\))?$/i.exec(
      whole(line),
    );
  const meant = DENSITY[found?.[1]?.toLowerCase() ?? ''];
  return meant === undefined
    ? null
    : {
        texts: [`the breast density is ${found?.[1]?.toUpperCase()}`, `this means ${meant}`],
        knowledge: ['breast-density'],
      };
}

const LEVEL = String.raw`[CTDL]\d{1,2} ?[-/–] ?(?:[CTDLS]?\d{1,2})`;
const LEVELS = new RegExp(
  String.raw`^(?:(?:at )?(${LEVEL}(?:(?:,? and |, ?| ?& ?|; ?)${LEVEL})*(?: (?:to|through) ${LEVEL})?))\s*[:–-]?\s+(?:discs? )?(?:is |are |appears? |both )?(?:normal|unremarkable|within normal limits|no (?:significant |focal )?(?:abnormality|disc (?:bulge|herniation|protrusion|disease)|disease|findings)(?: (?:seen|identified|detected))?|no (?:significant )?(?:disc bulge|disc herniation),? (?:canal|spinal) (?:or foraminal )?stenosis)$`,
  'i',
);
const NARROWS = '(?:narrowing|stenosis|compromise|encroachment|impingement)';
const SPINE: readonly SetClause[] = [
  [when(`(?:there is )?no (?:significant |high[- ]grade |associated |definite )?(?:(?:central |spinal )?canal(?: ${NARROWS})?(?:,| or| and|,? or|/)+ ?(?:neural |neuro)?foraminal|(?:neural |neuro)?foraminal(?: ${NARROWS})?(?:,| or| and|/)+ ?(?:central |spinal )?canal) ${NARROWS}(?: (?:is |are )?(?:seen|identified|present))?`), () => 'neither the spinal canal nor the openings for the nerves are narrow there'],
  [when(`(?:there is )?no (?:significant )?(?:central |spinal )?canal ${NARROWS}(?: (?:is )?(?:seen|identified|present))?`), () => 'the spinal canal is not narrow there'],
  [when(`(?:there is )?no (?:significant )?(?:neural |neuro)?(?:foraminal|exit foraminal) ${NARROWS}(?: (?:is )?(?:seen|identified|present))?`), () => 'the openings for the nerves are not narrow there'],
  [when('(?:there is )?no (?:significant |definite )?(?:nerve root|neural) (?:compression|impingement|contact|compromise)(?: (?:is )?(?:seen|identified|present))?'), () => 'no nerve is pressed there'],
  [when('(?:the )?(?:conus(?: medullaris)?|cord|spinal cord)(?: (?:is|terminates|ends|lies))*(?: (?:at|opposite))? ?(?:the )?(?:[TL]\\d{1,2}(?: ?[-/–] ?[TL]?\\d{1,2})?)?(?: level)?(?: (?:and|with|is|,))*[, ]*(?:(?:of |shows |has |appears )?normal(?: in)?(?: signal| appearance| caliber| calibre| position)*(?: and (?:signal|caliber|calibre|morphology))*)'), ([all]) => (/signal|appear|is normal|normal$/i.test(all) ? `the ${/conus/i.test(all) ? 'end of the spinal cord (conus)' : 'spinal cord'} looks normal` : '')],
  [when('(?:the )?(?:bone )?marrow signal(?: intensity)?(?: is| appears)? (?:normal|unremarkable|within normal limits|preserved)'), () => 'the marrow of the spine bones looks normal'],
  [when('(?:the )?(?:vertebral (?:body )?)?(?:heights?|body heights?)(?: and alignment)?(?: (?:is|are))? (?:maintained|preserved|normal)'), ([all]) => `the bones of the spine have kept their height${/alignment/i.test(all) ? ' and stand in line' : ''}`],
]; // biome-ignore format: a table

/** Rows of a picture of the spine that say what is as it should be, level by level. */
export function spineRow(line: Line): ToldRow | null {
  const { title } = line.ctx.understanding.report.type;
  if (!/spine|back|neck/i.test(title)) return null;
  const levels = LEVELS.exec(whole(line));
  if (levels !== null) {
    const names = (levels[1] ?? '')
      .toUpperCase()
      .replace(/\b(?:AND|TO|THROUGH)\b/g, (word) => word.toLowerCase())
      .replace(/, (?=[^,]*$)/, ' and ');
    return {
      texts: [`the disc at ${names} looks normal`.replace(/disc at (.*(?:,| and | to ).*) looks/, 'discs at $1 look')],
      well: true,
    };
  }
  const level = line.label === '' ? line.above : line.label;
  const at = new RegExp(`^${LEVEL}$`, 'i').test(level) ? ` at ${level.toUpperCase()}` : '';
  if (
    line.label !== '' &&
    at === '' &&
    !/^(?:cord|conus|marrow|bone marrow|alignment|spinal cord|bones?|vertebrae?)$/.test(line.label)
  )
    return null;
  const words = at === '' && line.label !== '' ? `${line.label} ${line.words}` : line.words;
  const one = oneOf(words, SPINE);
  const texts = one === null || one === '' ? byClauses(words, SPINE) : [one];
  if (at === '' && texts?.some((text) => text.endsWith(' there'))) return null;
  return texts === null
    ? null
    : { texts: texts.map((text) => (at === '' ? text : text.replace(/ there$/, at))), well: true };
}

const ARTERY = String.raw`(?:ICA|CCA|ECA|internal carotid(?: artery)?|common carotid(?: artery)?|bulb|carotid bulb)`;
const SPEED = String.raw`(?:(?:peak systolic velocity|PSV|end diastolic velocity|EDV)(?: (?:of|is))? ?[:=]? ?\d{1,3}(?:\.\d)? ?(?:cm\/s(?:ec)?|m\/s)?)`;
const RATIO = String.raw`(?:(?:ICA ?\/ ?CCA |PSV |velocity |systolic )*ratio(?: (?:of|is))? ?[:=]? ?\d{1,2}(?:\.\d{1,2})?)`;
const NARROWED = new RegExp(
  String.raw`^(?:(right|left)\s*:?\s*)?(?:(?:proximal |mid |distal )*${ARTERY}\s*:?\s*)?(?:(?:${SPEED}|${RATIO})[,; ]*){0,4}(?:(?:in keeping|consistent|compatible) with|indicating|suggest(?:ing|s)|corresponding to|equivalent to|=|→|giving|representing)?\s*(?:an? )?(<|less than |>|more than |approx(?:imately)? |about |~)? ?(\d{1,2})(?: ?[-–] ?(\d{1,2}))? ?%(?: diameter)? ?(?:${ARTERY} )?stenosis(?: \(NASCET\))?$`,
  'i',
);
const FLOW =
  /^(?:the )?(?:both |bilateral |right |left )?(?:right and left )?vertebral (?:arter(?:y|ies)|flow)?\s*:?\s*(?:(?:both |are |is |show|shows|demonstrates?|have|has|with|patent|and|,)\s*)*(?:normal )?(?:antegrade|forward|cranial)(?: flow)?(?: (?:bilaterally|on both sides|in both))?$/i;

/** Rows of an ultrasound of the neck arteries: how narrow, and which way the blood runs. */
export function carotidRow(line: Line): ToldRow | null {
  const text = whole(line);
  if (FLOW.test(text)) {
    const side = /\b(right|left)\b(?! and)/i.exec(text)?.[1]?.toLowerCase();
    return {
      texts: [
        side === undefined || /right and left/i.test(text)
          ? 'the blood in the two arteries at the back of the neck flows the right way (antegrade)'
          : `the blood in the ${side} artery at the back of the neck flows the right way (antegrade)`,
      ],
      well: true,
      knowledge: ['vertebral-artery'],
    };
  }
  if (
    !/carotid|neck/i.test(
      `${line.ctx.understanding.report.type.title} ${line.ctx.understanding.report.clean.slice(0, 200)}`,
    )
  )
    return null;
  const found = NARROWED.exec(text);
  if (found === null) return null;
  const [all, own, sign = '', low = '', high] = found;
  const side = own ?? /^(right|left)\b/.exec(line.above)?.[1];
  const where = side === undefined ? '' : ` on the ${side.toLowerCase()} side`;
  const share =
    high !== undefined
      ? `${low} to ${high}%`
      : /</.test(sign) || /less/i.test(sign)
        ? `less than ${low}%`
        : /[>]|more/i.test(sign)
          ? `more than ${low}%`
          : `about ${low}%`;
  const speeds = /PSV|velocity|ratio/i.test(all) ? 'the speed of the blood fits with an artery' : 'an artery';
  const is = speeds === 'an artery' ? 'is narrowed' : 'that is narrowed';
  return { texts: [`${speeds}${where} ${is} by ${share}`], found: true };
}

const PET: readonly SetClause[] = [
  [when('(?:there (?:is|are) )?no (?:abnormal(?:ly)? )?(?:(?:FDG|tracer|PSMA|DOTATATE)[- ]?avid|(?:metabolically )?active|hypermetabolic|avid)(?: or enlarged)? ?(?:(?:cervical|axillary|mediastinal|hilar|abdominal|pelvic|inguinal|retroperitoneal|thoracic|supraclavicular)(?:,| or| and|,? or)* ?){0,4}(?:adenopathy|lymphadenopathy|lymph nodes?|nodes?|nodal disease)(?: (?:is |are )?(?:seen|identified|present|noted))?'), () => 'no lymph nodes there lit up on the scan'],
  [when('(?:only )?(?:physiological|physiologic)(?: (?:activity|uptake|distribution|tracer activity|FDG activity|FDG uptake))*(?: (?:only|is seen|seen|noted|of (?:the )?tracer))*|no abnormal (?:FDG |tracer )?(?:uptake|activity)(?: (?:is )?(?:seen|identified|present))?'), () => 'the tracer lit up only what it normally does there'],
  [when('no (?:suspicious |abnormal )?(?:FDG|tracer|PSMA)?[- ]?avid (?:lesions?|foci|focus|disease|abnormalit(?:y|ies)|mass(?:es)?|osseous lesions?|bone lesions?)(?: (?:is |are )?(?:seen|identified|present))?'), () => 'nothing unusual lit up there'],
]; // biome-ignore format: a table
const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/neck/, 'the neck'], [/chest|thorax/, 'the chest'], [/abd(?:omen)?\b.{0,5}pelvis/, 'the belly and the pelvis'], [/abdomen/, 'the belly'],
  [/pelvis/, 'the pelvis'], [/skeleton|bones?|musculoskeletal/, 'the bones'], [/head|brain/, 'the head'], [/axilla/, 'the armpits'], [/mediastin/, 'the middle of the chest'],
]; // biome-ignore format: one list

/** Groups of nodes that a denial names. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/\bcervical\b/i, 'the neck'], [/\bsupraclavicular\b/i, 'the hollow above the collarbones'], [/\baxillary\b/i, 'the armpits'],
  [/\bmediastinal\b/i, 'the middle of the chest'], [/\bhilar\b/i, 'the roots of the lungs'], [/\bthoracic\b/i, 'the chest'],
  [/\babdominal\b/i, 'the belly'], [/\bretroperitoneal\b/i, 'the back of the belly'], [/\bpelvic\b/i, 'the pelvis'], [/\binguinal\b/i, 'the groins'],
]; // biome-ignore format: one list

function inPlaces(words: string): string {
  const named = PLACES.filter(([name]) => name.test(words)).map(([, place]) => place);
  return named.length === 0 ? '' : ` in ${named.join(' or ')}`;
}

const LIT_IN_ALL = '(?:brain|heart|bowel|liver|spleen|kidneys|bladder|muscles?|salivary glands|thyroid|stomach)';
const USUAL = new RegExp(
  `^(?:normal |expected )?(?:physiological|physiologic) (?:FDG |tracer )?(?:uptake|activity|distribution) (?:is seen |seen |noted )?(?:in|within) (?:the )?(${LIT_IN_ALL}(?:(?:, | and |, and )(?:the )?${LIT_IN_ALL})*)$`,
  'i',
);

/** Rows of a scan with a tracer, part by part. */
export function tracerRow(line: Line): ToldRow | null {
  const { title, modality } = line.ctx.understanding.report.type;
  if (!/PET|nuclear|tracer/i.test(`${title} ${modality ?? ''}`)) return null;
  const [, own, rest] = line.label === '' ? (/^([A-Za-z][A-Za-z /]{2,24}):\s+(.+)$/.exec(line.words) ?? []) : [];
  const label = own?.toLowerCase() ?? line.label;
  const region = REGIONS.find(([name]) => name.test(label))?.[1];
  if (label !== '' && region === undefined) return null;
  // "Physiological uptake in brain, heart and bowel": as in every body.
  const usual = USUAL.exec(line.words);
  if (usual !== null && line.label === '')
    return {
      texts: [`the tracer lit up in the ${(usual[1] ?? '').toLowerCase()}, as it does in every body`],
      well: true,
    };
  const texts = byClauses(rest ?? line.words, PET);
  if (texts === null) return null;
  // What is denied of one part says nothing of the others.
  const where = inPlaces(rest ?? line.words) || (region === undefined ? '' : ` in ${region}`);
  return where === '' ? null : { texts: texts.map((text) => text.replace(/ there\b/, where)), well: true };
}

const HOUR = String.raw`(?:at )?(\d(?:\.\d)?) ?(?:hours?|hrs?|h)`;
const LEFT_IN = new RegExp(
  String.raw`(?:(?:gastric )?(?:retention|residual|remaining)[: ]*)?${HOUR}\s*[:=,-]?\s*(?:(?:gastric )?(?:retention|residual|remaining)\s*)?(?:(?:of|is|was) )?(\d{1,3}) ?%(?: (?:retention|remaining|retained|residual))?(?: ?\((?:normal|nl|ref)[: ]*([<>≤]) ?(\d{1,3}) ?%\))?`,
  'gi',
);

/** "Retention at 2 hours 72% (normal <60%), at 4 hours 28% (normal <10%)": how much of the meal is still in the stomach. */
export function emptyingRow(line: Line): ToldRow | null {
  const text = whole(line);
  if (!/retention|residual|remaining/i.test(text)) return null;
  const texts: string[] = [];
  const rest = text.replace(LEFT_IN, (_, hour: string, share: string, sign?: string, limit?: string) => {
    texts.push(
      `${share}% of the meal was still in the stomach after ${hour} hour${hour === '1' ? '' : 's'}${limit === undefined ? '' : ` (the usual is ${sign === '>' ? 'more than' : 'less than'} ${limit}%)`}`,
    );
    return ' ';
  });
  if (
    texts.length === 0 ||
    /[a-z0-9]/i.test(rest.replace(/\b(?:gastric|retention|emptying|residual|remaining|and)\b/gi, ''))
  )
    return null;
  return { texts, knowledge: ['gastric-emptying-study'] };
}

const OF_GALLBLADDER =
  /^(?:(?:the )?(?:gall ?bladder )?(?:ejection fraction|GBEF|EF))(?: (?:is|was|of|measures|calculated at|after (?:CCK|sincalide|fatty meal)))*\s*[:=]?\s*(\d{1,3}) ?%(?: (?:after|following|with) (?:CCK|sincalide|a fatty meal|fatty meal|stimulation))?(?: ?\((?:normal|nl|ref)[: ]*([<>≥]|greater than|more than) ?(\d{1,3}) ?%\))?$/i;

/** Whether a whole report is of the gallbladder and a tracer: asked for each of its lines. */
const isOfTracer = remembered(4, (report) => /\b(?:HIDA|hepatobiliary|CCK|cholescintigraphy)\b/i.test(report));

/** Rows of scans of the gallbladder, the kidneys and the air in the lungs with a tracer. */
export function nuclearRow(line: Line): ToldRow | null {
  const { clean, type } = line.ctx.understanding.report;
  const text = whole(line);
  if (isOfTracer(clean)) {
    const found = OF_GALLBLADDER.exec(text.replace(/^hida\w*(?: scan)?: /, ''));
    if (found !== null)
      return {
        texts: [
          `the gallbladder pushed out ${found[1]}% of its bile${found[3] === undefined ? '' : ` (the usual is more than ${found[3]}%)`}`,
        ],
        knowledge: ['gallbladder'],
      };
    if (
      /^(?:hida\w*(?: scan)?: )?(?:the )?gall ?bladder (?:is |was )?(?:visuali[sz]ed|seen|fills?|filled)(?: (?:at|by|within|promptly|normally|from) ?(?:\d{1,3} ?(?:min(?:ute)?s?|h(?:ou)?rs?))?)?$/i.test(
        text,
      )
    )
      return { texts: ['the tracer reached the gallbladder, as it should'], well: true, knowledge: ['gallbladder'] };
  }
  if (!/nuclear|V\/?Q|perfusion|renogram|DMSA|MAG-?3/i.test(`${type.title} ${clean.slice(0, 300)}`)) return null;
  if (
    /^(?:v\/?q(?: scan)?: )?(?:the )?ventilation(?: images?| study| scan)?(?: is| are| was)?:? (?:normal|homogeneous|unremarkable|even)(?: (?:throughout|bilaterally))?$/i.test(
      text,
    )
  )
    return { texts: ['air reaches all parts of the lungs, as it should'], well: true, knowledge: ['lung'] };
  return null;
}

const HEAD: readonly SetClause[] = [
  [when('(?:the )?(?:major |normal |intracranial |main |arterial |vascular |large vessel |expected )*flow[- ]voids?(?: (?:of|in) (?:the )?(?:major |main |large )?(?:intracranial )?(?:vessels|arteries))?(?: (?:is|are|appear))? (?:preserved|maintained|normal|intact|present|patent)'), () => 'blood flows in the main vessels of the head as it should'],
  [when('(?:the )?(?:gr[ae]y[- ]white|gr[ae]y[- ]white matter)(?: matter)? (?:differentiation|junction|interface)(?: (?:is|appears))? (?:preserved|maintained|normal)'), () => 'the layers of the brain look as they should'],
  [when('(?:the )?(?:basal )?cisterns(?: (?:are|appear))? (?:patent|preserved|clear|normal|open)'), () => 'the fluid spaces at the base of the brain are open'],
]; // biome-ignore format: a table

/** Rows of a picture of the head that say what is as it should be. */
export function headRow({ words, label, ctx }: Line): ToldRow | null {
  if (!/brain|head/i.test(ctx.understanding.report.type.title)) return null;
  const texts =
    byClauses(label === '' || label.length > 24 ? words : `${label} ${words}`, HEAD) ?? byClauses(words, HEAD);
  return texts === null ? null : { texts, well: true };
}

/** "Partial empty sella, normal variant": what is only another way to be made. */
export function variantRow({ words, label, ctx }: Line): ToldRow | null {
  const found =
    /^(?:(?:incidental |incidentally noted )?)([A-Za-z][\w -]{3,60}?),? (?:(?:which is|is|as|representing|likely|considered|-) )?(?:an? )?(?:normal|anatomic(?:al)?|developmental)(?: anatomic(?:al)?)? variant$/i.exec(
      words,
    );
  if (found === null || label.length > 24) return null;
  const [body] = ctx.understanding.report.sentences.filter(({ span }) => ctx.clean(span).includes(found[1] ?? '~'));
  const named =
    body === undefined
      ? undefined
      : ctx.mentions
          .within(body.span)
          .find(({ span }) => (found[1] ?? '').toLowerCase().endsWith(ctx.clean(span).toLowerCase()));
  const noun = named === undefined ? null : nounOf(named, ctx);
  if (noun === null || !/^(?:finding|disease|anatomy)$/.test(noun.kind)) return null;
  const lay = noun.number === 'singular' && !/^(?:an?|the) /.test(noun.lay) ? withArticle(noun.lay) : noun.lay;
  return {
    texts: [
      `the report notes ${lay} (${(found[1] ?? '').toLowerCase()})`,
      'it calls this a normal variant, which is a harmless difference',
    ],
    well: true,
    knowledge: [noun.id],
  };
}

/** Nodes by their name alone: "Nodes: No enlarged nodes". */
export function nodesRow({ words, label }: Line): ToldRow | null {
  if (!/^(?:lymph )?nodes?$|^lymphatics?$|^lymph nodes$|^adenopathy$/.test(label)) return null;
  return /^(?:there (?:is|are) )?no (?:pathologically |significantly |suspicious or )?(?:enlarged|suspicious|abnormal|pathologic(?:al)?|significant)(?: (?:pelvic|abdominal|mediastinal|cervical|axillary|retroperitoneal|inguinal|hilar|lymph))* ?(?:lymph ?)?(?:nodes?|adenopathy|lymphadenopathy)(?: (?:is |are )?(?:seen|identified|present|noted))?$/i.test(
    words,
  )
    ? { texts: [`no lymph nodes${inPlaces(words)} look too large or unusual`], well: true, knowledge: ['lymph-node'] }
    : null;
}

/** Rows of pictures by what they are of; each tells a whole line or nothing. */
export const PICTURE_LINES: readonly RowTeller[] = [
  nodesOfArmpit, breastDensity, spineRow, carotidRow, tracerRow, emptyingRow, nuclearRow, headRow, variantRow, nodesRow, prostateRow, rectumRow, thyroidRow, noduleRow,
]; // biome-ignore format: one list
