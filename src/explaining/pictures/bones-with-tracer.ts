import { list } from '../words/english.js';
import { type RowTeller, whole } from './row.js';

const BONES: readonly (readonly [RegExp, string])[] = [
  [/^(?:vertebral bod(?:y|ies)|vertebrae?|vertebral levels?)$/, 'bones of the spine'], [/^(cervical|thoracic|lumbar) spine$/, 'spine'], [/^spine$/, 'the spine'],
  [/^ribs?$/, 'rib'], [/^(?:iliac (?:wing|bone|crest|ala)|ilium)$/, 'wing of the hip bone'], [/^femur$/, 'thigh bone'], [/^femoral (?:head|neck|shaft|diaphysis)$/, 'thigh bone'],
  [/^(?:humerus|humeral (?:head|shaft))$/, 'upper arm bone'], [/^scapula$/, 'shoulder blade'], [/^(?:sternum|manubrium)$/, 'breastbone'], [/^clavicle$/, 'collarbone'],
  [/^(?:sacrum|sacral ala)$/, 'bone at the base of the spine'], [/^(?:skull|calvari(?:um|a))$/, 'skull'], [/^acetabulum$/, 'hip socket'], [/^ischium$/, 'seat bone'],
  [/^(?:pubis|(?:inferior |superior )?pubic (?:ramus|rami|bone))$/, 'pubic bone'], [/^tibia$/, 'shin bone'], [/^fibula$/, 'outer bone of the lower leg'], [/^mandible$/, 'jaw'], [/^pelvis$/, 'pelvis'],
]; // biome-ignore format: one list
const END: Readonly<Record<string, string>> = { proximal: 'upper part of the ', distal: 'lower part of the ' };
const REGION: Readonly<Record<string, string>> = { cervical: 'neck', thoracic: 'chest', lumbar: 'lower' };
const LEVELS = String.raw`(?:[CTLS]\d{1,2}(?:(?:,| and|, and|\/) ?(?=[CTLS]\d))? ?)+`;
const NTH = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?:(?:,| and|, and|[-–]) ?(?=\d))? ?)+`;
const ITEM = new RegExp(
  String.raw`^(?:the )?(${LEVELS})?(?:(left|right|both|bilateral) )?(${NTH})?(?:(posterior|anterior|lateral|proximal|distal) )?(.+)$`,
  'i',
);

/** "right 6th and 7th posterior ribs" -> "the right 6th and 7th ribs at the back"; null where a word is not known. */
function placeOf(printed: string): string | null {
  const [, levels, side, nth, part, noun = ''] = ITEM.exec(printed.trim()) ?? [];
  const bone = BONES.find(([name]) => name.test(noun.toLowerCase()));
  if (bone === undefined) return null;
  const name = bone[1];
  if (levels !== undefined) return name === 'bones of the spine' ? `the ${levels.trim()} ${name}` : null;
  if (name === 'bones of the spine') return null;
  const region = bone[0].exec(noun.toLowerCase())?.[1];
  if (name === 'spine') return `the ${REGION[region ?? '']} part of the spine`;
  if (name === 'the spine') return name;
  const both = side !== undefined && /^b/i.test(side);
  const which = side === undefined || both ? '' : `${side.toLowerCase()} `;
  const where = part === undefined ? '' : /^post/i.test(part) ? ' at the back' : /^ant/i.test(part) ? ' in front' : '';
  const end = END[part?.toLowerCase() ?? ''] ?? '';
  if (name === 'rib')
    return `the ${which}${nth === undefined ? '' : `${nth.trim()} `}rib${/s$/i.test(noun) ? 's' : ''}${where}${both ? ' on both sides' : ''}`;
  if (nth !== undefined || where !== '') return null;
  return `the ${end}${which}${name}${both ? ' on both sides' : ''}`;
}

const UPTAKE =
  /^(?:there (?:is|are) )?(?:(multifocal|multiple|several|numerous|scattered)(?: foci of)? )?(?:(?:intense|increased|abnormal|focal|intensely|avid|osseous|skeletal|bony) )*(?:tracer |radiotracer )?(?:uptake|activity)(?: (?:is )?(consistent with|compatible with|in keeping with|suspicious for|suggestive of) (?:multiple |widespread )?(?:osseous|bone|bony|skeletal) (?:metastas[ei]s|metastatic disease))?,? (?:involving|in|within|at|affecting|throughout) (.+)$/i;

/** "Multifocal intense uptake consistent with osseous metastases, involving T9, the left iliac wing and …": each bone by name. */
export const bonesWithTracer: RowTeller = (line) => {
  if (line.ctx.understanding.report.type.modality !== 'nuclear') return null;
  const found = UPTAKE.exec(whole(line));
  if (found === null || (found[1] === undefined && found[2] === undefined)) return null;
  const items = (found[3] ?? '').split(
    /,\s+(?:and )?(?=the |left|right|both|bilateral|[a-z])|\s+and\s+(?=the |left|right|both|bilateral|[a-z]{4,})/i,
  );
  const places = items.map(placeOf);
  if (places.length === 0 || places.some((place) => place === null)) return null;
  const texts = [`more tracer than usual collects in ${list(places.flatMap((place) => place ?? []))}`];
  if (found[2] !== undefined)
    texts.push(
      /^(?:con|com|in)/i.test(found[2])
        ? 'this fits with cancer spread to bone (metastases)'
        : 'this could be cancer spread to bone (metastases)',
    );
  return { texts, found: true, knowledge: found[2] === undefined ? [] : ['bone-metastases'] };
};
