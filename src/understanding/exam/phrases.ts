/**
 * Set phrases of a physical exam that say that a part was as it should be (or name what was not found): what it is about,
 * the source of a regular expression (any case), and the everyday words. Sources: standard exam vocabulary as taught in
 * any textbook of physical examination; each phrase is told only where all of its sentence is made of such phrases.
 */
export interface ExamPhrase {
  /** The part of the body that the phrase itself names, where it needs no label. */
  subject: string;
  source: string;
  /** Verb and words: "were equal". `was not found` phrases stand under the subject "There was". */
  says: string;
  /** Only under one of these labels: "soft" is said of the belly alone. */
  under?: RegExp;
}

const both = String.raw`(?:,? (?:bilaterally|on both sides|in both lungs|throughout))?`;
const BELLY = /^(?:abd|abdomen|abdominal|gi|gastrointestinal|belly)\b/i;
const LUNGS = /^(?:lungs?|chest|resp|respiratory|pulm|pulmonary|thorax)\b/i;
const HEART = /^(?:heart|cardiac|cardiovascular|cv|cor|cvs)\b/i;
const SKIN = /^(?:skin|derm|integument\w*)\b/i;
const NECK = /^neck\b/i;
const NONE = 'there was no sign of';
/** The subject of what was looked for and not found. */
export const DENIED = NONE;

