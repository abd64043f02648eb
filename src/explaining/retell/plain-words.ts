import { remembered } from '../../knowledge/index.js';
import { isGeneralWord } from '../../understanding/index.js';
import { EVERYDAY_WORDS } from './everyday-words.js';
import { PICTURE_PHRASES, PICTURE_WORDS } from './picture-words.js';
import { isPlainEnglish } from './plain-english.js';
import { TOPIC_PHRASES } from './plain-phrases/index.js';

/**
 * Words and set phrases of reports with what they say in everyday words, for the same place in a sentence. Each keeps the
 * meaning whole: who, when, how sure and whether are never among them.
 */
const PHRASES: Readonly<Record<string, string>> = {
  'status post': 'after', 's/p': 'after', 'secondary to': 'due to', etiology: 'cause', etiologies: 'causes',
  'emergency department': 'emergency room', 'icu': 'intensive care unit',
  underwent: 'had', undergone: 'had', ambulate: 'walk', ambulates: 'walks', ambulated: 'walked', ambulating: 'walking',
  ambulation: 'walking', initiated: 'started', initiate: 'start',
  discontinued: 'stopped', discontinue: 'stop', discontinuing: 'stopping', approximately: 'about', approx: 'about',
  subsequently: 'later', subsequent: 'later', demonstrated: 'showed', demonstrates: 'shows', demonstrate: 'show',
  demonstrating: 'showing', revealed: 'showed', reveals: 'shows', revealing: 'showing', 'presented with': 'came in with',
  'presents with': 'comes in with', 'presented to': 'came to', 'presents to': 'comes to', 'presenting with': 'coming in with',
  'presented for': 'came in for', 'presents for': 'comes in for', 'presents today': 'comes in today',
  'presented complaining of': 'came in with', 'presents complaining of': 'comes in with',
  'complains of': 'reports', 'complained of': 'reported', 'complaining of': 'reporting', 
  afebrile: 'without fever', febrile: 'feverish', bilaterally: 'on both sides', bilateral: 'two-sided', unremarkable: 'normal',
  'within normal limits': 'normal', 'prior to': 'before', postoperatively: 'after the operation',
  preoperatively: 'before the operation', intraoperatively: 'during the operation', postoperative: 'after-surgery',
  preoperative: 'before-surgery', exacerbation: 'flare-up', exacerbations: 'flare-ups', exacerbated: 'made worse',
  aggravated: 'made worse', alleviated: 'eased', alleviate: 'ease', ameliorated: 'eased', resected: 'cut out',
  excised: 'cut out', supine: 'lying on the back', 'physician assistant': 'physician assistant', 'p.o': 'by mouth', po: 'by mouth', 'tenderness to palpation': 'soreness to touch', 'tender to palpation': 'sore to touch', 'nontender to palpation': 'not sore to touch', 'soft to palpation': 'soft to touch', 'to palpation': 'to touch', irrigated: 'rinsed', irrigate: 'rinse', stenotic: 'narrowed', occluded: 'fully blocked', 'very noncompliant': 'not following the plan', 'upper and lower extremities': 'arms and legs', 'on palpation': 'when felt with the hands', 'on palpation of': 'when feeling', palpated: 'felt', palpate: 'feel', 'head circumferences': 'distances around the head', wbcs: 'white blood cells', rbcs: 'red blood cells',
  'b.i.d': 'twice a day', bid: 'twice a day', 't.i.d': 'three times a day', tid: 'three times a day',
  'q.i.d': 'four times a day', qid: 'four times a day', 'q.d': 'once a day', qd: 'once a day', 'q.day': 'every day',
  'q.h.s': 'at bedtime', qhs: 'at bedtime', 'h.s': 'at bedtime', 'p.r.n': 'as needed', prn: 'as needed',
  'q.a.m': 'every morning', 'q.p.m': 'every evening', 'a.m': 'a.m.', 'p.m': 'p.m.', nonsmoker: 'non-smoker', 'etoh': 'alcohol',
  // How an operation was done.
  dissected: 'freed with care', incised: 'cut', transected: 'cut across', reapproximated: 'brought back together',
  debrided: 'cleaned of dead tissue', instilled: 'put in', anesthetized: 'numbed', everted: 'turned outward', oversewn: 'sewn over',
  harvested: 'taken', reinserted: 'put back in', repositioned: 'moved into place', coagulated: 'sealed with heat',
  fulgurated: 'burned away', extracted: 'taken out', retrieved: 'taken out', anastomosed: 'joined',
  'weaned off': 'slowly taken off', extubated: 'taken off the breathing tube', emergently: 'right away', 'down-trending': 'falling', downtrending: 'falling', uptrending: 'rising', 'up-trending': 'rising', nebuliser: 'breathing mist machine', 'nebulizer machine': 'breathing mist machine', fingersticks: 'blood sugar checks from a finger', fingerstick: 'blood sugar check from a finger', curetted: 'scraped', bisected: 'cut in two', exteriorized: 'brought outside',
  desufflated: 'emptied of gas', insufflated: 'filled with gas', 'copious irrigation': 'rinsing with much fluid',
  'copiously irrigated': 'rinsed with much fluid', 'sterile fashion': 'germ-free way', midportion: 'middle part',
  undersurface: 'underside', circumference: 'outer rim', 'head circumference': 'distance around the head', 'abdominal circumference': 'distance around the belly', preprocedure: 'before the procedure', postprocedure: 'after the procedure',
  'in toto': 'as a whole', 'in its entirety': 'as a whole', 'pursestring': 'drawstring', colorless: 'without color',
  // Deeds that other words name as well.
  terminated: 'ended', alleviating: 'easing', exacerbating: 'making worse', incise: 'cut', incising: 'cutting', excising: 'cutting out', affixed: 'fixed',
  postprandial: 'after-meal', otc: 'over-the-counter', appreciable: 'clear', 'no appreciable': 'no clear',
  // The story of a stay.
  pansensitive: 'sensitive to all the antibiotics tested', 'pan-sensitive': 'sensitive to all the antibiotics tested', candidal: 'yeast',
  saturations: 'oxygen levels', sats: 'oxygen levels', 'decreased saturations': 'low oxygen levels', 'normal differential': 'normal mix of white cells', desaturations: 'drops in oxygen level',
  'exercise oximetry': 'oxygen check during exercise', oximetry: 'oxygen check', hypoxemic: 'low on oxygen', 'mood was labile': 'mood was quickly changing', 'labile mood': 'quickly changing mood', 'affect was labile': 'shown mood was quickly changing',
  'oral hypoglycemics': 'diabetes pills', hypoglycemics: 'diabetes medicines', 'oral hypoglycemic': 'diabetes pill', 'hypoglycemic agents': 'diabetes medicines',
  'was hypoglycemic': 'had low blood sugar', 'hypoglycemic episodes': 'spells of low blood sugar', 'hypoglycemic episode': 'spell of low blood sugar',
  cardiopulmonary: 'heart and lung', bariatric: 'weight-loss', subcu: 'under the skin', 'sub-q': 'under the skin', efficaciously: 'with good effect', unrelenting: 'not letting up',
  unintelligible: 'hard to understand', presyncopal: 'near-fainting', aerosols: 'breathing mists', boluses: 'large doses', 'fluid boluses': 'fluid given quickly', 'fluid bolus': 'fluid given quickly', echograms: 'ultrasounds',
  serologies: 'blood tests', suppository: 'suppository (medicine put into the back passage)', suppositories: 'suppositories (medicine put into the back passage)',
  'suggestive of': 'pointing to', 'highly suggestive of': 'pointing strongly to', mobilization: 'moving about', contemplation: 'thought', contemplated: 'thought about', readmission: 'another hospital stay', 'hospital acquired': 'hospital-caught',
  'in no apparent distress': 'looking comfortable', elixir: 'liquid medicine', 'migraine cocktail': 'mix of migraine medicines', inherent: 'built-in',
  // Everyday words of clinic letters, of operation notes and of the reports of tests.
  'duke score': 'exercise test score', 'anti-d': 'anti-D shot', 'anti-d injection': 'anti-D shot', 'anti-d prophylaxis': 'anti-D shot', 'viral urti': 'a cold or throat infection', 'hep b': 'hepatitis B', 'hep c': 'hepatitis C', 'hep a': 'hepatitis A', 'spf 50': 'sun cream of factor 50', 'spf 30': 'sun cream of factor 30', interdialytic: 'between-dialysis', 'interdialytic gains': 'weight gained between dialysis days', 'interdialytic weight gain': 'weight gained between dialysis days', 'caecum reached': 'the start of the large bowel was reached', 'cecum reached': 'the start of the large bowel was reached', 'adm via': 'admitted through', adm: 'admitted', 
  titrate: 'slowly adjust', 'titrate up': 'slowly raise', hypos: 'spells of low blood sugar', 'free fluids tonight': 'all kinds of drinks are allowed tonight', 'free fluids today': 'all kinds of drinks are allowed today', 'free fluids then': 'all kinds of drinks are allowed, then', 'oral free fluids': 'all kinds of drinks', 'diet as tolerated': 'food as you can manage it', 'advance diet as tolerated': 'more food step by step, as you can manage it', 'light diet': 'light food', 'clear fluids': 'clear drinks', 'sips only': 'only sips to drink',
  'require ventilation': 'need a breathing machine', 'required ventilation': 'needed a breathing machine', 'requiring ventilation': 'needing a breathing machine', 'require mechanical ventilation': 'need a breathing machine', 'need ventilation': 'need a breathing machine', 'needed ventilation': 'needed a breathing machine', 'require invasive ventilation': 'need a breathing tube', 'required invasive ventilation': 'needed a breathing tube',
  diathermy: 'heat that seals small vessels', 'ball diathermy': 'heat that seals small vessels', 'haemostasis achieved': 'the bleeding was stopped', 'haemostasis secured': 'the bleeding was stopped', 'hemostasis achieved': 'the bleeding was stopped',
  'max hr': 'highest heart rate', 'maximum hr': 'highest heart rate', 'max heart rate': 'highest heart rate', 'min hr': 'lowest heart rate', 'mean hr': 'average heart rate', 'max bp': 'highest blood pressure', 'night splint': 'splint to wear at night', 'night wrist splint': 'wrist splint to wear at night', ppb: 'parts per billion', 'pkg of care': 'help from carers at home', 'pkg of care bd': 'help from carers at home twice a day', 'package of care bd': 'help from carers at home twice a day', 'package of care qds': 'help from carers at home four times a day', 'package of care tds': 'help from carers at home three times a day', 
  'under la': 'with numbing medicine', 'under local': 'with numbing medicine', 'under ga': 'while you were asleep (general anaesthetic)', 'under local anaesthetic gel': 'with numbing gel', 'under local anaesthetic': 'with numbing medicine', 'under local anesthetic': 'with numbing medicine', 'under local anaesthesia': 'with numbing medicine', 'under local anesthesia': 'with numbing medicine',
  'adm via ed': 'admitted through the emergency room', 'admitted via ed': 'admitted through the emergency room', 'new dx': 'newly found', 'newly dx': 'newly found', 'new dx of': 'newly found', 'newly dxd': 'newly found', 
  '10g monofilament': 'thin-thread',
  'stat dose': 'single dose at once', 'discharged back to': 'sent back to the care of', 'discharge back to': 'back to the care of', 'discharged from clinic': 'with no more clinic visits planned', 'discharge from clinic': 'no more clinic visits planned', 'discharge to gp': 'back to the care of your family doctor', 'discharged to gp': 'sent back to the care of your family doctor', 'discharge to the care of': 'back to the care of',
  // Words of wards outside America.
  mobilising: 'moving about', mobilised: 'moved about', mobilises: 'moves about', mobilizing: 'moving about', mobilized: 'moved about',
  ceased: 'stopped', cease: 'stop', whilst: 'while', abdo: 'belly', creps: 'crackles (fine rattling sounds)',
  nebulised: 'breathed-in', nebulized: 'breathed-in', 'nasogastric feeds': 'feeds through a tube in the nose', 'nasogastric feeding': 'feeding through a tube in the nose',
  'word finding difficulty': 'trouble finding words', 'word finding difficulties': 'trouble finding words',
  dexterity: 'finger skill',
  'clot retrieval': 'pulling the clot out', 'endovascular clot retrieval': 'pulling the clot out through a blood vessel', 'mechanical thrombectomy': 'pulling the clot out through a blood vessel',
  'proceeded to': 'went on to', 'drug eluting stent': 'drug-coated stent', 'drug-eluting stent': 'drug-coated stent', 'drug eluting stents': 'drug-coated stents', 'cath lab': 'heart catheter room', 'catheterization lab': 'heart catheter room', 'cardiac cath lab': 'heart catheter room', 'catheterization laboratory': 'heart catheter room',
  pls: 'please', plz: 'please', amt: 'amount', 'lv fn': 'work of the left heart pump', 'a/w': 'along with', 'i/v/o': 'because of',
  palps: 'racing heartbeat', casualty: 'the emergency department', nil: 'no', 'nil by mouth': 'without food or drink', 'nil orally': 'without food or drink', 'nil per os': 'without food or drink', 'nil else': 'nothing else', 'o/e': 'on the exam',
  antipyretics: 'medicines for fever', 'not keen': 'not wanting this', 'not keen on': 'not in favor of', 'not keen for': 'not in favor of', 'not keen to': 'not wanting to', 'not too keen on': 'not in favor of', 'not very keen on': 'not in favor of', thrombolysed: 'given clot medicine', histo: 'tissue result',
  'tolerating orals': 'eating and drinking', symptomatically: 'in how you felt', 'treated symptomatically': 'treated for the symptoms', 'burning micturition': 'burning when passing urine', abstinent: 'not drinking',
  'i.e': 'that is', uptitration: 'raising the dose', 'up-titration': 'raising the dose', uptitrate: 'raise the dose', uptitrated: 'raised in dose', clicky: 'clicking', physio: 'physiotherapy', lifeline: 'helpline',
  'ng feeds': 'feeds through a tube in the nose', 'ng feeding': 'feeding through a tube in the nose', amaurosis: 'loss of sight', insular: 'deep brain', 'outside window period for': 'too late for', 'outside the window period for': 'too late for', 'outside window for': 'too late for', 'outside the window for': 'too late for', 'outside window': 'it was too late for it', 'outside the window': 'it was too late for it', 'outside time window': 'it was too late for it', 'out of window': 'it was too late for it',
  'fatty meal': 'fatty meal', 'fatty meals': 'fatty meals', 'fatty food': 'fatty food', 'fatty foods': 'fatty foods', 'mechanical fall': 'fall from a trip or slip', 'via ambulance': 'by ambulance', 'via ems': 'by ambulance', 'by ems': 'by ambulance', 'low suspicion for': 'little reason to suspect', 'low suspicion of': 'little reason to suspect', 'low clinical suspicion for': 'little reason to suspect', 'low clinical suspicion of': 'little reason to suspect', 'low concern for': 'little reason to suspect', 'not concerned for': 'no reason to suspect',
  'commenced on': 'started on', urti: 'a cold or throat infection', 'd/w': 'talked over with', paed: 'children’s', paeds: 'the children’s team', gynae: 'the women’s health team',
  'haem reg': 'a senior blood doctor', 'surg reg': 'a senior surgeon', 'ortho reg': 'a senior bone doctor', registrar: 'senior doctor', 'med reg': 'a senior hospital doctor',
  'in dept': 'in the emergency department', 'became afebrile': 'had no more fever', 'had remained afebrile': 'had no fever', 'has remained afebrile': 'has had no fever', 'have remained afebrile': 'have had no fever', 'remained afebrile': 'had no fever', 'was afebrile': 'had no fever', 'is afebrile': 'has no fever',
  // Words of letters and plans.
  'in plaster': 'in a cast', 'daily weights': 'weigh yourself every day', 'daily weight': 'weigh yourself every day',
  immediately: 'right away', 'in the absence of': 'without', insufficient: 'not enough', 'proceed with': 'go ahead with',
  'proceeded with': 'went ahead with', concur: 'agree', concurs: 'agrees', concurred: 'agreed', 'symptomatic relief': 'relief of symptoms',
  'liver function tests': 'liver tests', 'extraocular movements': 'eye movements', 'inability to urinate': 'not being able to pass urine',
  'unable to urinate': 'not able to pass urine', 'oral intake': 'eating and drinking', 'oral cavity': 'mouth', orally: 'by mouth',
  'no indication for': 'no reason for', 'abdominal pain': 'belly pain', 'abdominal wall': 'belly wall', 'abdominal distension': 'swollen belly',
  'in close proximity to': 'close to', 'at the present time': 'now', 'at this time': 'now', 'with regard to': 'about', 'with regards to': 'about',
  'in regard to': 'about', 'in the event of': 'in case of', 'on a daily basis': 'every day', 'prior history of': 'past history of',
  'again demonstrated is': 'again seen is', 'again demonstrated are': 'again seen are', 'also demonstrated is': 'also seen is', 'also demonstrated are': 'also seen are', 'is demonstrated': 'is seen', 'are demonstrated': 'are seen', 'is again demonstrated': 'is again seen', 'are again demonstrated': 'are again seen',
  'is able to tolerate': 'can take', deteriorated: 'got worse', 'got deteriorated': 'got worse', deterioration: 'getting worse', readmitted: 'taken into hospital again', 'readmitted to the hospital': 'taken into hospital again', 'readmitted to hospital': 'taken into hospital again',
  'differential was normal': 'the mix of white cells was normal', 'differential is normal': 'the mix of white cells is normal',
  ensued: 'followed', endorses: 'reports', dysarthric: 'slurring', somnolent: 'very sleepy', arousable: 'able to be woken',
  noncompliant: 'not following the plan', verbalized: 'said', 'voiced understanding': 'said that it was clear',
  utilize: 'use', utilized: 'used', utilizing: 'using', commenced: 'started', transferred: 'moved',
  incision: 'surgical cut', incisions: 'surgical cuts', insomnia: 'trouble sleeping', suture: 'stitch', sutures: 'stitches', sutured: 'stitched',
  urinate: 'pass urine', urinates: 'passes urine', urinated: 'passed urine', urinating: 'passing urine', sensation: 'feeling', sensations: 'feelings',
  abdominal: 'belly', chronically: 'for a long time', exquisitely: 'very',
  'pathologic analysis': 'a close lab check', 'pathological analysis': 'a close lab check', 'pathologic examination': 'a close lab check',
  'pathological examination': 'a close lab check', 'pathologic evaluation': 'a close lab check', 'histologic examination': 'a close lab check',
  labs: 'lab tests', 'lab work': 'lab tests', 'laboratory studies': 'lab tests', 'laboratory data': 'lab tests', bloods: 'blood tests',
  bloodwork: 'blood tests', 'blood work': 'blood tests', diuresed: 'passed extra water', 'was diuresed': 'was helped to pass extra water',
  'were diuresed': 'were helped to pass extra water', 'been diuresed': 'been helped to pass extra water',
  'are pending': 'were still to come when this was written', 'is pending': 'was still to come when this was written',
  'are still pending': 'were still to come when this was written', 'is still pending': 'was still to come when this was written',
  'remain pending': 'were still to come when this was written', 'remains pending': 'was still to come when this was written',
  'the vent': 'the breathing machine', 'off the vent': 'off the breathing machine', 'spontaneously void': 'pass urine without help', 'void spontaneously': 'pass urine without help', 'voiding spontaneously': 'passing urine without help',
  'voided spontaneously': 'passed urine without help', 'tolerate p.o': 'keep food and drink down', 'tolerating p.o': 'keeping food and drink down',
  'contact prophylaxis': 'preventive medicine for people around you', 'prophylaxis of contacts': 'preventive medicine for people around you', 'prophylaxis for contacts': 'preventive medicine for people around you',
  'gi prophylaxis': 'medicine to protect the stomach', 'ulcer prophylaxis': 'medicine to protect the stomach', 'stress ulcer prophylaxis': 'medicine to protect the stomach',
  prophylaxis: 'prevention', 'for prophylaxis of': 'to prevent', 'for prophylaxis against': 'to prevent', 'for prophylaxis for': 'to prevent',
  'prophylaxis for': 'steps to prevent', 'prophylaxis against': 'steps to prevent', 'prophylaxis of': 'steps to prevent',
  'denies any': 'denies', 'denied any': 'denied', 
  'est blood loss': 'estimated blood loss', 'est. blood loss': 'estimated blood loss', hb: 'hemoglobin (oxygen-carrying protein in the blood)', hgb: 'hemoglobin (oxygen-carrying protein in the blood)',
  wk: 'week', wks: 'weeks', mo: 'month', mos: 'months', yr: 'year', yrs: 'years', hrs: 'hours', mins: 'minutes',
  outpt: 'outpatient', inpt: 'inpatient', 'on adm': 'on admission', 'since adm': 'since admission', temp: 'temperature', thru: 'through', tx: 'treatment', hx: 'history',
  rx: 'treatment', 'rx sent': 'prescription sent', 'rx given': 'prescription given', 'new rx': 'new prescription', fx: 'fracture', sx: 'symptoms', abd: 'belly', 'f/h': 'family history of', fhx: 'family history',
  'f/h of': 'family history of', pmhx: 'past history', 'r/o': 'check for', 'to rule out': 'to check for', 'impossible to rule out': 'not possible to rule out', 'not possible to rule out': 'not possible to rule out', 'unable to rule out': 'not able to rule out', 'not able to rule out': 'not able to rule out', 'difficult to rule out': 'hard to rule out', 'hard to rule out': 'hard to rule out', 'enough to rule out': 'enough to rule out', 'sufficient to rule out': 'enough to rule out', 'cleared by day': 'gone by day', 'cleared by pod': 'gone by day', wnl: 'normal', 'post-op': 'after surgery', 'pre-op': 'before surgery',
  postop: 'after surgery', eval: 'check', appt: 'visit', meds: 'medicines', ppx: 'to prevent it', dz: 'disease',
  neg: 'negative', pos: 'positive', rll: 'right lower lung', rul: 'right upper lung', rml: 'right middle lung', lll: 'left lower lung',
  lul: 'left upper lung', 'breast ca': 'breast cancer', 'colon ca': 'colon cancer', 'lung ca': 'lung cancer', 'prostate ca': 'prostate cancer',
  'ovarian ca': 'ovarian cancer', 'skin ca': 'skin cancer', 'to the floor': 'to the ward', 'y/o': 'year old', 'yo': 'year old', 'w/o': 'without', 'w/': 'with', 'h/o': 'a history of',
  'f/u': 'follow-up', 'c/o': 'reports', approximate: 'about', nonetheless: 'still', via: 'through',
  ecchymosis: 'bruising', respiratory: 'breathing', erythematous: 'red', edematous: 'swollen', pruritic: 'itchy',  'in the setting of': 'along with', hospitalization: 'hospital stay',
  hospitalizations: 'hospital stays', 
  noncontributory: 'of no importance here',
  dvla: 'driving licence office', gp: 'family doctor', gps: 'family doctors', supratherapeutic: 'too high', subtherapeutic: 'too low', 'cardiac rehab': 'heart rehab',
  pediatrician: 'children’s doctor', neuro: 'nerve and brain', ortho: 'bone and joint doctor', 'rad onc': 'a doctor who treats with radiation', obs: 'close watching', repleted: 'topped up', deranged: 'off', physician: 'doctor', physicians: 'doctors',
  'primary care physician': 'family doctor', 'primary care provider': 'family doctor', pcp: 'family doctor',
  'n.p.o': 'off food and drink', 'per os': 'by mouth', vomitus: 'vomit', 'bilious in nature': 'green with bile', 'particulate matter': 'small bits', dysmorphic: 'unusually formed',
  'hypoglycemic issues': 'low blood sugar problems', 'hypoglycemic issue': 'low blood sugar problem', 'bowel rest': 'bowel rest (no food, so that the bowel can rest)', 'placed to gravity': 'left open to drain',
  'abdominal flat plate': 'belly x-ray', 'flat plate of the abdomen': 'x-ray of the belly', 'flat plate': 'plain x-ray',
  'hypertensive management': 'blood pressure care', 'fluid management': 'fluid care',
  're-intubated': 'put back on the breathing tube', 're-intubation': 'a new breathing tube', 'incontinent of bowel and bladder': 'not able to hold stool or urine', 'incontinent of bladder and bowel': 'not able to hold urine or stool',
  'incontinent of bladder': 'not able to hold urine', 'incontinent of urine': 'not able to hold urine', 'incontinent of bowel': 'not able to hold stool', 'incontinent of stool': 'not able to hold stool',
  'chronically oxygen dependent': 'dependent on oxygen for a long time', 'chronic oxygen dependent': 'dependent on oxygen for a long time', 'oxygen dependent': 'dependent on oxygen',
  'scripts left in the chart for': 'prescriptions were left for', 'med rec sheet': 'medicine list', 'med rec': 'medicine list', 'on no meds': 'no medicines', 'secondary to above': 'due to the illness listed above it', 'secondary to the above': 'due to the illness listed above it',
  'levels of pathology': 'levels with trouble', 'underlying pathology': 'underlying illness', 'acute pathology': 'new illness', 'significant pathology': 'serious illness',
  'pathology specimen': 'tissue sample for the lab', 'pathology specimens': 'tissue samples for the lab', 'restrictive physiology': 'stiff filling of the heart',
  'pulmonary was managed by': 'the lungs were looked after by', 'incentive spirometry': 'a breathing trainer', 'an incentive spirometer': 'a breathing trainer', 'incentive spirometer': 'breathing trainer',
  'had aspirated': 'had breathed food or fluid into the airway', 'has aspirated': 'has breathed food or fluid into the airway', 'patient aspirated': 'patient breathed food or fluid into the airway',
  'unable to tolerate p.o': 'not able to keep food and drink down', 'unable to tolerate p.o intake': 'not able to keep food and drink down', 'tolerate p.o intake': 'keep food and drink down', 'tolerating p.o intake': 'keeping food and drink down',
  'postop x-ray': 'x-ray after surgery', 'postoperative x-ray': 'x-ray after surgery', 'post-op x-ray': 'x-ray after surgery',
  'evidence of pathology': 'sign of illness', 'above-noted pathology': 'illness named above', 'above pathology': 'illness named above', 'this pathology': 'this illness', 'no pathology': 'no illness', 'other pathology': 'other illness', 'further pathology': 'further illness', 'pathology present': 'illness that was there', 'obvious pathology': 'clear sign of illness',
  pathology: 'pathology (a close lab check)', endorsed: 'reported', titrated: 'adjusted', mentation: 'thinking',
  efficacious: 'effective', transiently: 'for a short time', serology: 'blood test', cardiology: 'the heart team', 'interventional radiology': 'the team that treats with needles and tubes under imaging', 'adm w/': 'admitted with', 'adm with': 'admitted with', 'adm for': 'admitted for', neurology: 'the nerve and brain team', oncology: 'the cancer team', 'oncology team': 'cancer team', 'cardiology team': 'heart team', 'neurology team': 'nerve and brain team',
  nephrology: 'the kidney team', urology: 'the urinary tract team', gastroenterology: 'the stomach and bowel team',
  orthopedics: 'the bone and joint team', psychiatry: 'the mental health team', cardiologist: 'heart doctor',
  neurologist: 'nerve and brain doctor', oncologist: 'cancer doctor', nephrologist: 'kidney doctor',
  urologist: 'urinary tract doctor', gastroenterologist: 'stomach and bowel doctor', psychiatrist: 'mental health doctor',
  dermatologist: 'skin doctor', pulmonologist: 'lung doctor', rheumatologist: 'joint doctor', hematologist: 'blood doctor',
  endocrinologist: 'hormone doctor', ophthalmologist: 'eye doctor', otolaryngologist: 'ear, nose and throat doctor',
  'felt innocent': 'felt to be harmless', 'felt to be innocent': 'felt to be harmless', 'sounds innocent': 'sounds harmless', 'sounded innocent': 'sounded harmless',
  podiatrist: 'foot doctor', anesthesiologist: 'anesthesia doctor', gynecologist: 'women’s doctor',
  orthopedist: 'bone and joint doctor', 'neurosurgeon': 'brain and spine surgeon', 'neurosurgery': 'the brain and spine surgery team',
}; // biome-ignore format: one list

