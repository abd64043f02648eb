/** Words of everyday English that turn up in stories of illness: of the home, of work, of food, of how one feels. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `abandoned abdomen abdominal abnormal abnormally abortion abrasion abrasions abroad abruptly abusive academic accessory accordingly accumulate
  accumulated aching achy active acuity acute address addressed adhere administrator admission admitted adolescent adopted adoption adulthood
  advantages adverse afternoon afterwards aggravate aggravation agitated agitation aid aids aim aimed aims airbag airbags airplane airway airways
  alcohol alcoholic alcoholics aligned allergic allergies allergy allowance altercation altitude ambulance anal analyst anatomy anchor anchored
  anesthesia angle ankle ankles anniversary annoy antibiotic antibiotics anticipation anus anxiety anxious anybody anymore anyway appendix appetite
  apple appropriate approved april arch argue arguing argument armchair armpit armpits arrange arrangements arteries artery arthritic arthritis
  article asleep assault assaults assume assured asthma ate athletic attack attacks attendance attorney auditor august authority authorization
  autism automobile autopsy avoidance await awaited awaiting awakenings aware awhile awoken backboard baking ballet banana bandage bandaged bandages
  banged baseball bat bathtub batteries battery beach beaten beater bedbug bedbugs bedroom bedside bee beforehand belching bell belly belt bench
  benefit bent bet bicycle bike biking billing binge biological biology biopsies biopsy bipolar bird birth births bladder blade bland blanket bled
  bleed bleeding blend blinking blister blistered blisters bloated block blockage blocks blood blurred blurry boating bone bones booked booking
  booster boot bored boss bothering bothers bottle bottle-fed bottles boundaries bowel bowels bowl bowling boxes bpm bra brace bracelet braces brain
  branch branches breakdown breast breastfed breastfeeding breasts breathing-tube breathless breathlessness bridge brisk broadside broccoli broke
  bruise bruised bruises bruising brush buckets buckled buckling bulb bumpy bundle bundles bunk buried burning burping burst bursts bus butcher
  buttock buttocks button buzzing bypass caffeinated cages calcium calculation calculations calendar calf california camera camping canal canals
  cancel canceled cancellation cancelled cancelling cancer cancers cane cannabis cannot capped capsule capsules cardiac caregiver caregivers carer
  carers carpenter carpet carrots cart cashier catastrophic catch category catheter caught cavity cbc ceiling cell cells centimeter centimeters
  centimetre cereal channel characteristic charges chase chased checked checkup cheek cheeks cheerful chef chemical chemicals chemistry chest
  childminder chills chin chinese chips chiropractor chiropractors chocolate cholesterol choosing chores chose chosen chronic cigar cigars circles
  circling circumcised circumference cited claim claims clammy clarify classic classroom cleansed cleansing clearance clerk click clicking clicks
  clinic clinically clip clips clot clots cloudy clue cluster clusters cocaine coincide cola collapse collapsed collarbone colleague collection
  collision colon comfort command commands committed commode compensation competent compliance compliant complicated complicating complication
  complications comprehension concentration concise concrete concur condoms conference confidence confident confidentiality confirmation
  confrontation confronted confused confusing confusion congested congestion connection cons conscious consciousness consequences consequently
  considerably consistency constipation construction consultant consumption contact contacts contaminant continually contract contraction
  contractions contractor contribution conversion convincing cooperation coordinator cope copied coping cord cords corn correction corrective cost
  cotton cough coughing counseled counseling counselled counselor cow coworker cpr crack cracked crackers cracking cracks cramp cramping cramps
  crampy crash crashed craving creche crib crisis criteria crooked crowded cruise crushed crushing crusted crusty crutch crutches crèche ct cuff
  cupboard curb curtains cushion custody cycle cylinder cyst cysts dab dad daily damp dance dancing dashboard database dawn daycare dazed dead
  december decreased decreasing deemed deepened deferred deficit deficits deformed defy dehydrated dehydration deliberately delivered delivery
  delusion delusional delusions demanding dementia demise demonstration departure dependence deployed deposit depressed depression deprived depth
  descended design destruction detached detained detected deterioration deviation device devices devoted diabetes diagnose diagnosed diagnoses
  diagnosis diagnostics diaper diapers diaphragm diarrhea diary digging dilate dilated dim dirty disabled disadvantages disagreed discharge
  discharged discharging disciplined disclosed discoloration discomfort disconnected discouraged discrepancy discretion dishes dismissed disorder
  disorders disorganized dispensed disruption dissipated dissolvable distinct distribution dizziness dizzy documentation dollar dollars domestic
  donating donor doorknob dosage dose doses doubled downward drainage drained drank dreams dressing dressings dribble dribbling drilled dripping
  driven driveway driving drooling droop drooping droopy drove drowsy drug drugs drum drunk dull durable dusk duties duty eager ear ears eastern
  eaten educated educator eeg efficiency ejected ekg ekgs elaborate elastic elbow elbows electrician electronic element elongated emotionally
  emphasis employee employer emptiness encouraged enjoy enjoys entail entirety epidural episode episodes erection erratic escalate escalated
  escalation esophagus essence esteem etc ethic evening evolving ex-husband ex-smoker ex-wife excited excitement exclusive excruciating exhausted
  exit expectations expectorant external externally extracted extraction extubated eye eyebrow eyedrops eyelid eyelids eyes facemask faint fainted
  fainting fantastic fatal fatigability fatigue fatigued favored fax faxed february fed feedback feeding feedings feeds fever feverish fevers fiance
  fiancee fighting filed financially finger fingernail fingernails fingers firearm firearms fired firefighter fireman fishing fist flaky flare
  flare-up flare-ups flashbacks flashes flashing flea fleas flexed floaters floating flow fluctuating fluid fluids flush flushed foam foggy
  follow-up follow-ups followup forcefully forearm forehead foreign forgot forgotten formula formula-fed fortnight fortnightly fortunate fortunately
  fought foul fracture fractured fractures frail frame french frequently friday fried frustration fulfil fulfill fulfills fulfils fun fund
  fundamental furniture fussy fuzzy gag gagging gallbladder gap garden gardening gasping gassy gauge gauze gaze gel generating generation generic
  generous gentleman genuine germ german germany germs gesture gestures gland glands glare glasses gloved gloves goat golf gotten grabbed gradual
  gradually graft grafts grapefruit gravel gravity greasy great-grandmother gritty groceries grogginess groggy groin guarding guess guidance
  guideline guidelines guilt gulp gum gums gun guns gym gymnastics hallucination hallucinations hallway hallways halos halved handout harassed
  harassment hardened hauling hazards headache headaches hearing heart heavier heaviness heel heels helmet helpline herbal herbs hernia heroic
  heroin hesitancy hesitant hesitate hiccups hiking hill hills hint hip hips hit hitting hiv hmo hoarse hobbies holiday hollow homeless homework
  hook hooked hooks hopeful hormone hormones horn horse horseback hospital hour hourly hours housekeeper human humming hunger hungry hunting
  hydrated hydration hyperactivity ideal identifiable identity ignore illicit illusions imagine imbalance immigrated immunization immunizations
  impaired impatient implant implanted implants improved improving impulse impulsive inactive inappropriate increased increasing increasingly
  independence indicative indoor infected infection infections infective influence inform informed infrequent infrequently ingested inhaled
  initiating inject injected injecting injection injections injuries injury inpatient insisted insomnia instability insufficient insulin intake
  intelligence intensive intentionally intercourse interfere interfered interference intermittent intermittently internal internally intersection
  intolerable intolerant introduction intubated invasion investigate investigated investigation involuntary iron irritability irritable irritated
  irritation itch itching itchy iv janitor january jaw jerk jerked jerking jittery jogged jogging joint joints journal journals judged july jumped
  jumping june karate kcal keen kicked kidney kidneys kilometer kindergarten knee knees knitting knocked knots labor ladder ladders ladies laid
  landed landing landlord lapse laser lashes laundry lawn lawsuit lbs leaflet leaflets lean leaned leaning leans lens lenses letter lice licence
  license lifelong lightheaded likelihood limb limbs limp limping lip lipid lips litre liver lobe lobes lock locked locking loin lonely lotion
  lumbar lump lumps lumpy lung lungs lyme lymph magnet malnourished malnutrition manic manipulation manual marble march marijuana markers market
  mashed maternal mattress may mcg mealtime meant measurable mechanic mechanism medically medication medications medicine medicines medium meds
  meeting meetings membrane membranes memorial menopause menstrual mentally merits message metallic mexico microscope midday migraine migrate
  migrated migrates milligram milligrams millimeter millimeters millimetre mineral minerals minimize minimizing minute minutes mirror miscarriage
  misuse mite mites mittens mixture mmhg molested momentary monday monitor monitored monitoring month monthly months mood moods moody mopped morning
  mosquito motionless motivated motorcycle mounted mouse mowed mph mri mucus mud mum mumbling muscle muscles muscular myself nappies nappy nausea
  necessitated necessity neck needle needles negative neglect neglected negligible neighbour nerve nerves nervousness neurological newborn newspaper
  nightly nightmares nighttime nipple nipples nobody nodding node nodes noise noisy non noncompliant nondrinker nonproductive nonspecific nontender
  normal normalized northern nose nostril nostrils noticeably november noxious nuclear numb numbing numbness nursery nursing nutrition nutritional
  nutritionist o'clock obese obesity objective obscure obscured obscures october odor ok okay ongoing operation operations operative opposite opted
  optimal organism organisms orientation outpatient outstretched oval oven overactive overhead overload overnight overt overweight overwhelmed
  ovulation oxygen oxygenation pacemaker pacer pacifier pacing pack packed packet packing packs paid painkiller painkillers painter pale palpably
  pancreas panic panting paperwork paramedic paramedics paranoid parasite parasites passage passages passed passenger pasta pat patch patched
  patches paternal pause paused pauses peacefully pearl pedestrian pediatric peeling peer peers pellets pelvic pelvis pen penis per perceived
  perfectly periods persistent persistently personnel phase phlegm phobia photos phrases physically physicians pierced pig pillow pillows pink pipe
  plant plastic plateau plenty plug plugged plum plumber policy polyp polyps pool pools pop popped popping porch port positive posted postmenopausal
  postponed postponing potassium potty practitioner precautions preexisting pregnancy pregnant premature preoccupied preop preschool prescribed
  prescribing pressure-like presumed productive profession prolonged promote pronounced property proposed pros prostate prostitutes protection
  protein protruding provoked proxy psychiatric psychological psychotic puff puffs puffy punch punched puncture questionnaire quiz raccoon radiate
  radiated radiates radiating radiation rage rail rails rain raked ramp random rash raspy rat razor re-check reactive readiness readmission
  readmitted rear-end rear-ended reassess reassessed reassurance reassured reassuring recheck rechecked recliner recommend recommended recommending
  recommends reconstruction rectal rectum recurrence recurrent recurring reddish reductions reflection reflux register registered regurgitate rehab
  rehabilitation reiterated rejected relaxed reliable relief reluctant repair repaired repeatedly replaced replaces replied reply representative
  requirement requirements rescue researching resentful resistant resolution resolved resolving resources responsibility responsive restarted
  restarting restless restrained restrictive resume resumed resuming retired reversal rewards rhythmic rib ribs rigid rinse rinsed rinsing risen
  risky roaring robust rock rode roll rolled rolling rollover ropes rose rotating route rubber rubbing rug running runny rust sacrificing salad
  saline saliva salty samples sandals sank satisfaction satisfied saturation saturday scab scabs scales scalp scan scans scar scarred scarring scars
  schizophrenia scooter scratch scratched scratches scrub scrubbed sealed seals search season seatbelt seatbelted seclusion second seconds
  secretions secrets sedated sedentary seeds seizure seizures seldom semester semi-retired senior sensory september septum serum seventeen severe
  severity sewed sewing sewn sexually shadows shaft shaken shaking shaky sheep shell shelter shield shielded shirt shivering shooting shortened
  shoulder shoulders shoveled shrank shrunk shut shy sib siblings sidewalk sidewall silicone singing sinus sinuses sip sips sixteen skateboard
  skating skiing skin skipped skirt skull slapped sleepiness sleeve slender slid slim sling slings slip slipped slippery slipping slit slurred
  slurring smacking smart smelly smile snake snapped sneeze sneezing snores snoring snow soak soaked soaking sobbing sober socially socket sodium
  sofa soiled somehow sometime somewhere sore soreness sores sought soup southern sparing spatial spectrum speed spicy spider spilled spinal spine
  spirits spitting spleen splint splints split sponsor spoon spoonful squad square squeezed squeezing stabbing stabilize stabilized stabilizing
  stable stained standpoint staple staples stare staring startle stationary steel stent stepfather stepmother steroid steroids stick sticky stiff
  stiffness stilts stimulus stirrup stitch stitches stocking stockings stomach stone stones stool stools stooped stooping stopping stove straining
  strange strap strategies strategy straw straws strengthen strengthening strenuous stressful stretch stretcher stretching strike striking strip
  stripped strips stroke stroller struck structural struggle struggles stubborn stuck stuffy stumbled stutter stuttering subside subsided sugar
  sugars suggestion suicidal suicide suite sunday sunk supervise supervised supervision surgeon surgeons surgical surgically surprise surrogate
  survival survive survived suspended suv swab swabs swam swap swapped swayed sweat sweater sweats sweaty swelled swelling swimming swing swings
  swollen symptom symptoms syndrome syringe tablespoon tablet tablets tackled tag tailbone tantrum tantrums tape taper tapered tapering tarry taught
  tearful teased teasing technician technology teenage teenager teeth teething telehealth temple temples temporary tennis tense tension terrible
  testicle testicles testing texas theater therapist therapy thereby thermometer thigh thighs thirst thirsty threaten threatened threw throat
  throbbing throwing thrown thursday thyroid tick ticks tightened till timeframe tinged tingle tingling tingly tire tiredness tires titanium toast
  toe toenail toenails toes toilet tolerable tolerate tolerated tolerating tomorrow tongue tonight tonsil tonsils tooth toothache toothbrush tossing
  tower town toys tract traditional traffic trailer trampoline transfer transferred transition transitioned tray treadmill trembling tremendous
  trimmed triple triplets tripped troublesome trough truck trucks tub tube tubes tubs tuesday tumble tumbled tumor tumors twins twist twisted
  twisting twitching ulcer ulcers ultrasound unable unaware unchanged unclear uncomfortable uncomplicated unconscious underlying underwear
  underweight undetermined unduly uneventful uneventfully unexpected unexpectedly unfamiliar unfortunately unit units unknown unlikely unobstructed
  unpopular unremarkable unresponsive unrestrained unstable unusual unwilling upgraded upward upwards urge urgency urgent urgently urinary urine
  uterus vaccine vaccines vacuum vacuuming vagina vaginal valid valve valves van vape vaping variability variation vein veins ventilator vessel
  vessels vest veteran veterans vicinity vigorous violence violent viral virus visible visual vitamin vitamins vocational vodka void voided voiding
  voluntary vomit vomited vomiting vomits waist waitress wakefulness walker wandering ward warned warning warranty wasp watchful wavy wax weakness
  weaknesses wean weaned weather web wednesday week weekday weekly weeks weight welcome welder western wet wheelchair wheeled wheezy whilst whine
  whiskey whisky whisper wide-awake wiggle willing windpipe windshield wing wipe wiped wire wires wishes withdrew withheld wobbled womb wooden woozy
  wore workman workmen’s workplace workup worm worms worry worsened worsening worsens wound wounds wrestling wrist wrists x-ray x-rays year yearly
  years yell yelling yesterday yogurt`.split(/\s+/),
);