export const EXAM_PHRASES: readonly ExamPhrase[] = [
  { subject: 'you', source: 'well[- ]developed', says: 'were well built' },
  { subject: 'you', source: 'well[- ]nourished|wdwn', says: 'looked well fed' },
  { subject: 'you', source: String.raw`(?:in )?(?:no|without) (?:apparent |acute |obvious )*distress|nad`, says: 'did not look in distress' },
  { subject: 'you', source: 'awake', says: 'were awake' },
  { subject: 'you', source: '(?:is |are )?alert', says: 'were alert' },
  { subject: 'you', source: String.raw`(?:and |fully )?(?:oriented|orientated)(?: ?x ?[34]| times (?:three|four|[34])| to (?:person|time|place)(?:,? (?:and )?(?:person|place|time|situation|date)){0,3})?`, says: 'knew who and where you were' },
  { subject: 'you', source: 'cooperative', says: 'worked along with the exam' },
  { subject: 'you', source: 'pleasant', says: 'were pleasant' },
  { subject: 'you', source: 'comfortable', says: 'were at ease' },
  { subject: 'you', source: 'non-?toxic(?:[- ]appearing)?', says: 'did not look very ill' },
  { subject: 'you', source: 'afebrile', says: 'had no fever' },
  { subject: 'your vital signs', source: 'vital signs (?:are |were )?stable|vss', says: 'were steady' },
  { subject: 'your head', source: String.raw`(?:head (?:is )?)?normo-?cephalic`, says: 'had a normal shape' },
  { subject: 'your head', source: 'a-?traumatic', says: 'showed no injury' },
  { subject: 'your head', source: 'nc ?/ ?at|ncat', says: 'had a normal shape and showed no injury' },
  { subject: 'your pupils', source: String.raw`pupils? (?:are |were )?equal(?:ly)?(?:,)? (?:and )?round(?:,)?(?: and| &)? (?:equally )?react(?:ive|s|ing) to light(?: and (?:to )?accommodation)?${both}|perrla?`, says: 'were equal and round and reacted to light' },
  { subject: 'your pupils', source: String.raw`pupils? (?:are |were )?(?:equal and )?reactive(?: to light)?${both}`, says: 'reacted to light' },
  { subject: 'your eyes', source: String.raw`eomi|(?:extra-?ocular|eye) (?:movements?|muscles?|motions?)(?: are| were)? (?:grossly )?(?:intact|full|normal)${both}`, says: 'moved as they should' },
  { subject: 'the whites of your eyes', source: String.raw`(?:sclerae? (?:are |is |were )?)?(?:anicteric|non-?icteric)(?: sclerae?)?|no scleral icterus`, says: 'were not yellow' },
  { subject: 'the inside of your eyelids', source: String.raw`conjunctivae? (?:are |is |were )?(pink|clear|normal)`, says: 'looked healthy' },
  { subject: 'your eardrums', source: String.raw`(?:tympanic membranes|tms)(?: are| were)? (?:clear|normal|intact|pearly(?: gr[ae]y)?)${both}`, says: 'looked healthy' },
  { subject: 'your throat', source: '(?:the )?(?:oro-?pharynx|pharynx|throat)(?: is| was)? (?:clear|benign|normal)', says: 'looked healthy' },
  { subject: 'your mouth', source: String.raw`(?:oral )?(?:mucous membranes|mucosa|oral mucosa|mucosae|mmm?)(?: are| is| were| was)? (?:pink and )?moist|moist (?:oral )?(?:mucous membranes|mucosa)|mmm`, says: 'was moist' },
  { subject: 'your nose', source: String.raw`(?:nares|nose)(?: are| is| were)? (?:patent|clear)${both}`, says: 'was clear' },
  { subject: 'the wall inside your nose', source: '(?:nasal )?septum(?: is)? (?:in the )?midline', says: 'was in the middle' },
  { subject: 'your neck', source: '(?:neck (?:is |was )?)?supple', says: 'moved easily' },
  { subject: 'your windpipe', source: '(?:the )?trachea(?: is)? (?:in the )?midline', says: 'was in the middle' },
  { subject: NONE, source: 'no (?:jvd|jugular venous distent?ion|jugular vein distent?ion)', says: 'swollen neck veins' },
  { subject: NONE, source: 'no (?:cervical |supraclavicular |axillary |inguinal |palpable )*(?:lymph)?adenopathy', says: 'swollen lymph nodes' },
  { subject: NONE, source: 'no thyromegaly|no goiter', says: 'an enlarged thyroid' },
  { subject: NONE, source: 'no carotid bruits?', says: 'a whooshing sound in the neck arteries' },
  { subject: 'your lungs', source: String.raw`(?:lungs? (?:are |is |were |fields? (?:are )?)?)?(?:clear to (?:auscultation|a ?& ?p)(?: and percussion)?|cta(?:b|p)?)${both}(?: to auscultation)?`, says: 'sounded clear' },
  { subject: 'your lungs', source: String.raw`clear${both}`, says: 'sounded clear', under: LUNGS },
  { subject: 'your lungs', source: String.raw`good (?:air|breath) (?:entry|movement|exchange)${both}`, says: 'moved air well' },
  { subject: 'your breathing', source: String.raw`(?:respirations? (?:are |is )?)?(?:even(?:,)? (?:and )?)?(?:unlabored|non-?labored)(?: respirations?)?`, says: 'was easy' },
  { subject: 'your breathing', source: 'no respiratory distress|normal respiratory effort', says: 'was easy' },
  { subject: NONE, source: 'no wheez(?:es?|ing)', says: 'wheezing' },
  { subject: NONE, source: 'no (?:rales|crackles)', says: 'crackling sounds in the lungs' },
  { subject: NONE, source: 'no rhonchi', says: 'rattling sounds in the lungs' },
  { subject: 'your heartbeat', source: String.raw`(?:heart (?:has |is )?(?:a )?)?(?:regular rate and (?:regular )?rhythm|regular in rate and rhythm|rate and rhythm(?: is| are)? regular|rrr|regular rhythm and rate|regular rhythm)`, says: 'was regular' },
  { subject: 'your heartbeat', source: 'regular', says: 'was regular', under: HEART },
  { subject: 'your heart', source: String.raw`(?:normal |regular )?s1(?:,| and|/|-|,? ?&)? ?s2(?: (?:are |is )?(?:normal|heard|present|audible|regular))?`, says: 'made its two normal sounds' },
  { subject: NONE, source: 'no murmurs?', says: 'extra heart sounds' },
  { subject: NONE, source: 'no gallops?|no clicks?|no (?:s3|s4)', says: 'extra heart sounds' },
  { subject: NONE, source: 'no rubs?', says: 'a rubbing sound' },
  { subject: NONE, source: 'no (?:thrills?|heaves?|lifts?)', says: 'an unusual heart beat felt by hand' },
  { subject: 'your belly', source: '(?:abdomen (?:is |was )?)?soft', says: 'was soft', under: BELLY },
  { subject: 'your belly', source: 'abdomen (?:is |was )?soft', says: 'was soft' },
  { subject: 'your belly', source: 'non-?tender(?: to palpation)?', says: 'was not sore to touch', under: BELLY },
  { subject: 'your belly', source: 'non-?distended|nd(?![a-z])', says: 'was not bloated', under: BELLY },
  { subject: 'your belly', source: 'flat|non-?obese', says: 'was flat', under: BELLY },
  { subject: 'your bowels', source: String.raw`(?:with )?(?:positive|normal|normoactive|active|good) bowel (?:sounds|tones)|bowel (?:sounds|tones)(?: are| were)? (?:present|normal|active|normoactive|positive|heard)(?: (?:x ?4|in all (?:four|4) quadrants))?|\+ ?bs|nabs`, says: 'made sounds as they should' },
  { subject: NONE, source: 'no (?:hepato-?splenomegaly|hsm)', says: 'an enlarged liver or spleen' },
  { subject: NONE, source: 'no hepatomegaly', says: 'an enlarged liver' },
  { subject: NONE, source: 'no splenomegaly', says: 'an enlarged spleen' },
  { subject: NONE, source: 'no organomegaly', says: 'enlarged organs' },
  { subject: NONE, source: 'no (?:palpable )?(?:abdominal )?mass(?:es)?', says: 'lumps' },
  { subject: NONE, source: 'no rebound(?: tenderness)?', says: 'pain when pressure is let go' },
  { subject: NONE, source: 'no guarding', says: 'tight belly muscles' },
  { subject: NONE, source: 'no rigidity', says: 'a hard belly' },
  { subject: NONE, source: 'no tenderness', says: 'soreness to touch' },
  { subject: NONE, source: 'no (?:cva|costovertebral(?: angle)?) tenderness', says: 'soreness over the kidneys' },
  { subject: NONE, source: 'no (?:spinal|spine|vertebral|midline) tenderness', says: 'soreness along the spine' },
  { subject: NONE, source: 'no calf tenderness', says: 'sore calves' },
  { subject: NONE, source: 'no (?:lower extremity |peripheral |pedal |pitting |leg )*edema', says: 'swelling from fluid' },
  { subject: NONE, source: 'no cyanosis', says: 'blue skin' },
  { subject: NONE, source: 'no clubbing', says: 'bulging fingertips' },
  { subject: NONE, source: 'no c ?/ ?c ?/ ?e', says: 'bulging fingertips, blue skin or swelling' },
  { subject: NONE, source: 'no joint (?:swelling|effusions?)', says: 'swollen joints' },
  { subject: 'the pulses in your arms and legs', source: String.raw`(?:peripheral |distal )?pulses(?: are| were)? (?:2\+|intact|palpable|equal|present|full|normal)(?:,? (?:and )?(?:equal|symmetric(?:al)?|2\+|palpable|intact|full)){0,2}${both}|(?:2\+|normal|good|intact) (?:peripheral |distal )?pulses${both}`, says: 'could be felt well' },
  { subject: 'you', source: 'moves? all (?:four )?extremities(?: well)?|maew?', says: 'could move your arms and legs' },
  { subject: 'the nerves of your head', source: String.raw`(?:cranial nerves|cn'?s?)(?: (?:2|ii) ?(?:-|–|to|through) ?(?:12|xii))?(?: are| were)? (?:grossly )?(?:intact|normal)|cranial nerves intact`, says: 'worked as they should' },
  { subject: 'your nerve exam', source: String.raw`(?:grossly )?non-?focal|no (?:gross )?focal (?:neurologic(?:al)? )?(?:deficits?|findings?)|neurologic(?:ally)? intact`, says: 'found no weak or numb part' },
  { subject: 'your strength', source: String.raw`(?:motor|muscle)?\s?(?:strength |exam )?(?:is |was )?5 ?/ ?5(?: (?:throughout|bilaterally|in (?:all|both) (?:four )?(?:extremities|muscle groups)|strength))*`, says: 'was full (5/5)' },
  { subject: 'your feeling of touch', source: String.raw`(?:sensation|sensory)(?: exam)?(?: is| was)? (?:grossly )?(?:intact|normal)(?: to light touch)?(?: throughout| bilaterally)?`, says: 'was normal' },
  { subject: 'your reflexes', source: String.raw`(?:deep tendon reflexes|dtrs?|reflexes)(?: are| were)? (?:2\+|normal|symmetric(?:al)?|intact|equal)(?:,? (?:and )?(?:symmetric(?:al)?|equal|2\+))?(?: throughout|${both})?`, says: 'were normal' },
  { subject: 'your walk', source: 'gait(?: is| was)? (?:normal|steady|intact)|normal gait', says: 'was steady' },
  { subject: 'your speech', source: 'speech(?: is| was)? (?:clear|normal|fluent)|normal speech', says: 'was clear' },
  { subject: 'your mood', source: '(?:normal |appropriate )(?:mood and )?affect|(?:mood and )?affect(?: is| are)? (?:normal|appropriate)|normal mood(?: and affect)?', says: 'fitted the moment' },
  { subject: 'your skin', source: '(?:skin (?:is |was )?)?warm,? (?:and )?dry(?:,? and intact)?', says: 'was warm and dry' },
  { subject: 'your skin', source: 'warm', says: 'was warm', under: SKIN },
  { subject: 'your skin', source: 'dry', says: 'was dry', under: SKIN },
  { subject: 'your skin', source: 'intact', says: 'was unbroken', under: SKIN },
  { subject: NONE, source: 'no (?:skin )?rash(?:es)?', says: 'a rash' },
  { subject: NONE, source: 'no (?:suspicious )?lesions?', says: 'unusual spots', under: SKIN },
  { subject: NONE, source: 'no ulcers?', says: 'open sores', under: SKIN },
  { subject: 'your skin', source: '(?:normal|good) (?:skin )?turgor', says: 'was not dried out' },
  { subject: 'your neck', source: '(?:full|normal|good) range of motion|from(?= |$)', says: 'moved freely', under: NECK },
]; // biome-ignore format: one phrase a line