interface Phrase {
  words: string[];
  plain: string;
}

const byFirst = new Map<string, Phrase[]>();
/** Whom or what the doctors of a clinic care for. */
const CLINIC_OF: Readonly<Record<string, string>> = {
  nephrology: 'kidney', renal: 'kidney', urology: 'urinary tract', gastroenterology: 'stomach and bowel', cardiology: 'heart', neurology: 'nerve and brain',
  oncology: 'cancer', orthopedics: 'bone and joint', psychiatry: 'mental health', neurosurgery: 'brain and spine surgery',
  dermatology: 'skin', endocrinology: 'hormone', rheumatology: 'joint', hematology: 'blood', ophthalmology: 'eye',
}; // biome-ignore format: one table
const CLINICS = Object.fromEntries(
  Object.entries(CLINIC_OF).flatMap(([field, of]) => [
    [`${field} clinic`, `${of} clinic`],
    ...['pediatric', 'paediatric'].flatMap((child) => [
      [`${child} ${field} clinic`, `children’s ${of} clinic`],
      [`${child} ${field}`, `the children’s ${of} team`],
    ]),
  ]),
);

/** What a set phrase of any kind says; the general ones win. */
const ALL_PHRASES: Readonly<Record<string, string>> = {
  ...TOPIC_PHRASES,
  ...PICTURE_PHRASES,
  ...CLINICS,
  ...PHRASES,
};
for (const [phrase, plain] of Object.entries(ALL_PHRASES)) {
  const words = phrase.split(' ');
  const first = words[0] as string;
  byFirst.set(first, [...(byFirst.get(first) ?? []), { words, plain }]);
}
for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);

