/** Words of plain English that have a sense of their own in a report ("stool", "tender", "yield"): never taken as known because everyday English knows them. Kept by hand. */
export const APART = `
  abduct abduction abort aborted abut accelerated acceleration accessory accommodate accommodate-pupils accommodation acquired acute adduct adherent
  adhesion adjoin advance affect alien amplitude anchor anchors angulated anvil apparent appearance appreciate approximate arcade arched arching
  arrest arrested ascend ascending aspirate aspiration atypical avid axis band banding bar base beaded beam bed beds bipolar bit bits block bloom blooming
  bolus bound bounding bowed bowing boxlike break bridge bridging brisk brittle bruit brush buckling bud bulldog bundle burr burst cage calcify
  calculus canal canine cap capacitance capacity capture captured captures caruncle cascade cast casts cataract cavity chalky chamber channel chop
  chopping circulation clamp clasp claw claws cleavage cleft clip clipped clouding cloudy club clubbed clubbing cluster coarse coarsened cobra coil
  collar collateral collection collections colony column commission compartment complement complex composite compound compress compressible
  compression compromise compromised concave concentric concretion conduct conduction cone confluence confluent confrontational congested conjugate
  conjugated consolidation constriction contour contract contracted contraction contrast contusion conversion convert converted cord core corn cornual
  corona corpus course cove coved cramp crater crescent crest crossed crown crush crypt cuff culminate culture cup cupping curd cushion cusp cycle
  dangling decay deceleration decompensate decompress deep defect deficit degenerate dense density dependent deposit deposits depress depressed
  descending develop deviate deviated deviation diaphragm differential differentiate diffuse digit digital digits dilute dip dipping direct disc
  discharge discharge-like discrete discriminate discrimination disk displace dissect dissection disseminate disseminated distal distraction doll dome
  dome-shaped domed dominance dominant dominate drain drainage drape draped drapes draping draw drift drip drop drumming drumstick ebb echo echoes
  ectopic efface effacement effort-dependent elevate elicit embed embedded emission engaged engagement engorged enhance enhancement enhancing
  equilibrium equivocal erase erode erosion erupt eruption essential evacuate evacuated eversion evert evolve evolving excise excursion expectancy
  expectant expire expired exposed exposure express expressed expression exquisite extract extraction extravasate extrinsic exudate failure faint fan
  fascicle fee fees ferning fibrous field fields figment figure-of-eight film films filtrate fingerling fissure fixed flaccid flail flap flare flat
  flattened flex flexed flexing flexor flexure floated floater floating floats floor flow fluent flush foam focal foci focus focused fold follicle
  forceps-like foreign formation fornix fracture fragment frank freckle friable frothy fulminant fundus fungate funnel fusion gag gaited gallop gap
  garland gate gating generalized genu gland glass glaze glove graft granular gravid gravida grip grommet gross grossly grunting guard guarding gush
  gushing gutter halo harbinger hardware harvested haze hazy heave heaves helix herald hilum hinge hive hives hollow horn host humor hump hyper
  idiopathic imaging impact impacted impaction impair impending impinge impression inactive incarcerated incident incidental incompetence incompetent
  indent indented indeterminate indolent induce induced inert infant infarct infer infiltrate infiltrated inflate inflated inflation injected
  injection inlet innervate insensible insert insertion instil insufficiency insufficient insult integrated intensity interlacing interrupted
  interstitial intimal intrinsic invade invaded invaders invading invasion invasive inversion inverted involution involve involved iris irregular
  irrigate irritable isolate isolated jet joint jugular juvenile kindling kink kissing knob knuckle labile labor labored labour lace lacy ladder lame
  lapse lattice lead leads leaf leaflet lens lesion lid light limb limbus linear lining liquor lobe localize locked locking loop loose loosening
  lucency lucent lucid lump malignant mallet manifest mantle marbled marching margin marginal marked marker mask masked masking mass mat matrix matted
  maturation mature maturing mean median meld melting membrane mesh metabolic migrate milk misfire mitral mobile mobility mobilized mold mole monitor
  moth mottled mottling mount muffled multiplied mural murmur native negative nest nests neutral nick nipple nodal node nodule notch notching nucleus
  numbing nutmeg objective obstructed occult occupied occupy offset opacity opening opposing orbit orbits organ organized organizing orientation
  orifice orthodox outlet overflow overlap overload oversew overshoot pacing pale palm palpable palsy papilla papillary paradoxical parasite parent
  partial passage paste pasty patch patchy patella patent peak peaked pearl pearly pedicle peel peeled peg pelvic penetrate perceptive percuss
  perforate perforated perfusion period picket pile piles pit pith pitted pitting plane plaque plaques plate plateau platelet plates pleat pleats
  pleural plexus plug plugging pneumatic poach polar pole pool pooling pop porous port portal positive positivity post potent potential pouch
  precipitate precipitated present presentation pressure primary probe process productive profound profuse project projected projecting projection
  projects prolapse proliferation prominent pronation prone proper proprioception proud proximal pull pulse pulses puncture pupil pupils purchase
  purchased pure pursed pustule pyramid quadrant quench quickening quiescent radiate radical rail ramp range rank rarefaction rate ration reactive
  rebound receptor recess recesses recession recoil recruit recruitment recur recurrent reduce reduced reducible reducing reduction redundancy
  redundant reference reflex reflexes reflux refract refractory regard regenerate regress regression regurgitate reject rejected rejection relapse
  relapsed relapsing relax remission remit remodeling repolarize reserve reservoir resident residual resistance resistant resolve resolving resort
  resorting respiration response retained retard retarded retention reticular retinue retract retracted retraction retracts retroflexed retrograde
  reversible revision rhythm ridge rigid rind rings rod rods roll root roots rosary rose rotate rotated rotation rouleaux rub rubs rugae runoff
  rupture ruptured sac saddle sag sagging salvage saturate saturation scale scales scaling scallop scalloped scalloping scan scaphoid scar scatter
  scissor sclera sclerotic score screen screening screw seal sealed secondary sections sediment seed seeding segment seize seizing semilunar sensitive
  sentinel separation septate septic septum sequence sequester serial settling severe shadow shadowing shadows shaft shaving shears sheath shed shell
  shifting shock shot shots shotty shrunken shunt shunted shutter sickle sickling sieve signal signet silent simple sinking sinus skin-x skip sliding
  sling slip slippage slipped slough sloughing slow slurry smear smears smoldering smudge smudgy snap snare snout soft solid spare spared sparing
  spastic specimen spectacle speculum sphere spicule spike spillage spin spindle spine spiral splay splayed splint splinter splits spoke spondylotic
  sponge spotting sprain spreading sprung spur spurs stack stage staging stain staining stains stalk stapes stapled stapler staplers star starch
  stasis stat static station steal stellate stem stenosis stent step-off sterile stiff stiffness stimulate stimulation stippled stippling stitch stool
  storm straight strain strained straining strand stranding strands strangulated strap stratified streak streaking stress stretch stricture stride
  string strip stripe stripping stroke stroma structure stud stump stunned stunning stunted stupor sty subside substance succession suction sulcus
  summate sunken superficial superimposed supine supple supplied supplies suppress suppressed suspect suspended suspension suspicious swab swan sweep
  swelling swimmer swish switch switched symphysis syndrome tactile tag tags tail tamponade tap tapering tapped tapping target tarry tear tears
  temporal tender tenderness tense tension tented tenting terminal terminated terminates termination tether tethered tethering thread thready thrill
  thrills thrush thumb-print thumbprint tick tight tip tissue toll tone tongue tonic torsion torus tower toxic trabecular trace tract traction
  transfer transient transit translucent transplant trapped trapping trauma traumatic tray tree trembling triage trial trickle trigger trimmed trough
  trunk tube tuberous tubular tuft tumor turbid turned turnover twist twitch ulcer unhealed unit unopposed unremarkable unresolved unroofed unstable
  uptake urge vacuum vague valgus valve variable variance variant varix vascular vault vector vegetation vegetative vein vent ventilation venting
  ventricle verge vermis vessel vest viable vibrate vibrating vibration villi viscous vital vivid void voided voiding volar volatile volume waist wall
  warm wart washout wasted wasting wave waxing weak wean web wedge wedging weld well-defined wet wheal wheeze whisper whorl wick widow windowed wing
  winged winging winking wiring worm wrap wrinkle yield zone
`;
