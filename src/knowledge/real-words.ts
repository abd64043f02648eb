/**
 * English words of eight letters or more that are one slip away from a word of the knowledge base and are none of it
 * ("addition" is no slip for "addiction"): never taken for a slip. Made once from a public list of English words (an-array-of-english-words, MIT),
 * leaving out other spellings and forms of the same word.
 */
export const REAL_WORDS = `
ablution abstrict accessary addiction addition adjutant altercating altercation alternation anaclastic
anthracos appealing appeasing arteritis ascarias asperate asperated asperating aspergillos asperser autotomic
autotomous bandying bashment bassline bearding biliteral binovular bleeping blending blindless blooding
blooping bloosming blotting blunging blunking blurbing bouncing brachial branchial breaching bridling bringing
bruiting brusting buddling calcaria caldaria caldarium calyculus carbuncle caribous cariogenic caruncle
cassation causally chaunged cheveron cleaning clearage clearwing cleating cleaving clothing clubroot cluttered
cognation colleting collusion colotomy colpitis commerce comminated commuted competed complaint complexion
compliant complicant comportment concerting concession concessive conclave constructed construction
constructive contacted contested conticent contiguous contingent contraption contrasted contributary contrist
contused convective cordectomy corelate corelation cornmeal correption couching counseling counselling
courting cramming craniotomy crapping creeling creesing cremated cremation crenated crenation crowning
crushing crusting crymotherapy cryptococcos cuffling cuniform curvative curvetting cuttling cyanitic cystotomy
dandriff deadness dearness debunking deceased decreased defaecation defection defoamed delation denature
dentation departement dependance dependancy dependant deportment derealisation detersion detested detortion
diaconal diaphoras diarrhoea diastyle dietician dietitian digitorium discission discolouration discursion
disjecting disjection dismally dispaced dispended disseating dissension dissenting disserting distension
distention diverging diversing divesting droiling drolling drooling drooping dropping drossiness drownding
drowsing dumpling dysaesthesia dysmenorrhoea dysphonia dysplasia dyspnoea dystocia dystonia ectropic election
electrocyte embolisation entameba enterocoele entirety epipolic epitaxis equalisation estivated evacuation
evaluated evaluation eventuation existing expended expender experted expiatory explanation exposture
extramural extravagation feebling fertilisation fibreglass fibreoptic flatpack flattering fleecing fleering
foozling foreread foreward forkhead galactorrhoea gaspiness gastrotomy germaine gonorrhoea graffing granting
grassing gratulation grinning grooming gynaecologist gynaecology gynaecomastia handhold hardwire harkening
hartening headiest headring healding hearsing hemianopsia hermetic heterogeneous heterogonous heterogynous
heterotypic histiology homogeneous homogonous hyalinisation hypalgesia hyperaemia hyperaesthesia
hypercalcaemia hyperglycaemia hyperidros hypernatraemia hypersonic hypertense hypesthesia hypoblastic
hypoglycaemia hyponatraemia hypopnoea hypoxaemia hypsochromic identify immanity immobiliser immobilizer
immotile immunisation imparted impasted inceptive indocible infefted infested infirmed inflamable inflective
infracted infraction inhabitor inhauler insetted installed intensify intension intentive intercoastal
interlace internal interrace intertrial interval intramural invected invented invested ipselateral irrigable
irrigation irritant irritated irritation judgement labiality lacrymal langrage leucaemia leucemia leucocytos
leucopenia leucoplakia leukaemia leukemia ligature localisation locution mammaplasty marihuana marinated
masklike mastlike material materially mattrass mediatization medicalization medically medicated meditated
meditation membraneous metaphas microcopy military milliary millstone mineralisation mismarriage mispatch
mobilisation monoclinal monovular morality motivity moveable multilane multipole multivocal myosotis myxoedema
nebuliser nephogram nephologist nephology nephrotomy nickling nonbreeding nonliable nonlocal nonmotile
nonvocal normalcy notching nursling obstriction obtended oncolytic orchidectomy orthopaedic orthopaedist
orthopedic orthopnoea orthoptic orthotropic osteoclastic osteogenic osteoplastic otorrhoea overcall overeying
overfall overflying overgall overgoad overlaying overleap overplying oversowed palmated palmation pancratic
parabolic paraesthesia parakite pargasite parotoid patrological patrologist patrology pericarpial perigeal
perinaeum periotic peripteral peritonaeum perorated peroration personalty pertused pertusion phonophobia
phosphite photogenic photophobia photophores plaining plaister plaiting planking platting plunging
pneumokonios poinding polycythaemia polyploid position positron postering postoral pouncing preassure
preassured precenting precious predicated prelature prenasal presbyacusis presbycousis presentive presetting
preventing probation probeable professing prolation prolepse prompter propound proration protatic prothetic
provable provably pseudarthros pseudoarthros punctuate quadraplegia quadraplegic radicating radication
randomisation reassuming recanalisation recaptor receiptor recension recursing recurving redaction refalling
refection refelling refilming refractary remailing remanning replated repolarisation reseated resented
resetted resistent resiting respected restating restress restring retailing retinular retrained retraining
retroacted retroaction revertible rhematic rhinorrhoea rigidify roosting rootling sacralisation salvation
scailing scalding scalping scarfing scarping scarting scauring scooging scooting scowping scraiched scranched
scrauched screeding screeting screeving scritched secretary sedition semicoma septicaemia septicemia seriated
settling shadiness shanking sharking shirting shitting shunning shutting sialorrhoea sinuitis sleeking
sleetiness sleeting sleeving slurping smelting smocking sneering snorting solation solidary sparging sparking
sparling sparring spheroid sporting spouting spreazing spredding spurling spurring stabling stanking starning
stationery stauning stegnotic stellite stending stenning stereotomy sterilisation stetting stipulation
stipulator stonking straiking straiting strapping straught streaming streeking streight striature stricture
striping stripling stropping structure subaural subcardinal subversion supplyment suspirious swearing sweeting
tachypnoea tangentally temporalty tendinitis tensorial tentaculum tettered thalassaemia thicking thinking
thinning thoracostomy thoracotomy thrawing throeing thrombocytic thrombos throning thyreoid thyrsoid tingeing
tinkling tortious torturous toxaemia tracheostomy tracheotomy trachitis tracking tracting traiking trailing
tramping trancing tranquiliser tranquillizer transact transacted transacting transaction transfect transfected
transfecting transfection translumenal transmit traveller trichome trimeter tubercule uncharged uncooled
uncowled uncurtain underlaying underling uniliteral univocal unrespectable unsatable ureteritis urethroscopy
venepuncture ventricule vermillion viraemia viridian visieing waisting weanling wheeling wheeping wheezling
whimpered whiskered whomping whoofing whooting whopping
`;
