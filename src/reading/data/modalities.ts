/** How an imaging test is named on reports, and its plain name. The first that matches an exam title wins. */
export interface Modality {
  id: string;
  plain: string;
  pattern: RegExp;
  /** Region the test always has, where it has one. */
  region?: string;
  /** True where the pattern alone is weak in running text ("us", "views"). */
  weak?: RegExp;
}

export const MODALITIES: readonly Modality[] = [
  { id: 'pet', plain: 'PET scan', pattern: /\b(?:pet(?! (?:bloods?|labs?|screen|profile|dog|cat|owner|therapy|dander))|positron emission|fdg)\b/i },
  { id: 'mammogram', plain: 'Mammogram', pattern: /\bmammo\w*|\btomosynthesis\b|\bdbt\b/i, region: 'breast' },
  { id: 'dexa', plain: 'Bone density scan', pattern: /\b(?:dexa|dxa|bone (?:mineral )?densit\w*|densitometry)\b/i, region: '' },
  { id: 'ultrasound', plain: 'Heart ultrasound of the unborn baby', pattern: /\bf(?:o)?etal (?:cardiac )?(?:echo\w*|heart (?:scan|ultrasound))\b/i, region: '' },
  { id: 'echo', plain: 'Heart ultrasound (echocardiogram)', pattern: /\b(?:\w*echocardiogra\w*|\d-d echo|2d echo|tte|tee|stress echo|doppler echo|echo)\b/i, region: '' },
  // In capitals and first on its line: "XR TOE" is another thing.
  { id: 'echo', plain: 'Heart ultrasound (echocardiogram)', pattern: /^\W{0,4}TOE\b(?![^\n]*\b(?:X-?RAY|XR|NAIL|[Tt]oe)\b)/m, region: '' },
  { id: 'ultrasound', plain: 'Ultrasound', pattern: /^\W{0,4}e?-?FAST(?: (?:SCAN|scan|exam|EXAM|ultrasound))\b/m },
  { id: 'nuclear', plain: 'Nuclear scan of the heart', pattern: /\b(?:nuclear (?:exercise |pharmacologic |cardiac )?stress|nuclear cardiology|myocardial perfusion|(?:lexiscan|regadenoson|adenosine|persantine|exercise) (?:nuclear|myoview|cardiolite|sestamibi|spect|stress (?:mpi|spect|nuclear))|cardiac spect|mpi spect|(?:cardiac|heart) radionuclide|nuclear (?:cardiac )?(?:perfusion|myocardial))\b/i, region: '' },
  { id: 'nuclear', plain: 'Nuclear medicine scan', pattern: /\b(?:scintigra\w*|bone scan|dmsa|mag-?3|renogra(?:m|phy)|hida|v\/q|ventilation[- ]perfusion|nuclear (?!atypia|enlarge|grade|pleomorph|groove|stratif|membran|feature|stain|chromatin|size|crowd|express|positiv|loss|overlap|irregul|mold|mould|contour|detail|hyperchrom|inclu|β|beta|accum)|spect|sestamibi|cardiolite|thallium|muga|myocardial perfusion|gastric emptying|thyroid uptake|hepatobiliary scan|radionuclide|technetium|myoview|lexiscan)\b/i },
  { id: 'fluoroscopy', plain: 'Moving X-ray (fluoroscopy)', pattern: /\b(?:(?:video)?fluoroscop\w*|barium|micturating cysto\w*|mcug|hsg|esophagram|esophagogram|upper gi(?! (?:biops|endosc|tract|bleed|ha?emorr|mucos|tumou?r|cancer|symptom|surg))|swallow(?:ing)? study|vcug|voiding cystourethrogram|myelogra\w*|hysterosalpingogra\w*|small bowel follow|cystogram|defecogra\w*)\b/i },
  { id: 'angiography', plain: 'CT angiogram', pattern: /\b(?:cta|ctca|ctpa|ct (?:pulmonary |coronary )?angio\w*)\b/i },
  { id: 'angiography', plain: 'MR angiogram', pattern: /\b(?:mra|mrv|mr angio\w*)\b/i },
  { id: 'mri', plain: 'MRI scan', pattern: /\b(?:(?:mp)?mri|mrcp|magnetic resonance|mr (?=[a-z]*(?:arthrogra|urogra|brain|spine|knee|shoulder|abd|pel|hip|lumbar|cervical|thoracic|head|neck|ankle|wrist|imaging|enterog|cardiac|prostate|breast|liver)))/i },
  { id: 'ct', plain: 'CT scan', pattern: /\b(?:ct(?!\s?(?:values?\b|[=:]?\s?\d\d(?:\.\d{1,2})?\s*(?:$|[,;)(\n])|[=:]?\s?\d\d\.\d))|c\.t\.|computed tomogra\w*|computerized tomogra\w*|cat scan|hrct|ldct|ncct|cect|cbct|cone[- ]beam)\b/i },
  { id: 'ultrasound', plain: 'Ultrasound', pattern: /\b(?:ultraso\w*|usg|uss|tvus|dvt scan|sonogra\w*|duplex|doppler|biophysical profile|(?:trimester|fetal) anatomy (?:scan|survey)|(?:first|second|third|1st|2nd|3rd)[- ]trimester (?:scan|uss?|ultrasound|obstetric)|(?:early |routine |antenatal )?obstetric scan|antenatal scan|\d{1,2}[- ](?:\+\d )?weeks? (?:anomaly |growth |dating |fetal )?scan|anatomy scan|ob us|(?:(?:early )?pregnancy|dating|viability|anomaly|growth|nt|nuchal(?: translucency)?|reassurance) (?:scan|uss?)|level (?:ii|2) (?:scan|survey))\b/i, weak: /^\s*[Uu][Ss]\b|^(?:[A-Za-z/,&-]{2,16} ){1,4}US(?=\s*$| WITH\b| \()/ },
  { id: 'angiography', plain: 'Angiogram', pattern: /\b(?:\w*angiogra(?:m|phy|ms|phic)|arteriogra\w*|venogra(?:m|phy)|(?:cardiac|heart) cath\w*)\b/i },
  // Words that only such pictures are described in, where no test is named.
  { id: 'mri', plain: 'MRI scan', pattern: /\b(?:marrow (?:edema|oedema|signal)|(?:coronal|sagittal|axial|transaxial) (?:T[12]|PD|STIR|FLAIR)\b|gadolinium|hyp(?:er|o)intense signal|(?:increased|abnormal|intermediate|high|low) (?:T[12] )?signal(?: intensity)?\b|T[12][- ](?:weighted|hyper\w+|hypo\w+|signal)|STIR\b)/i, region: '' },
  { id: 'ct', plain: 'CT scan', pattern: /\b(?:hounsfield|(?:axial|transaxial) (?:scans|images) [^.]{0,60}\breformat\w+)\b/i, region: '' },
  { id: 'xray', plain: 'X-ray', pattern: /\b(?:x-? ?rays?|xr|cxr|kub|radiogra\w*|plain films?|rx(?=[ :]+(?:of (?:the )?|de (?:la )?|do |da |del )?(?:left |right |l |r |bilateral )?(?:t[oó]rax|thorax|chest|abdom\w+|pelvis|spine|lumb\w+|cervical|dorsal|skull|knee|hips?|hands?|foot|feet|ankle|wrist|shoulder|elbow|femur|tibia|forearm|mano|rodilla|columna|cadera)\b)|axr|skeletal survey|panorex|opg|orthopantomogra\w*|(?:foot|ankle|knee|hand|wrist|elbow|shoulder|hip|spine|rib|facial|sinus|pelvis|obstructive|acute abdom\w+) series)\b/i, weak: /\b(?:flexion and extension|x-? ?xxxx|[1-9] ?v(?:iews?|ws?)?\b|pa and lateral|pa\/lat\w*|ap and lateral|views?|frontal|portable|lateral|ap\b|pa\b)/i },
]; // biome-ignore format: one modality a line

/** A body region of exam titles: knowledge id, plain words, how it is printed. */
export interface Region {
  id: string;
  plain: string;
  pattern: RegExp;
  paired?: boolean;
}

export const REGIONS: readonly Region[] = [
  { id: 'chest', plain: 'chest', pattern: /\b(?:chest|thorax|cxr|lungs?|pulmonary|hrct|ldct|ctpa)\b/i },
  { id: 'abdomen', plain: 'belly', pattern: /\b(?:abdom\w*|abd|kub|axr|mrcp|enterograph\w*)\b/i },
  { id: 'pregnancy', plain: 'pregnancy', pattern: /\b(?:obstetric\w*|f(?:o)?etal|anatomy scan|antenatal (?:scan|uss?)|trimester (?:scan|uss?|ultrasound)|(?:dating|anomaly|growth|viability|nuchal(?: translucency)?) (?:scan|uss?)|\d{1,2}[- ]weeks? scan|pregnan\w+|gestational sac|ob us|ob ultrasound)\b/i },
  { id: 'pelvis', plain: 'pelvis', pattern: /\b(?:pelvi[sc]|tvus|transvaginal|endovaginal)\b/i },
  { id: 'brain', plain: 'brain', pattern: /\b(?:brain|intracranial|cerebral)\b/i },
  { id: 'head', plain: 'head', pattern: /\b(?:(?<!\b(?:radial|femoral|humeral|fibular|metatarsal|metacarpal|caudate|pancreatic|mandibular|condylar|long|short|medial|lateral) )head(?! of\b)|skull|cranial)\b/i },
  { id: 'sinuses', plain: 'sinuses', pattern: /\b(?:(?<!\b(?:cavernous|dural|venous|transverse|sigmoid|sagittal|coronary|pilonidal|renal|valsalva) )sinuses|paranasal|sinus (?:ct|series|x-?ray)|(?:ct|mri|xr) sinus)\b/i },
  { id: 'pituitary-gland', plain: 'hormone gland below the brain', pattern: /\b(?:pituitary|sella(?:r)?)\b/i },
  { id: 'face', plain: 'face', pattern: /\b(?:facial bones?|face|maxillofacial|mandible|orbits?|panorex)\b/i },
  { id: 'neck', plain: 'neck', pattern: /\b(?:soft tissue neck|neck|carotids?)\b/i },
  { id: 'thyroid', plain: 'thyroid', pattern: /\bthyroid\b/i },
  { id: 'cervical-spine', plain: 'neck part of the spine', pattern: /\b(?:c-?spine|cervical(?: spine)?\b(?! (?:length|os|canal (?:length|width)|funnel\w*|cerclage|assessment|biops\w*|cancer|screening|smear|cytology|lymph|nodes?|adenopathy|lymphadenopathy)))(?<=\w)(?!\w)/i },
  { id: 'thoracic-spine', plain: 'upper back part of the spine', pattern: /\b(?:t-?spine|thoracic spine|dorsal spine)\b/i },
  { id: 'lumbar-spine', plain: 'lower spine', pattern: /\b(?:l-?spine|ls spine|lumbar|lumbosacral)\b/i },
  { id: 'spine', plain: 'spine', pattern: /\b(?:spine|spinal|scoliosis)\b/i },
  { id: 'sacrum', plain: 'tailbone area', pattern: /\b(?:sacrum|coccyx|sacroiliac|si joints?)\b/i },
  { id: 'shoulder', plain: 'shoulder', pattern: /\bshoulders?\b/i, paired: true },
  { id: 'upper-arm', plain: 'upper arm', pattern: /\bhumerus\b/i, paired: true },
  { id: 'elbow', plain: 'elbow', pattern: /\belbows?\b/i, paired: true },
  { id: 'forearm', plain: 'forearm', pattern: /\b(?:forearm|radius|ulna)\b/i, paired: true },
  { id: 'wrist', plain: 'wrist', pattern: /\bwrists?\b/i, paired: true },
  { id: 'hand', plain: 'hand', pattern: /\bhands?\b/i, paired: true },
  { id: 'finger', plain: 'finger', pattern: /\b(?:fingers?|thumb)\b/i, paired: true },
  { id: 'clavicle', plain: 'collarbone', pattern: /\bclavicles?\b/i, paired: true },
  { id: 'ribs', plain: 'ribs', pattern: /\bribs?\b/i, paired: true },
  { id: 'hip', plain: 'hip', pattern: /\bhips?\b/i, paired: true },
  { id: 'femur', plain: 'thigh', pattern: /\b(?:femur|thigh)\b/i, paired: true },
  { id: 'knee', plain: 'knee', pattern: /\bknees?\b/i, paired: true },
  { id: 'lower-leg', plain: 'lower leg', pattern: /\b(?:tibia|fibula|tib\/fib|lower leg|calf)\b/i, paired: true },
  { id: 'ankle', plain: 'ankle', pattern: /\bankles?\b/i, paired: true },
  { id: 'foot', plain: 'foot', pattern: /\b(?:foot|feet|calcaneus|heel)\b/i, paired: true },
  { id: 'toe', plain: 'toe', pattern: /\btoes?\b/i, paired: true },
  { id: 'leg', plain: 'leg', pattern: /\b(?:lower (?:extremit(?:y|ies)|limbs?)|legs?|le venous|runoff)\b/i, paired: true },
  { id: 'arm', plain: 'arm', pattern: /\b(?:upper extremit(?:y|ies)|arms?)\b/i, paired: true },
  { id: 'breast', plain: 'breast', pattern: /\b(?:breasts?|mammo\w*)\b/i, paired: true },
  { id: 'kidney', plain: 'kidneys', pattern: /\b(?:renal|kidneys?|dmsa|mag-?3|renogra(?:m|phy)|ivu|retroperiton\w*|urogra\w*)\b/i },
  { id: 'liver', plain: 'liver', pattern: /\b(?:liver|hepatic|ruq|right upper quadrant)\b/i },
  { id: 'gallbladder', plain: 'gallbladder', pattern: /\b(?:gallbladder|biliary|hida)\b/i },
  { id: 'pancreas', plain: 'pancreas', pattern: /\bpancrea\w*\b/i },
  { id: 'bladder', plain: 'bladder', pattern: /\b(?:bladder|vcug|mcug|cysto(?:urethro)?gra(?:m|phy))\b/i },
  { id: 'prostate', plain: 'prostate', pattern: /\bprostate\b/i },
  { id: 'scrotum', plain: 'scrotum', pattern: /\b(?:scrot\w*|testic\w*|testes)\b/i },
  { id: 'uterus', plain: 'womb', pattern: /\b(?:uterus|hsg|hysterosalpingogra\w*|uterine)\b/i },
  { id: 'heart', plain: 'heart', pattern: /\b(?:heart|ctca|calcium scor(?:e|ing)|cardiac|coronary|myocardial)\b/i },
  { id: 'aorta', plain: 'main artery (aorta)', pattern: /\b(?:aorta|aortic)\b/i },
  { id: 'colon', plain: 'large bowel', pattern: /\b(?:colonogra\w*|(?:barium|contrast) enema)\b/i },
  { id: 'ear', plain: 'inner ear', pattern: /\b(?:temporal bones?|iams?|internal auditory|petrous bones?)\b/i },
  { id: 'esophagus', plain: 'food pipe', pattern: /\b(?:esophag\w*|barium swallow)\b/i },
]; // biome-ignore format: one region a line