/** What a bare answer ("normal") under a label is about. */
export const EXAM_LABELS: readonly (readonly [RegExp, string])[] = [
  [/^heent$/i, 'head, eyes, ears, nose and throat'],
  [/^(?:head|head and face)$/i, 'head'],
  [/^eyes?$/i, 'eyes'],
  [/^ears?$/i, 'ears'],
  [/^nose$/i, 'nose'],
  [/^(?:ent|ears,? nose,? (?:and )?throat)$/i, 'ears, nose and throat'],
  [/^(?:throat|oropharynx|pharynx)$/i, 'throat'],
  [/^(?:mouth|oral cavity)$/i, 'mouth'],
  [/^neck$/i, 'neck'],
  [/^(?:lungs?|respiratory|resp|pulmonary|pulm)$/i, 'lungs'],
  [/^(?:chest|thorax)$/i, 'chest'],
  [/^(?:heart|cardiac|cardiovascular|cv|cor|cvs)$/i, 'heart'],
  [/^(?:abd|abdomen|abdominal|gi|gastrointestinal)$/i, 'belly'],
  [/^(?:ext|extremities|extremity)$/i, 'arms and legs'],
  [/^(?:neuro|neurologic(?:al)?)$/i, 'nerves'],
  [/^(?:skin|derm|integumentary)$/i, 'skin'],
  [/^(?:back|spine)$/i, 'back'],
  [/^(?:msk|musculoskeletal)$/i, 'bones, joints and muscles'],
  [/^breasts?$/i, 'breasts'],
  [/^rectal$/i, 'rectum'],
  [/^(?:gu|genitourinary|genitalia|genital)$/i, 'sex organs'],
  [/^pelvic$/i, 'pelvis'],
  [/^(?:lymph|lymphatics?|lymph nodes)$/i, 'lymph nodes'],
  [/^(?:psych|psychiatric|mental status)$/i, 'mind and mood'],
];
