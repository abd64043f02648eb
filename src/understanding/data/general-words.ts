import { remembered } from '../../knowledge/index.js';

/** Everyday English and report-writing words, base forms: they carry no medical meaning that would need explaining. */
const WORDS = `
a about above absence absent accept access accident accommodate accompany accomplish accord account ache achieve across act action active actually
add additional addition adequate adjacent adjust administer admit admission adult advance advise affect after afternoon again against age ago agree ahead aid
alarm alert all allow almost alone along already also alternate although altogether always am among amount an and another answer any anyone anything apart
apparent appear appearance apply appointment appreciate approach appropriate approximate are area arise arm around arrange arrive as ask aside aspect assess assist
assistance associate assume at attach attempt attend attention available average avoid awake aware away baby back backward bad badly balance base baseline basic
basis bath be bear became because become bed been before began begin behave behind being believe below beneath benefit beside besides best better
between beyond big bit black blue bluish body book boot both bottom boy break breathe breath breakfast brief bright bring broad brother brown build
business busy but buy by call calm came can capable car care careful carry case cause center central certain chair chance change character check child
chew choice choose clean clear client climb clinic clinical close cloth clothing coat coin cold color colour combine come comfort comfortable comment common community compare
comparison complain complaint complete component compose comprise concern conclude conclusion condition conduct confirm connect consent consider consist consistent consult contact contain
content continue continuous contribute control convert cook cool correct correlate correspond could count couple course cover create criterion cross current cut daily dark
data date daughter day deal december decide decline decrease deep define definite definitive degree delay deliver demonstrate deny depend describe description desire despite
detail detect determine develop development did die differ difference different difficult difficulty dinner direct discover discuss discussion disease display distance
divide do doctor document does done door double doubt down dozen drain draw dress drink drive drop dry due during each ear early earlier
ease easy eat edge effect effective effort eight either elder else elsewhere emerge emergency empty enable encounter encourage end enlarge enough enter entire
entirely environment equal equip essential establish estimate etc evaluate evaluation even evening event eventual ever every everyone everything evidence evident exact
exam examination examine example exceed excellent except excess exclude exercise exhibit exist expand expect experience explain explore express extend extension extensive extent extra
extreme eye face fact fail failure fair fall family far fast father feature february feed feel feet fell felt female few field fifth figure fill
final find fine finger finish firm first fit five fix flat floor follow following food foot for force form former forward found four
fourth free frequent fresh friday friend from front full function further future gain gather gave general gentle gentleman get girl give given glass go goal
going gone good got gradual grandmother gray great green grew grey grossly ground group grow had hair half hand handle happen happy hard has have having
he head healthy hear heard heat heavy height held help helpful hence her here herself high him himself his hit hold home hope hospital hospitalization hospitalize
hot hour house how however husband idea identify if image imaging immediate immediately impact important impression improve improvement in inch include inclusive incomplete
increase indeed indicate indication individual inform information initial input inquire insert inside instead instruct instruction intact intake intend intent interest
interpret interpretation interval into introduce involve is issue it item its itself january job join july june just keep kept kilogram kind know known lack lady
large largely last late later latter lay layer lead learn least leave leaf led left less let letter level lie life lift light like likely limit limitation line
liquid list listen liter literature little live load local locate location long longer look loose lose lost lot loud love low lower lunch made main maintain major
majority make male man manage management manner many march mark mass match material matter maximum may mean meanwhile measure measurement meat medical medication medicine
meet member memory mention met method middle midnight might mild mile mind minimum minor minute miss mix mode moderate modify moment monday month more
morning most mother mouth move movement much multiple must my name namely narrow natural nature near nearby nearly necessary need neither never nevertheless new newly
next nice night nine no none nor normally not note noted notice notify november now number numerous object observe obtain obvious occasion occasional occupy occur
october of off offer office often old older on once one ongoing only onset onto open operate opinion option or orange order ordinary orient other otherwise
our out outer outline outside over overall overnight own pack page paper parent part partial particular partner party pass past patient pattern pay people per perform
performance perhaps period persist person personal phone physical physician pick picture piece place plain plan plate play please pleasant plus pm point poor portion position
possibility possible post potential pound practice precede precise predominant prefer preliminary prepare present presence preserve press previous primary prior private
probable probably problem procedure proceed process produce professional program progress prominent promptly proper protect prove provide provider public pull purpose purple push put quality
quantity question quick quiet quite radiologist raise ran range rapid rare rate rather ratio re reach read ready real realize really reason reasonable recall receive recent recently
recognize recommend recommendation record recover red reduce refer referral reflect refuse regard regarding region regular relate relation relative relatively relax relevant rely remain
remainder remark remarkable remember remote remove repeat replace report represent request require resemble residual resolution resolve respect respectively respond response rest result
resume retain retire return reveal review right rise risk role room rough round routine rule run said same sample sat satisfactory saturday save saw
say scale scattered schedule school score seat second secondary section see seek seem seen select send sense sent separate september sequence series serious serve service
session set setting settle seven several shape share sharp she shift short should show shower shown side sign signal signature significance significant similar simple simply
since single sister sit site situation six size skill sleep slide slight slow small smooth so social soft solid some somebody someone something sometimes somewhat
son soon sort source space speak special specialist specific specimen specify spend spent spoke spot staff stage stand standard start state statement station status stay steady step
still stood stop store straight strict strong structure study style subject submit subsequent subsequently substantial subtle success successful such sudden suddenly sufficient
suggest suit suitable sum summary sunday supply support suppose sure surface surround swim symptom system table take taken talk tall task taste teach team technical technique tell
temperature ten tend term terminal test than thank that the their them themselves then there thereafter therefore these they thick thin thing think third this those though
thought three through throughout thursday thus tie tight time tiny to today together told tolerate tomorrow tonight too took tool top total touch toward towards trace
track train transfer transport travel treat treatment trip true try tuesday turn twelve twenty twice two type typical unable uncertain unclear under undergo understand underwent
unfortunate unit unknown unless unlikely until unusual up upon upper upright us use used useful usual usually utilize value variable variety various vary verify
version versus very via view visible visit visual visualize vital wait wake walk wall want warm warrant was wash watch water way we weak wear wednesday week weight well went
were what when where whereas whether which while white who whole whom whose why wide wife will wish with within without woman wonder word work world worry
worse worsen would write wrong year yellow yes yesterday yet young your yourself zero
age communicate telephone colony outpatient inpatient entirely cassette label dictate transcribe nonsmoker awaken upcoming therapist
age aged alike alongside anteroposterior apparently april assistant attending august background bilateral block brought calculate cardboard center certainly chart chief clearly cleared closely code collect
companion compatible complex concerning consultation convenient coordinate copy corner counsel curve dad dear degree department dependent designate dictate discharge discontinue dose draft
dr drug due duration dysfunction eighth eleven elevate email enclose especially essentially exception existence expert expose extremely faint fairly favorable film
finding focus formerly forty forum fraction fragment fully funny furthermore generalize grade gram grateful greater gross guide handful hardly heal height historian history
hopefully huge identical identification illness immobile inadequate independent index initially inner inspect inspection instance institute institution intermediate involvement isolate joint june
kg kilo label laboratory language latest length lengthy less lesser likewise linear lip living log lower magnitude manually marked married massive mg mid midline ml mm cm moderately mom
moreover mr mrs ms namely ninth nonspecific noncontributory notable now nurse ongoing ordinarily originally origin otherwise overlap overlie owner painless parallel park partially
per percent permanent permit pertinent placement pleasure portable portion pre preceding presentation pressure presumably previously prompt proportion quarter quiet
radiograph reader recheck reference remaining reportedly request resident residence retired revision row saved scan screen scope secondarily sensible separately seventh short shortly
sibling sixth slightly spontaneous spontaneously stable standing statistically strength strongly subsequent subtype sum supplement supplemental surgery suspect suspected symmetrical symmetric symmetry tablet teaspoon tenth
text therapy thirty tone topic total transverse trial trust truly unchanged underlie underlying undertake unremarkable unrelated update utility vague vary view viewed volume weigh whenever wherever width
workup worker yard accuracy accurate adjacent aggressive alcohol attempted aunt bathroom beer bedside bedtime birth born boyfriend brace breathing caucasian cigarette college college computer couch
cup current deceased diameter diet drive driver elderly employ exertion fashion fever fourteen fluid girlfriend grandfather habit hundred injury insurance kitchen ladder lifetime lighting machine marriage meal
milk motor nap noon nutrition occupation packet pain parents pillow pint plane playground plastic race radiology recreational restaurant retirement roommate rural safe safety salt seatbelt
shoe shoulder sick single sleepy smoke smoker snack sock spouse stair street student sugar summer teacher telephone thousand tired tobacco toilet tooth train truck uncle vegetarian vehicle wheelchair wine winter
able you activity child children loss health speech stress removal vision motion cooperative elevation moist pending verbal frequency behavior distress profile self beat prolong appetite american
african withdraw withdrawn insight exposure lie lying analysis impair impairment swallow infant judgment mental education defer coordination sexual rhythm concentrate dominant project cycle monitor
electrical depress facility peak relief band voice painful device interview superimpose okay interrupt drift growth emotional sustain alternative cream disability excessive bulk asleep energy
fluent bulge suction relationship decision solution entry understood ill ability spray balloon secure snore communicate communication deviate defect closure undergone critical bend ring death pocket passive factor
wave trouble comprehensive constant candidate draw drawn drew pill damage abuse knowledge react reaction form formation tan behaviour hygiene flexible intermittent audible exchange speed coarse recovery recover arrival
ounce prevent labor complete completion nothing unable inability progressive twin fahrenheit childhood upset relieve consideration edition pole percept perception spell pronounce presume flatten global tolerance personality
bloody daytime ointment city restart dull nail threshold supportive pretty industrial incident capacity ultimate suffer retract elicit distant target power resist resistance video instrument blunt predict induce sensitive sensitivity ensure
weekend output ice burn burning discrete stability zone written reconstruct criteria grip begun refill opportunity pad restrict restriction destroy angry direction marital sheet conscious consciousness subjective grandchild
grandchildren periphery engage expand expansion conversation woke wake woken university divorce divorced bag unaware release calorie scrape stressor cosmetic posture dentist attitude actual model unsure intensity rear police characterize native repetition
coherent meantime periodic collect anger class classes grown sentence unemployed unemployment sex speak spoken illegal hurt thorough lid usage horizontal organize organization hispanic warmth disturb disturbance responsive feeling beverage law product pursue spread error
manipulate sound mechanical mask wet moderation modest consume slept maintenance feed dye grasp tendency trigger transmit chin rim tip coverage milestone repetitive explain explanation aforementioned border recognize recognition choke choking lucid enroll flight
shock recur substance collision awoke spelling stream importance suffering alter alteration span underneath elect parameter maneuver pin pump cheek dimension fiber english agent vitamin temporary participate inflate sun guard distract hole deteriorate ball bite percentage
wrap unsuccessful prep blind bump bothersome anticipate engineer country north south east west carbohydrate spike photograph court scene fold logical intense leak fish exaggerate sensation document compensate anywhere disposable frustrated graduate large largest spring
automatic window reconstruct tap urine urinate urination flexibility reverse friable ooze clamp switch patch software laser poison consultant alive broken cooperate asset steady unsteady maximal interim york elicit equivalent uneventful
decision lap probability sweep sport road false neutral restlessness dramatic seemingly undertaken chain popping stance advice watery virtual defiant conflict problematic addict addiction repeat tree tape debris sponge thanksgiving cry everyday sequential quit relationship attribute
soap towel household collateral unspecified simultaneous teen legal application circumstance absolute untreated serving vertical rationale tear separate separation beneficial adjustment company ride texture slice refill maybe bubble sincerely intellectual bizarre arrest minus historical witness knife
confirm burden fruit vegetable tattoo shop sale notch annual enhance chamber passenger giant loop husband wife mother father son daughter brother sister cousin grandparent grandmother grandson granddaughter nephew niece marry married friend neighbor school grade teach teaching job career retire military veteran
soda coffee tea caffeine drink liquor wine cocaine marijuana smoke pack exercise hobby church religious pet dog cat travel trip vacation army navy nurse lawyer secretary manager accountant homemaker housewife farmer apartment house mobile roof alone widow widowed widower
born raise grew childhood kid boy girl adult teenager toddler baby grandmother legal jail prison income financial finance disability social security welfare language spanish read write math science sport football basketball soccer game television movie music
breakfast lunch dinner supper snack vegetable meat chicken egg cheese bread rice potato bean nut milk juice candy dessert sweet sour bitter taste smell hot cold warm cool wash clean shower bathe dress toilet walk climb stairs lift carry push pull kneel squat crouch crawl
quickly slowly gently carefully loudly softly suddenly gradually mostly mainly partly nearly hardly barely simply happen occur begin start stop finish end continue last next first second third again once twice often sometimes always never rarely usually
pleasant polite calm alert awake oriented friendly quiet talk talkative nervous worried worry happy sad afraid fear scared proud guilty shame hope hopeless helpless worthless interest pleasure motivate motivation attention attentive distractible memory remember recall forget forgetful think thought idea plan goal
comfortable uncomfortable well-developed well-nourished groom groomed dress eye contact appearance age stated race gender caucasian hispanic asian male female gentleman lady sleepy tired rested weak strong heavy light bright dark loud silent smooth rough sharp flat round thick thin wide narrow deep shallow tall short long
`;

const general = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));

/**
 * True for an everyday word in any of its regular forms ("tolerated", "approximately"). Words that the knowledge base
 * knows are asked for first; this only tells whether what is left needs explaining.
 */
export const isGeneralWord: (word: string) => boolean = remembered(2000, (word) => {
  if (general.has(word) || word.length <= 2) return true;
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, word.length - ending.length) + replacement;
    if (general.has(stem)) return true;
    // "stopped", "running"
    const n = stem.length;
    if (replacement === '' && n > 3 && stem[n - 1] === stem[n - 2] && general.has(stem.slice(0, -1))) return true;
  }
  return false;
});

const ENDINGS: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ily', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['d', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['ly', 'le'],
  ['ally', ''],
  ["n't", ''],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['ness', ''],
  ['ation', 'e'],
  ['ment', ''],
  ['able', ''],
  ['al', ''],
];
