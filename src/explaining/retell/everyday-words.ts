/** Words of everyday English that turn up in stories of illness: of the home, of work, of food, of how one feels. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `acidic autistic bedsheets cautious challenge challenges cocktail confined conditioning diagnostic dictation dips fortified glycerin immature impossible infirmary mango narrative official opaque pants pharmacist pharmacies pharmacy prosecution proteins rehydration satellite seldom seldomly stabilizer stabilizers starch strides succeeding surroundings transmission worn
  abandoned abdomen abdominal abnormal abnormally abortion abrasion abrasions abroad abruptly abusive academic accessory accordingly accumulate
  accumulated aching achy active acuity acute address addressed adhere administrator admission admitted adolescent adopted adoption adulthood
  advantages adverse afternoon afterwards aggravate aggravation agitated agitation aid aids aim aimed aims airbag airbags airplane airway airways
  alcohol alcoholic alcoholics aligned allergic allergies allergy allowance altercation altitude ambulance anal analyst anatomy anchor anchored
  anesthesia angle ankle ankles anniversary annoy antibiotic antibiotics anticipation antihistamine antihistamines anus anxiety anxious anybody
  anymore anyway appendix appetite apple appropriate approved april arch argue arguing argument armchair armpit armpits arrange arrangements arteries
  artery arthritic arthritis article asleep assault assaults assume assured asthma ate athletic attack attacks attendance attorney audiologist auditor
  august authority authorization autism automobile autopsy autumn avoidance await awaited awaiting awakenings aware awhile awoken backache backboard
  baking ballet banana bandage bandaged bandages banged baseball bat bathtub batteries battery beach beaten beater bedbug bedbugs bedroom bedside bee
  beforehand belching bell belly belt bench benefit bent bet bicycle bike biking billing binge biological biology biopsies biopsy bipolar bird birth
  births bladder blade bland blanket bled bleed bleeding blend blinking blister blistered blisters bloated block blockage blocks blood blurred blurry
  boating bone bones booked booking booster boot bored boss bothering bothers bottle bottle-fed bottles boundaries bowel bowels bowl bowling bowls
  boxes bpm bra brace bracelet braces brain branch branches breakdown breast breastfed breastfeeding breasts breathing-tube breathless breathlessness
  bridge briefly brisk broadside broccoli broke bruise bruised bruises bruising brush buckets buckled buckling bulb bumpy bundle bundles bungalow bunk
  buried burning burping burst bursts bus butcher buttock buttocks button buzzing bypass caffeinated cages calcium calculation calculations calendar
  calf california camera camping canal canals cancel canceled cancellation cancelled cancelling cancer cancers cane cannabis cannot capped capsule
  capsules cardiac caregiver caregivers carer carers carpenter carpet carrier carriers carrots cart cashier catastrophic catch category catheter
  caught cavity cbc ceiling cell cells centimeter centimeters centimetre cereal channel characteristic charges chase chased checked checklist checkup
  cheek cheeks cheerful chef chemical chemicals chemistry chest chewing childcare childminder chills chin chinese chips chiropractor chiropractors
  chocolate cholesterol choosing chores chose chosen chronic cigar cigars circles circling circumcised circumference cited claim claims clammy clarify
  classic classroom cleansed cleansing clearance clerk click clicking clicks clinic clinically clip clips clot clots cloudy clue cluster clusters
  cocaine coincide cola collapse collapsed collarbone colleague collection collision colon comfort command commands committed commode commute
  commuting compensation competent compliance compliant complicated complicating complication complications comprehension conceive conceived
  concentration conception concise concrete concur condoms conference confidence confident confidentiality confirmation confrontation confronted
  confused confusing confusion congested congestion connection cons conscious consciousness consequences consequently conservatively considerably
  consistency constipation construction consultant consumption contact contacts contaminant continually contraceptive contract contraction
  contractions contractor contribution conversion convincing cooperation coordinator cope copied coping cord cords corn correction corrective cost
  cotton cough coughing counseled counseling counselled counselor cow coworker cpr crack cracked crackers cracking cracks cramp cramping cramps crampy
  crash crashed craving creche crib crisis criteria crooked crossword crosswords crowded cruise crushed crushing crusted crusty crutch crutches crèche
  ct cuff cupboard curb curtains cushion custody cycle cylinder cyst cysts dab dad daily damp dance dancing dashboard database dawn daycare dazed dead
  december decreased decreasing deemed deepened deferred deficit deficits deformed defy dehydrated dehydration deliberately delivered delivery
  delusion delusional delusions demanding dementia demise demonstration denture dentures departure dependence deployed deposit depressed depression
  deprived depth descended design desk destruction detached detained detected deterioration detox deviation device devices devoted diabetes diagnose
  diagnosed diagnoses diagnosis diagnostics diaper diapers diaphragm diarrhea diary dietician digging dilate dilated dim dirty disabled disadvantages
  disagreed discharge discharged discharging disciplined disclosed discoloration discomfort disconnected discouraged discrepancy discretion dishes
  dismissed disorder disorders disorganized dispensed disruption dissipated dissolvable distinct distribution dizziness dizzy documentation dollar
  dollars domestic dominoes donating donor doorknob dosage dose doses doubled downward drainage drained drank dreams dressing dressings dribble
  dribbling drilled dripping driven driveway driving drooling droop drooping droopy drove drowsy drug drugs drum drunk dull durable dusk duties duty
  dyslexia eager ear earache earmuffs earplugs ears eastern eaten educated educator eeg efficiency ejected ekg ekgs elaborate elastic elbow elbows
  electrician electronic element elongated emotionally emphasis employee employer emptiness enamel encouraged enjoy enjoys entail entirety epidural
  episode episodes erection erratic escalate escalated escalation esophagus essence esteem etc ethic evening evolving ex-husband ex-smoker ex-wife
  excited excitement exclusive excruciating exhausted exit expectations expectorant external externally extracted extraction extubated eye eyebrow
  eyedrops eyelashes eyelid eyelids eyes eyesight facemask faint fainted fainting fallen fantastic fasting fatal fatigability fatigue fatigued favored
  fax faxed february fed feedback feeding feedings feeds fever feverish fevers fiance fiancee fighting filed filling fillings financially finger
  fingernail fingernails fingers firearm firearms fired firefighter fireman firmly fishing fist fizzy flaky flare flare-up flare-ups flashbacks
  flashes flashing flatmate flatmates flea fleas flexed floaters floating flossing flow fluctuating fluid fluids flush flushed foam foggy follow-up
  follow-ups followup forcefully forearm forehead foreign forgot forgotten forklift formula formula-fed fortnight fortnightly fortunate fortunately
  fought foul fracture fractured fractures frail frame freely french frequently friday fried frustration fulfil fulfill fulfills fulfils fun fund
  fundamental furniture fussy fuzzy gag gagging gallbladder gap garden gardener gardening gasping gassy gauge gauze gaze gel gene generating
  generation generic generous genes genetic gentleman genuine germ german germany germs gesture gestures gland glands glare glasses gloved gloves glue
  goat goggles golf gotten grabbed gradual gradually graft grafts grandchild grandchildren grapefruit gravel gravity greasy great-grandmother gritty
  groceries grogginess groggy groin guarding guess guidance guideline guidelines guilt gulp gum gums gun guns gym gymnastics hall hallucination
  hallucinations hallway hallways halos halved handout handwriting harassed harassment hardened harmful hauling hazards headache headaches headphones
  hearing hearing-aid heart heavier heaviness heel heels helmet helmeted helpline herbal herbs hernia heroic heroin hesitancy hesitant hesitate
  hiccups hiking hill hills hint hip hips hit hitting hiv hmo hoarse hobbies holiday hollow homeless homework hook hooked hooks hopeful hormone
  hormones horn horse horseback hospital hotline hour hourly hours housekeeper human humming hunger hungry hunting hydrated hydration hyperactivity
  ideal identifiable identity ignore illicit illusions imagine imbalance immigrated immunised immunization immunizations immunized impaired impatient
  implant implanted implants implied improved improving impulse impulsive inactive inappropriate increased increasing increasingly independence
  indicative indoor infected infection infections infective influence inform informed infrequent infrequently ingested inhaled inherit inherited
  inherits initiating inject injected injecting injection injections injuries injury inpatient insisted insomnia instability insufficient insulin
  intake intelligence intensive intentionally intercourse interfere interfered interference intermittent intermittently internal internally
  intersection intolerable intolerant introduction intubated invasion investigate investigated investigation involuntary iron irritability irritable
  irritated irritation itch itching itchy iv janitor january jaw jerk jerked jerking jittery jogged jogging joint joints journal journals judged july
  jumped jumper jumping june karate kcal keen kicked kidney kidneys kilometer kindergarten kit knee knees knitting knocked knots labor ladder ladders
  ladies laid landed landing landlord lapse laser lashes laundry lawn lawsuit lbs leaflet leaflets lean leaned leaning leans lens lenses letter
  librarian lice licence license licensing lifelong lifetime lightheaded lightly likelihood limb limbs limp limping lip lipid lips litre liver lobe
  lobes lock locked locking loin lonely loosely loosened loosening lorry lotion lumbar lump lumps lumpy lung lungs lyme lymph magnet malnourished
  malnutrition mammogram mammograms manic manipulation manual marble march marijuana markers market mashed maternal mattress may mcg mealtime meant
  measurable mechanic mechanism medically medication medications medicine medicines medium meds meeting meetings membrane membranes memorial menopause
  menstrual mentally merits message metallic mexico microscope midday midwife midwives migraine migrate migrated migrates mildly milligram milligrams
  millimeter millimeters millimetre mineral minerals minimize minimizing minute minutes mirror miscarriage mistaken misuse mite mites mittens mixture
  mmhg moderately moisturiser moisturizer molested momentary monday monitor monitored monitoring month monthly months mood moods moody
  mopped morning mosquito motionless motivated motorcycle mounted mouse mowed mph mri mucus mud mum mumbling muscle muscles muscular myself nappies
  nappy nausea necessitated necessity neck needle needles needlestick negative neglect neglected negligible neighbour nerve nerves nervousness netball
  neurological newborn newspaper nightly nightmares nighttime nipple nipples nobody nodding node nodes noise noisy non noncompliant nondrinker
  nonproductive nonspecific nontender normal normalized northern nose nostril nostrils noticeably november noxious nuclear numb numbing numbness
  nursery nursing nutrition nutritional nutritionist o'clock obese obesity objective obscure obscured obscures october odor ok okay ongoing online
  operation operations operative opposite opted optician optimal optometrist organism organisms orientation outlook outpatient outstretched oval
  ovaries oven overactive overhead overload overnight overt overweight overwhelmed ovulation oxygen oxygenation pacemaker pacer pacifier pacing pack
  packed packet packing packs paid painkiller painkillers painter pale palpably pancreas panic panting paperwork paramedic paramedics paranoid
  parasite parasites partially passage passages passed passenger password pasta pat patch patched patches paternal pause paused pauses peacefully
  peanut peanuts pearl pedestrian pediatric peeling peer peers pellets pelvic pelvis pen penis per perceived perfectly periods persistent persistently
  personnel pharmacist phase phlegm phobia photos phrases physically physicians physiotherapist pierced pig pillow pillows pink pipe plant plastic
  plateau playground plenty plug plugged plum plumber policy polyp polyps pool pools pop popped popping population porch port positive posted
  postmenopausal postponed postponing potassium potty practitioner precautions preexisting pregnancy pregnancy-related pregnant premature preoccupied
  preop preschool prescribed prescribing pressure-like presumed privately productive profession prolonged promote promptly pronounced property
  proposed pros prostate prostitutes protection protein protruding proven provoked proxy psychiatric psychological psychotic puff puffs puffy punch
  punched puncture questionnaire quiz raccoon radiate radiated radiates radiating radiation rage rail rails rain raked ramp random rash raspy rat
  razor re-check reactive readiness readmission readmitted rear-end rear-ended reassess reassessed reassurance reassure reassured reassuring reception
  recheck rechecked recliner recommend recommended recommending recommends reconstruction rectal rectum recurrence recurrent recurring reddish
  reductions reflection reflux regime register registered regrets regretted regurgitate rehab rehabilitation rehearsal reiterated rejected relaxed
  reliable relief reluctant repair repaired repeatedly replaced replaces replied reply representative requirement requirements rescue researching
  resentful resistant resolution resolved resolving resources respirator responsibility responsive restarted restarting restless restrained
  restrictive resume resumed resuming retired reversal rewards rhythmic rib ribs rigid rinse rinsed rinsing risen risky roadworthy roaring robust rock
  rode roll rolled rolling rollover ropes rose rotating route rubber rubbing rug running runny rust sacrificing salad saline saliva salty samples
  sandals sank satisfaction satisfied saturation saturday scab scabs scaffolding scales scalp scan scans scar scarred scarring scars schizophrenia
  scooter scratch scratched scratches scrub scrubbed sealed seals search season seatbelt seatbelted seclusion second seconds secretions secrets
  sedated sedentary seeds seizure seizures seldom semester semi-retired senior sensory september septum serum seventeen severe severely
  severity sewed sewing sewn sexually shadows shaft shaken shaking shaky sheep shell shelter shield shielded shirt shivering shooting shortened
  shoulder shoulders shoveled shrank shrunk shut shy sib siblings sidewalk sidewall silicone singer singing sinus sinuses sip sips sixteen skateboard
  skating skiing skin skip skipped skirt skull slapped sleepiness sleeve slender slid slim sling slings slip slipped slippery slipping slit sluggish
  slurred slurring smacking smart smelly smile snack snacks snake snapped sneeze sneezing snores snoring snow soak soaked soaking sobbing sober
  socially socket sodium sofa soiled somehow sometime somewhere sonographer sore soreness sores sought soup southern sparing spatial spectacles
  spectrum speed spelling spicy spider spillage spilled spinal spine spirits spitting spleen splint splints split sponsor spontaneously spoon spoonful
  squad square squeezed squeezing stabbing stabilize stabilized stabilizing stable stained standpoint staple staples stare staring startle stationary
  steel stent stepfather stepmother steroid steroids stick sticky stiff stiffness stilts stimulus stinging stirrup stitch stitches stocking stockings
  stomach stone stones stool stools stooped stooping stopping stove straining strange strap strategies strategy straw straws strengthen strengthening
  strenuous stressful stretch stretcher stretching strictly strike striking strip stripped strips stroke stroller struck structural struggle struggles
  stubborn stuck stuffy stumbled stutter stuttering subside subsided sugar sugars suggestion suicidal suicide suite sunday sunk sunlight sunscreen
  supervise supervised supervision surgeon surgeons surgical surgically surprise surrogate survival survive survived suspended suv swab swabs swam
  swap swapped swayed sweat sweater sweats sweaty swelled swelling swimming swing swings swollen symptom symptoms syndrome syringe tablespoon tablet
  tablets tackled tag tailbone tailor tailored tantrum tantrums tape taper tapered tapering tarry taught tearful teased teasing teaspoon teaspoons
  technician technology teenage teenager teeth teething telehealth temple temples temporary tennis tense tension terrible testicle testicles testing
  texas theater therapist therapy thereby thermometer thigh thighs thirst thirsty thoroughly threaten threatened threw throat throbbing throwing
  thrown thursday thyroid tick ticks tightened till timeframe tinged tingle tingling tingly tire tiredness tires titanium toast toe toenail toenails
  toes toilet tolerable tolerate tolerated tolerating tomorrow tongue tonight tonsil tonsils tooth toothache toothbrush tossing tower town toys tract
  traditional traffic trailer trampoline transfer transferred transition transitioned tray treadmill trembling tremendous trimmed triple triplets
  tripped troublesome trough truck trucks tub tube tubes tubs tuesday tumble tumbled tumor tumors tutor tutoring twins twist twisted twisting
  twitching ulcer ulcers ultrasound unable unaware unchanged unclear uncomfortable uncomplicated unconscious underlying underwear underweight
  undetermined unduly uneventful uneventfully unexpected unexpectedly unfamiliar unfortunately unit units unknown unlikely unobstructed unpopular
  unremarkable unresponsive unrestrained unstable unusual unvaccinated unwilling upgraded upward upwards urge urgency urgent urgently urinary urine
  uterus vaccinated vaccination vaccinations vaccine vaccines vacuum vacuuming vagina vaginal valid valve valves van vape vaping variability variation
  vein veins ventilator verbally vessel vessels vest veteran veterans vicinity viewpoint vigorous violence violent viral virtual virus visible visual
  vitamin vitamins vivid vocabulary vocational vodka voicemail void voided voiding volleyball voluntary vomit vomited vomiting vomits voucher waist
  waitress wakefulness walker wandering ward warned warning warranty wasp watchful watertight wavy wax weakness weaknesses wean weaned weather web
  webcam wednesday week weekday weekly weeks weight welcome welder welding western wet wheelchair wheeled wheezy whilst whine whiskey whisky whisper
  wide-awake wiggle willing windpipe windshield wing wipe wiped wire wires wisdom wishes withdrew withheld wobbled womb wooden woozy wore workman
  workmen’s workplace workup worldwide worm worms worry worsened worsening worsens wound wounds wrestling wrist wrists x-ray x-rays year yearly years
  yell yelling yesterday yogurt`.split(/\s+/),
);