/** The longest set phrase that begins with these lower-case words: how many words it takes and what it says. */
export function plainPhrase(words: (at: number) => string | undefined): { length: number; plain: string } | null {
  const first = words(0);
  const options = first === undefined ? undefined : byFirst.get(first);
  for (const { words: wanted, plain } of options ?? [])
    if (wanted.every((word, at) => words(at) === word)) return { length: wanted.length, plain };
  return null;
}

/** True for a word that is itself one of the set phrases ("p.o."). */
export function isPhrase(printed: string): boolean {
  const word = printed.toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(ALL_PHRASES, word);
}

/** Words of two letters; others are short forms that nobody need know. */
const SHORT = new Set(
  'am an as at be by do go he if in is it me my no of oh ok on or so to up us we mg ml cm mm kg cc dl pm dr mr ms lb oz st vs ii iv ct er tv id ad'.split(
    ' ',
  ),
);

/** True for a word that a reader knows, in any of its regular forms; parts joined by hyphens each count. */
export const isEveryday: (word: string) => boolean = remembered(2000, (word) => {
  const lower = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/\.$/, '');
  if (lower.length === 2) return SHORT.has(lower);
  if (EVERYDAY_WORDS.has(lower) || PICTURE_WORDS.has(lower) || isGeneralWord(lower)) return true;
  const parts = lower.split('-');
  if (parts.length > 1) return parts.every((part) => part === '' || EVERYDAY_WORDS.has(part) || isGeneralWord(part));
  return /^(?:un|re|non)[a-z]{4,}$/.test(lower) && isGeneralWord(lower.replace(/^(?:un|re|non)/, ''));
});

/** Parts that stand in front of a word they are joined to: "ex-wife", "co-owner", "mid-afternoon". */
const IN_FRONT = /^(?:co|ex|re|mid|self|semi|non|pre|post|anti|multi|half|great|all|over|under|well|ill|e|x|t)$/;

/**
 * True for a word that needs no explaining where no entry names it: an everyday one or any of plain English, alone or
 * joined to others ("ex-boyfriend", "and/or"). What a name of the knowledge base is built of is asked of `isEveryday` alone.
 */
export const isKnown: (word: string) => boolean = remembered(2000, (word) => {
  if (isEveryday(word) || isPlainEnglish(word)) return true;
  const parts = word.toLowerCase().split(/[-/]/);
  return (
    parts.length > 1 &&
    parts.every((part) => part.length > 1 || /^[et]$/.test(part)) &&
    parts.every(
      (part, at) => (at + 1 < parts.length && IN_FRONT.test(part)) || isEveryday(part) || isPlainEnglish(part),
    )
  );
});
