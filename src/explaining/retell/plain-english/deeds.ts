/** Everyday words: what people do, how they feel and what things are like. Base forms; irregular ones stand in full. */
export const DEEDS = `
  abandon abide abolish absorb accelerate accompanies accumulate accuse acknowledge acquaint acquainted acquire act adapt address adhere adore
  advertise advocate afford aggravate aim aimless align allege allot amaze amend amount amuse announce annoy anticipate apologise apologize applaud
  appoint apportion argue argues arise arisen arose arrange arranged articulate ascribe ashame assemble assert assure astonish attain attends attract
  attribute audition augment authorise await babble balance bang banish batter battle bear bearing beat beaten beating beats became becoming
  beforehand befriend befriended beg begged begun behave behaves believe belong bends bent betray bind binds bitten blame blast blaze blend bless blew
  blindfold blink blow blown blows blush board boast bolt bomb boost bore borne borrow bother bought bounce bow brag braid breathe bred breed bribe
  brief brighten bringing brings broach broke broken browse bruise budge bungle buried buries burn burnt bury buying buys buzz bypass calibrate calm
  came camp caress carve catch catches catching cater celebrate challenge characterise charm chat cheat cheer cherish chew chill choke choose chooses
  chuckle circle circulate cite clap clarify clash classify clenched clenches clenching cling clown clung clutch coax coincide coincides collaborate
  collapse comfort coming commence commend commit commute compel compelled compile complain comply complying comprise conceal concede concentrate
  conceptualize condone confess confide configure confine conform confront confuse congratulate conquer conserve constitute constrain construct
  contaminate contemplate contend contradict contribute convene convey convince cooperate cope correspond cough counsel counteract crash crave crawl
  creak create creep crept cried cries criticise criticize crouch cruise crumble crumple cry crying cuddle cultivate curb curl curse curtail customize
  cut cuts cutting damage damp dampen dance dangle dare daring darken darkening dash dazzle deal dealing deals dealt debate deceive decelerate
  deciding dedicate deduce deem deepen defeat defend defies defy delegate delete deliberate demand denies dent depart departed depict deploy deprive
  derive descend deserve designate despise destroy detain deteriorate devastate devise devote dictate digging digs diminish disable disagree disappear
  disappoint disapprove discard disclose discontent discourage disengage disguise dislike dislodge dismiss disobey disorganize dispatch dispense
  disperse dispute disregard disrupt dissipate dissolve distinguish distribute divert doing donate donated double doze drag drastically draws dread
  dream dreamt dried dries drill drool drown drum dry drying dug dump dwell dwindle ease eats educate elaborate elapse eliminate emanate embark
  embarrass embellish embrace emphasise emphasize employ empower emulate enact encircle enclose encompass encourage encroach endanger endeavor
  endeavour endure energize enforce engage enjoy enlighten enlist enquire enrich enrolled enrolls ensue ensured entail entertain enthuse entice
  entitle enumerate envelop envision envy equate eradicate escalate escape escort establish evade evict exaggerate exceed exchange excite exclaim
  excuse execute exempt exert exhaust exit expect expedite expend explain exploit export expose extinguish exude fabricate facilitate fade falter
  familiarize fascinate fasten favor favour feature feels fetch fidget fight fighting fights file finalise finalize finds flatten fled flee fleeing
  flew flicker flinch flinched flinches fling flip float flourish flown fluctuate flung fly flying forbade forbid forbidden force forego foresee
  forgave forget forgets forgetting forgive forgiven forgo formulate freak frequent frighten frown frustrate fulfill fumble function furnish fuss gain
  gasp gather gaze generate giggle gives glance glare gleam glide glorify glow glue gnaw goes govern grab grabbing grabs grade graduate grasp greet
  grew grieve grimace grimaced grimaces grimacing grin grind grinding grinds grinned groan grows grumble grunt guarantee guess guide hallucinate
  hamper handle handpick hang hanging hangs happen harass harden harm hasten hate haul haunt having heal heap heard hesitate hid hidden hide hides
  hiding highlight hinder hoard hobble holds honor honour hop hopped hopping hover howl hug hugged hugging hum hunch hung hurl hurried hurries hurry
  hurrying hurt hurting hurts idealize idle ignite ignited ignore illuminate illustrate imagine imitate immerse implement implicate implied implies
  imply impose impress inconvenience incorporate incur incurred indulge inferred inflict influence infringe inhabit inhale inherit initialize innovate
  insist install instigate institute insure intensified intensify interact interacted interacting interacts interfere interlock intertwine intervene
  intrude invent invite invoke irritate itch itemize jeopardize joke journey juggle jump justified justify keep keeps kept kidnap kidnapped kill kiss
  kneel kneeling kneels knelt knew knock know known knows label lag land last laugh laughs launch lean leant leap leapt leaves leaving led lend lends
  lengthen lent lessen lets lick lies lift lights liken limp linger lit lived lives locate loom loosen loot loses losing lost lower lure made
  magnified magnify maintain makes march marries marry marrying master maximize meant meets melt mend merit mimic mimicked mingle minimise misbehave
  misinterpret misjudge mislead misled misplace mispronounce misread misremember misspell mistake mistook mistreat misunderstand misunderstood moan
  mob mock moderate modify moisten moisturize mope motivate mourn multiply mumble murder mutter nag nagged nap napped napping narrate necessitate
  needs negate neglect neutralize nod nodded nominate notified notifies notify notifying nourish nurture obey object oblige obsess obtain offend omit
  omitted omitting oppose originate outgrew outgrow outgrown outlive outweigh overcame overcome overdid overdo overdone overestimate overhear
  overheard overlook overreact overreacts override overrode oversaw oversee oversize oversleep overslept overtake overtook overturn overuse overwhelm
  overwork owe paid panic panicked panicking pants parallel park pause pave pays peck peek peep peer perfect perish perpetuate persuade pertain pester
  pinch pitch place plague plan plead pledge plow ploy plunge point poke pollute ponder portray pose position postpone pounce pound pour praise pray
  preclude predate prefer preferred preferring prefers premise preside presume pretend prevail prick prioritise prioritize proceed proclaim
  procrastinate program prohibit prolong prompt pronounce propel propelled propose prosecute prosper protest provoke pry publish punish purr pursue
  puts putting quantify quarrel question quicken race raid rain ramble ran rant rationalize rattle readjust reads reaffirm realign reappear reapply
  rearrange reassess reassign reassure rebel rebuild rebuilt recall recapture recede reckon reclassify recline recommence reconcile reconnect
  reconsider recount recreate rectify recuperate redid redirect redo redone refine refocus reformat refrain refresh refund refuse regain regulate
  rehearse reinforce reiterate rejoin relate relied relies relive reload relocate relying remedy remind reminisce remodel render renew reopen reorder
  reorganize repaid repay repel repent rephrase replenish replied replies reply reposition reproduce reschedule rescind rescue resemble resent reshape
  reside restore restrain restructure resubmit retaliate retell retest rethink retold retreat retry reuse revamp revert revise revisit revive reward
  rewind rewrite rewrote rid ridicule rinse rip ripped ripping roam roar rob robbed robbing ruin rummage runs rush sacrifice safeguard said salute
  says scare schedule scold scoop scramble scrape scream screech scribble scrub scrutinize scurry search seat seduce seeing sees sell selling sells
  sends separate settle sewn shake shakes shame sharpen shave shaved shelter shine shines shining shiver shone shook shoot shoots shorten shout shove
  shrink shrinking shrinks shrug shrugged shuffle sigh signify silence simplify simulate sing sings sits sitting sketch slacken slam slammed slap
  slash slaughter slay sleeps slept slid slide slouch slump smash smell smelled smelling smells smelt smile smirk smoothen snapped snapping snarl
  snatch sneak sneaked sneer sniff snore snort snuck snuggle soak soar socialise socialize sold solicit solve soothe sort span spank spark sparkle
  spat speaks spearhead speculate speed spends spent spill spilt spinning spins spit spits splash split spoil spray spread sprinkle sprint spruce spun
  squash squat squeak squeal squeeze squirm stab stabilise stagger stagnate stamp standing stands startle stealing steals step stepped stepping steps
  sting stings stink stinks stipulate stir stirred stirring stole stolen stomp stood stoop straddle strangle strapped stray streamline strengthen
  strike strikes strive stroll struck struggle stumble stun stung stutter subdue submerge subscribe subsidize substantiate substitute succeed suck sue
  suffocate sulk summarise summarize summon sung supersede supervise supplant surge surmise surpass surprise surrender survive sustain swallow swap
  swear swearing swears sweeping sweeps swell swept swim swing swinging swings swoop swore sworn swung symbolize sympathize synchronize systematize
  tabulate tackle takes tangle taught tease tells tempt terminate terrified terrifies terrify testified testify thank thinking thinks thought thrash
  threaten thrive throb throw throws tickle tidy tie ties tighten tilt tiptoe toast toggle told tolerate took topple toss tow train trample transcend
  transform transpire trap traverse treasure treat tremble trespass trick tries trim trip trot trudge trust trying tuck tug tugged tumble tweak twirl
  tying type unbuckle uncover underestimate undergo underscore understands understood undid undo undone undress unfasten unfold unify unload unlock
  unpack unplug unravel untie unwind unwrap update upgrade uphold upset upsets upsetting used uses using utter validate vanish venture verbalise
  verbalize visit vocalize vote vow wade wag waggle wail wake wakes waking wander wane wants warn warrant waste weaken wearing wears weave weep
  weeping weeps weighs welcome went wept whimper whine whip wiggle win wink winning wins wipe withdrew withhold withstand withstood witness wobble won
  wonder wore worn worries worrying worship wrestle wriggle wring write wrung yank yawn yearn yell zigzag zoom
  abrupt abundant abysmal accidental accustomed acquaintances adept admiration adorable adventure adventures affection affectionate affluent afraid
  agony agreeable airtight ajar alarmed alike aloof amazed amazement amazing ambitious amicable ample amusement amusing ancient anger angered angrily
  angry anguish animosity annoyance annoyed annoying anonymous apologetic apologies apology appalling appealing appreciation apprehensive ardor
  arrogance arrogant artificial ashamed assertive assorted astonished astonishing astonishment attentive attraction attractive authentic automatic awe
  awesome awful awfully awkward bald bare barefoot bashful basic beautiful beautifully beloved beneficial betrayal bewildered bitter bitterness
  bizarre blackish blank bliss blissful blond blonde blues bold boredom boring bossy bottomless bouncy boundless brave bravery breakable breathtaking
  brilliant brownish bubbly bulky burnout busily busy calmness carefree careless casual catchy cautious ceaseless chaotic charming chatty cheap cheeky
  cheerful cheerless childproof choosy chubby clever clingy closer clumsy colorful colorless colossal colourful comfy compassion compassionate
  complicated composed compulsory conceited concerned confidence confident confusing conscientious considerate contempt content contented contentment
  contrary controversial cooperative cordial corrupt costly cosy courage courageous courteous cozy crankiness cranky cravings crazy creamy creative
  creepy criminal crisp crooked crucial cruel cruelty cuddly cultured cumbersome cunning curiosity curious curiousness curly cute cynical dainty
  dangerous dazed deaf dear decent dedicated dedication defensive defiant delicate delicious delight delighted delightful demanding desirable despair
  desperate desperation destructive detailed determination determined devastated devastating devoted different dignified diligent dim dirty
  disagreeable disappointed disappointing disappointment disastrous disbelief discontented disgrace disgust disgusted disgusting disheartened
  disheveled dishevelled dishonest disloyal dismal dismay disobedient disorderly disoriented disrespectful disruptive dissatisfaction dissatisfied
  distracted distraught distrust distrustful disturbed diverse domestic doubtful downhearted drab drafty dramatic drastic dreadful dreamy dreary
  driven drowsiness drunken dubious dull dumb dutiful dynamic eager eagerness earnest easygoing eccentric ecstatic edgy educational efficient
  effortless ego elated elation elegant eligible embarrassed embarrassing embarrassment embarrassments emotion emotionless emotions empathy endless
  endurance energetic engaging enjoyment enormous enraged entertaining enthusiasm enthusiastic envious equal ethical euphoria everlasting evil exact
  exasperated excellent exceptional excitable excited exciting exhausting exhaustion exhilaration exotic expensive experienced extraordinary
  extravagant fabulous faith faithful fake famous fancy fascinating fatherless fatherly fatigued favorite favourite fear fearful fearless fears feisty
  fierce fiery filthy finicky fixated flashy flawless flimsy flirty fluffy foggy fond fondness foolish forceful forgetful forgetfulness formal
  forthcoming fragile frantic fraudulent freaky frenzy friendless friendly fright frightened frightening frightful frisky frivolous frugal frustrating
  funny furious furry fury fussy futile fuzzy generosity generous gentle genuine giddy gifted gigantic giggly glad gladly gladness glamorous glee
  gleeful gloom gloomy glorious glossy glum goofy gorgeous graceful gracious grand grateful gratitude grayish greed greedy greenish greyish grief
  grieving grim grouchy growing grubby grudge gruesome grumpy guilt guilty gullible habitual hairless hairy handsome handy hapless happiness hardship
  hardships hardworking harmless harsh hasty hateful hatred haunted heartache heartbreak heartbreaking heartbroken heartless hearty heavenly hectic
  helpless helplessness hesitant hideous hilarious homesick honest honesty honorable hopeful hopefulness hopeless hopelessness horrible horrific
  horrified horror hospitable hostile hostility huge humble humiliated humiliation humongous humorous hungry hurtful hysteria hysterical icky ideal
  idealistic idiotic ignorant illegal illogical imaginary imaginative immaculate immense immoral impartial impatient impeccable imperfect impolite
  important impossible impractical impressed impressive improper impulsive inaccurate inadvertent inattentive incoherent incompatible inconsiderate
  inconsistent incredible incredibly indecisive indifference indifferent indignant inevitable inexpensive inexperienced infamous informal informative
  infuriated innocent innovative insane insecure insightful insignificant insincere inspiration instant insulted insulting insults intelligent
  intentional interested interesting intimate intimidated intoxicating intriguing intrusive invaluable invisible inviting ironic irrational irrelevant
  irresistible irresponsible irritableness irritating isolation itchy jagged jealous jealousy jittery jolly jovial joy joyful joyous joys jumpy keen
  kindly kindness knowledgeable laughter lavish laziness lazy leathery legal legendary legitimate lengthy lenient lifeless lighthearted likable
  likeable limitless lively livid loneliness lonely lonesome longest longstanding lopsided lousy lovable lovely lovesick loving loyal loyalty lucky
  lukewarm lumpy luxurious mad madness magic magical magnificent majestic makeshift malicious mannered mediocre meek melancholy mellow memorable
  menacing merciful merciless mercy merry messy methodical meticulous mighty mindful mindless mindset miniature miserable misery misguided misleading
  missing mistaken mistrust mistrustful modern modesty monotonous monstrous monthly moody moral mortified motherly motionless motivation mournful
  muddy mundane mushy mute mysterious nagging naive naked nameless nasty naughty nearsighted neat needless needy neighborly nervous nifty nimble noble
  nocturnal noisy nonchalant nonsense nonstop nostalgia nosy notorious numb nutritious obedient obligatory obnoxious obsessed obsessive obsolete odd
  oddly offended offensive opinionated optimism optimistic orderly ornery outburst outbursts outdated outgoing outrage outrageous outspoken
  outstanding overbearing overburdened overjoyed overprotective overweight overworked overwrought painstaking paltry panicky passion passionate
  passions patience peace peaceful peculiar perky perplexed persuasive pessimism pessimistic petite petty phony picky pitiful pity plausible pleasing
  pleasurable pleasure plump pointless poised polite popular powerful powerless practical precious precise predictable preoccupied pricey prickly
  pride prudent punctual puny pushy puzzled quaint quarrelsome querulous quirky rage rages ragged rational rattled ravenous realistic rebellion
  rebellious reckless recognizable refreshed refreshing regret regretful regrets relaxation reliefs reluctant remarkable remorse remorseful repulsion
  repulsive resentful resentment reserved resilient resourceful respect respectable respectful responsible restful restless restlessness revenge
  revolting rewarding rich ripe risky ritzy romance romantic rosy rotten rowdy royal rubbery rude rugged rundown ruthless sacred sad saddened sadder
  sadly sadness sarcastic sassy satisfaction scandalous scarce scared scary scatterbrained scenic sceptical scornful scrawny scruffy secretive seedy
  selfish selfless sensible sentimental serene shabby shady shaken shameful shameless shapeless shiny shocked shocking shrewd shrill shy shyness
  sickly silky silly sincere sincerity skeptical skilful skillful skinny sleazy sleepless sleeplessness slender slick slim slimy slippery sloppy
  sluggish sly smart smarter smug sneaky snobby snug sociable solitude sophisticated sorrow sorrowful sorrows sorry soulful soundproof sour spacious
  sparkling spectacular speechless speedy spirited spite spiteful splendid spoiled spontaneous spooky sporty spotless squeaky squeamish stale
  standoffish startled stealthy steamy steep stern stingy stinky stoic strange strangely stressed stressful strife striking stubborn stupid sturdy
  stylish suitable sulky sullen summery superb superstitious supportive surprised surprising surprisingly suspicion suspicions sweet sweetness swift
  sympathetic sympathy talented talkative tame tasteful tearful tearfulness tedious temper temperament temperamental tempers tempted tempting
  tenacious tenderheartedness terrible terribly terrific terrifying terror testy thankful thankfully thirsty thorough thoughtful thoughtless
  threatening thrifty thrilled thrilling ticklish timid tipsy tireless tiresome tiring togetherness tolerant torment tormented torn touchy tough
  tragic tranquil traumatised traumatized treacherous tremendous trendy tricky trivial troubled troublesome troubling trustful trusting trustworthy
  truthful tubby turbulent ugly ultimate unacceptable unafraid unattended unbearable unbelievable unchanging uncommon unconcerned unconventional
  unconvinced understanding undesirable unease uneasiness uneasy uneducated unemotional unenthusiastic uneven unfair unfaithful unfinished unfit
  unfocused unforeseen unforgettable unfriendly ungrateful unhappiness unhappy unharmed unhealthy unhelpful unhurt unimportant uninjured uninterested
  unique unkempt unkind unlawful unlucky unmarried unmotivated unnatural unnecessary unpleasant unpredictable unprepared unproductive unprotected
  unrealistic unreasonable unreliable unrest unruly unsafe unsatisfied unselfish unsettled unsettling unsightly unspeakable unsuitable unsupervised
  untidy untouched untrue unusable unwanted unwell unwise unworthy uppity uproarious useless vain valiant valuable vast vengeance venomous verbose
  vibrant vicious victorious vigilant vile violet virtuous vivacious vulgar vulnerable wacky wakeful wariness wary wasteful watchful wealthy weariness
  weary weepy weird wellbeing whimsical whiny whirling wholehearted wholesome wicked willful willingness willpower windswept wiry wise wistful witty
  woeful wonderful wordless worldly worried worrisome worthless worthwhile worthy wrath wretched wrinkled wrinkly wry yearning yellowish youthful
  yucky yummy zany zeal zealous zesty
  aboard accent accept admit affordable agitate agree air allow aloud alright ambush amid ammunition among amongst angrier antique antiques anybody
  anyone applause approve armor army arrive arrow arrows art artillery ashore assist attachments attend authorized avoid awaken backache backhand
  battalion battering battery beard bearded beauty become bedridden bedsheet beggar begin belch beside besides bigger biggest bilingual birthday
  birthdays blister bloat bombed bombing booze bothered box boxes breastfeed bring buggy build built bullet bullets bumblebee bunch busier butcher buy
  call calmer cancel cannon care carrot carry cash cavalry celsius cents charge charged charges charging chase check checkers checkups circumcise
  claim clean cleanse climb close closest colder coldest collect come comment compare complete complicate concern condom confirm connect connections
  conservative consider conspicuous contact continual continue contraceptives cooler copy costs count cover crew cross dandruff dandy darker decide
  deck decks declare defence defense definition dehydrate deliver demon demons dentists depend depth depths describe design detach detention diaries
  die dime director directors dirt disconnect discover discuss divide domino doubt dress drier drink drive earlier earlobe earmuff earplug easier easy
  eat eject eldest enter entertainment eraser everybody everyone examine exist exited experiment experiments explode explore explosion eyebrows
  eyelash face fail fall faraway farther faster fastest fatter fault feed feel fiddle fifty fill find fingerprints fingertip fingertips finish fire
  firefight fires firing fists fit fix flashback floss flowery fluctuation fluctuations fog follow fool fooled fools footprint footsteps forever forth
  fortify freckles froze fudge gallon gallons gear gears gentlemen give goatee goggle goodness goosebumps gosh grandstand grenades gunfire gunshot
  haircut hairline handshake handwrite handwritten happier happiest harness hatchet haystack hazard headphone healthcare healthier hear heartbeat
  heartbeats heavier help herself hey hiccup himself holocaust hood hoods hope horseshoe hotter hottest housekeep however humans humour hunt hydrate
  identify illusion immigrate immunise immunize improve inappropriately include increase infantry infect inform ingest initiate injure injured
  insanity insistent instinct instincts intend intention intentions introduce itself jelly join junior junk knit knot knots knotted lantern latest
  layman laymen layperson learn leave leg legos legs like link links listen live lone look lose louder love madam mail malfunction manage marines mark
  masturbate masturbation matter measure meet mention midwife mind mine misbehavior misbehaviors miss missile missiles mix monster monsters moreover
  moustache move mustache national navigate nearer need nevermore newest nicer nickel nightmare nightmares nobody noises nope nor normalize nosebleeds
  notice obsession occur offer oil okay oldest onto onward open order ought ourselves outstretch outward ovary own package pair pairs parade pass
  pathetic pay penny per perceive perform phone pick pierce pimple pimples pirate pirates pistol platoon play polish ponytail poorer powder practice
  practise precaution preexist preoccupy preparation preparations prepare prescribe press prevent prince princess print printed printing produce
  production prop propped protect protrude prove provide push quieter rang rape raped reach read realise realize receive recognise record refer
  reimburse rejoice remain remember remove repair repairing repeat repetitive replace report reproduction request research rest restraint restraints
  return revoke revoked richer robot rocket rockets rocky rowboat rubbed runaway saddest safer safest sand sandy satisfy save scaffold scientific
  scratchy sedate seem send servant servants serve sexuality shade shall shampoo share shoplift shoplifted shortest shotgun show shrapnel sicker
  sideline sight sign singe sit skeleton skin skinned sky sleep sleepwalk sleepwalking sleepyhead slower slowest slowness slur smack smaller smallest
  snoozes snowflake snuff sobriety soften softer somebody someone sound speak spend springtime stainless start state stay steadily steam sticking
  stomachache stop storage stronger strongest study stuff stuffed suggest suggestions sunblock supply suppose taillight tale tales talk taller tallest
  teethe tell themselves thicker think thinner thumb thumbs tin tinge tiredness toadstool toothpick tore torpedo touch toward towards travel triangle
  triangular tricycle triplet try turn uncharacteristic understand unintentional unveil upside use user users vaccinate valley vampire vampires versus
  via vigorously violate violation visitation wait wakefulness waken walk want warmer warmest warnings wash watch waterproof weaker weakest wear
  wetter wheel whenever wherever whirl whirlpool whose wildcat wind windmill wish wit witch witches wizard women work worry worst wove wrinkles yarn
  yeah yep youngest yourselves zombie zombies
`;
