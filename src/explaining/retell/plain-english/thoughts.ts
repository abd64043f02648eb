/** Everyday words: people, work, money, law, belief, talk and thought. Base forms. */
export const THOUGHTS = `
  adopt adopting adopts ancestor ancestry auntie babe babysit babysitter babysitters bachelor baptism baptized bloke boyhood bridal bride bridegroom
  brotherhood buddies buddy bullies bully bystander bystanders celebrity chap childish childless childlike christen christening citizen citizens
  communion companion companions courtship cousin cousins cowboy crowd crowds dating daughters dude elder elders enemies enemy ex fella fellow fiancé
  fiancée folk folks foreigner foreigners foster friendship girlhood godchild goddaughter godfather godmother godparent godparents godson granddad
  granddaughter granddaughters grandma grandmother grandmothers grandpa grandparent grandparents grandson grandsons granny groom grownup guardian
  guardians guest guests guy guys heir hero heroes heroine honeymoon hostess household households housemate housemates humanity husband husbands
  immigrant immigrants inmate inmates kid kids kinfolk kinship lads lass lover lovers mama mankind mate mates men migrant migrants mommy mummy mums
  nanny neighbor neighborhood neighborhoods neighbors neighbourhood nephew nephews newcomer newlywed newlyweds nickname nicknamed niece nieces orphan
  orphanage owner owners pal pals papa parenthood parenting passerby passersby penpal pensioner pensioners playmate playmates refugee refugees
  relative relatives remarried remarry reunion reunite reunited roommates schoolmate sibling siblings sisterhood sitter sons soulmate spouses
  stepbrother stepbrothers stepchild stepchildren stepdad stepdaughter stepdaughters stepmom stepmum stepparent stepparents stepsister stepsisters
  stepson stepsons stranger strangers surname sweetheart teammate teammates teen teens toddler toddlers trainee trainees tribe upbringing villager
  villagers visitor visitors volunteer volunteers wed wedding weddings widowed widower widowers widows wives womankind youngster youngsters youth
  youths
  accountant accountants accounting achievement achievements actor actors actress advertiser advertising adviser advisor advisors agencies agency
  agenda applicant application applications applies apply apprentice apprenticeship architect architects artisan artist artists assign assigned
  assigning assignment assignments assigns astronaut athlete athletes auctioneer author authors award awarded awards babysitting badge badges bailiff
  baker bakers banker bankers bankrupt bankruptcy barber bargain barista barmaid barman bartender bartending beautician boilermaker bonus bookkeeper
  bookkeeping bosses bouncer breadwinner brewer bricklayer briefcase broker brokers budget budgets builder builders busboy businesses businessman
  businessmen businesswoman busker cabinetmaker caddy cameraman career careers caretaker caretakers carpentry caterer catering chairman chambermaid
  chauffeur chemist chemists cleaner cleaners clergy clergyman clerical clientele clients coach coached coaches coaching coalminer cobbler colleagues
  comedian commerce commercial commercially committee committees compete competed competes competing competition competitions competitive competitor
  competitors composer conductor contractor contractors convention cook cooks corporate corporation corporations courier couriers crafts craftsman
  crewman curator custodian custodians dancer dancers deadline deadlines dealer dealers deckhand decorator designer designers desks detective
  detectives developer dishwasher diver divers docker dockworker dockyard doorman downsized drafter draftsman dressmaker drummer earn earned earning
  earnings earns economic economical economically economics economy editor editors electricians employees employers engineering enterprise entertainer
  entertainers entrepreneur executive executives factories factory farmer farmers farmhand filing firefighters firms fisherman fishermen fitter
  florist foreman foundry freelance freelancer furlough furloughed gamekeeper glazier goods groundskeeper guitarist hairdresser hairdressers handyman
  headquarters hire hired hires hiring homemaker homemakers housekeeping housewife housewives hygienist illustrator import imported income incomes
  industries industry inspector inspectors installer instructor instructors internship interpreter interpreters interviewed interviewer invest
  invested investing investment investor investors ironworker janitors jeweler jobless jobs jockey joiner journalist journalists judge judges keyboard
  keyboards laborer laborers labourer labourers landscape landscaper landscaping lawyer lawyers layoff layoffs lecturer librarian lifeguard lifting
  lineman locksmith logger longshoreman lumberjack machinist machinists maid maids mailman managed manager managerial managers managing manufacture
  manufactured manufacturer manufacturers manufacturing mariner marketing mason masonry merchandise merchandiser merchant merchants merge merged
  messenger milkman mill miller milliner mills millwright miner miners mining minister ministers missionary movers musician musicians negotiate
  negotiated newsagent novelist nun nuns occupations officer officers operator operators organise organised organist overtime paralegal partnership
  pastor pastors paycheck payroll pension pensions photocopier photocopy photographer photographers pianist pilot pilots planner planners plasterer
  plastering playwright plumbers plumbing poet poets policeman policemen policewoman politician politicians porter porters postman postmen potter
  poverty preacher preachers priest priests principal principals printer printers producer producers productivity profession professions professor
  professors programmer programmers promote promoted promoter promotion promotions prosecutor publican publisher publishers qualification
  qualifications qualified qualifies qualify quarry quit quits quitting rabbi rancher ranchers realtor receptionist receptionists recruited recruiter
  repairman reporter reporters rescuer rescuers resign resignation resigned resigns retail retailer retailers retire retiree retirees retires retiring
  retrain retrained rigger roofer roofers roofing runner runners sabbatical sailor sailors salaries salary sales salesman salesmen salesperson
  saleswoman scaffolder scientist scientists sculptor seafarer seaman seamstress secretarial secretaries secretary shepherd sheriff shifts shipbuilder
  shipment shipments shipping shipyard shipyards shoemaker shopkeeper shopkeepers singer singers skilled soldier soldiers songwriter staffer staffing
  steelworker steelworks stenographer steward stewardess stockbroker stonemason storekeeper stylist superintendent supervisor supervisors supplier
  suppliers surveyor surveyors sweatshop tailor tattoo tattooed tattooist tattoos teller tellers tiler timesheet toil trade trader traders trades
  tradesman trading traineeship trainer trainers translator translators trawler trawlerman trucker truckers typist undertaker unpaid unskilled
  upholsterer usher vacancies vacancy vacation vacationing vacations valet vendor vendors veterinarian veterinary volunteered volunteering wage wages
  waiter waiters waitresses warden warehouse warehouseman warehouses watchmaker watchman weaver welfare wholesale workbench workday workdays workers
  workforce workload workmate workmates workshop workshops workstation writer writers zookeeper
  absolutely absurd accessible accessories accidentally accordance account accusation accusations acquaintance acquisition acronym actively activist
  adaptable adaptation adaptive additionally adjustable adjustment adjustments admittedly advantage advantageous advent aftermath afterward afterwards
  agreement agreements aide aides alibi allegation allegations allegedly alliance allotted allowance allowances ally alphabetical alternatively
  although altogether ambience ambition ambitions amenities amnesty analogy anecdote angel angels annually anticipation anyhow anyplace anytime
  anyways anywhere apiece apparatus appeal appeals appointments approval approvals archive archives arguably argumentative arguments aroma arrangement
  array arson assembly asset assets assortment assumption assumptions assurance assurances astray attackers attainable attendee attorney attorneys
  auction authorities autograph automated avail availability backlash backlog backup bail ballot bandit barely barrier basically basics batch batches
  battles beacon beginner beginners behalf belief beliefs believable believer belonging belongings bet bets bias biased bill billing bills bisexual
  blackmail blessing blessings blindly blueprint bluff bluntly boldly booklet booklets bounty breach breakage breakthrough breakup brilliance brink
  broadly brochure brochures brutal brutally buddhist bulletin burglar burglars burglary burial byline byproduct calamity calmly campaign campaigns
  candidates candidly capabilities capability captain captive captivity carefully carelessly carelessness cartel casually casualties catalog catalogue
  catastrophe catchphrase categories category catholic catholics caution cautions celebration celebrations ceremonies ceremony certainly certainty
  certificate certificates certification certified changeable chaos charitable charities charity charter checkbook checkpoint checkpoints cheerfully
  cheque cheques chiefly chieftain christian christianity christians christmas chunk chunks circumstance circumstances citizenship civic civil
  civilian civilians civilization claimant claimants claims clarification clause cleanliness cleanup cleverly climax clockwise closeness clue clues
  coalition coincidence coincidental coincidentally coldly collaboration collaborative collectively combat combative combo comeback comfortably
  commandment commencement commitment commitments commonly commotion communal communism companionship comparatively compatibility compensation
  competence competency competently completely complexion complexities complexity complicity compliment compliments comprehensible comprehension
  conceivable concept concepts concise conclusive concurrence condolences confession confessions confidant confidently conflict conflicting conflicts
  conformity confrontations congratulations congress conscience consciously consecutive consensus consequence consequently considerably consistently
  conspiracy constantly constitution constraint constraints consultative consumer consumers consuming contender contingency contingent continually
  continuation contradiction contradictory contraption contributor controversy convenience conversely conveyance convict convicted conviction
  convictions convincingly copies copyright correctness correspondence corruption countdown counterclockwise counterpart counterparts coupon coupons
  courageously courtesy coverage coward cowardly crazily creation creativity creator creature creatures credentials credible credit credits crime
  crimes criminals crossfire cruelly crumpled crusade cue cues cult cultural curfew curiously currency custom customary customer customers customised
  customized customs cutback cutoff damages danger dangerously dangers daringly daybreak deadlock deathbed debt debts decency deception deceptive
  decisive declaration decoy deepest deeply default defendant definitely deity deliberately delicacy delightfully delinquency delinquent democracy
  democratic demographics departmental dependability deployed deployment deputies deputy descent descriptive deservedly desperately destination
  destinations destiny destruction devastation devil devotedly dialog dialogue dictator differently dilemma dilemmas diligently directions directory
  disadvantage disagreement disagreements disappearance disapproval disaster disasters disbursement disciplinary discipline discount discounts
  discovery dishonestly dishonesty disobedience disorganized disposal disqualified disrespect distinctive distinctly distractions ditto diversion
  diversity divinity divorces documentation documents donation donations doubtfully doubts downside downsize downstream downturn dowry dramatically
  drawback drawbacks dreams duel dues duly duplicate duplicates durability dusk dwelling dwellings eagerly earliest earnestly easement easily easter
  editorial effectiveness election elections elegantly elimination elite elsewhere emblem emergence emotionally emperor emphasis empire enclosure
  encouragement ending endings enforcement enlistment enormously enquiries enquiry enrollment enrolment entirely entirety entrance entrances epic
  equality equally equipment equipped era errand errands errata escapade essence essentials eternal eternity ethic ethically ethics ethnic ethnicity
  evenly eventuality eventually everyday everywhere eviction evictions evidently evolution exactly exactness examples exception exceptions excerpt
  excessively excitedly exclamation exclusively excuses exile expectantly expectation expectations expedition expense expenses expertise expertly
  explanatory explicitly exploitation exploration explorer extensively extras extravagance extremist eyewitness fable fabrication facilitated
  facsimile factual fairness fairy faithfully fallout fame familiar familiarity famine famously fanfare fantasies fantasy farewell fate fated
  favorably favoritism feasibility feasible feat federal felonies felony ferociously fervently festival festivals fiasco fiercely figurative finale
  finalized finally finances financial financially fixture fixtures flaw flaws flirting flyer foe folklore fondly foolishly foothold forcibly
  foreclosure foreword formalities formally format formats forthright forthwith fortunately fortune fortunes forwarded foundation foundations
  frantically fraud freedom freshly friendships fundamentals funding fundraiser fundraising funds funeral funerals furiously furtherance furthermore
  gains gang gangs gangster gay gays generations generously genius genuinely ghost ghosts glamour glimpse gloomily glory god goddess gods goodbye
  goodwill gospel government governmental governments governor gracefully grant grants graph graphs gratefully gratefulness greatly greedily greeting
  greetings grimly grudgingly gruffly guarantees guesswork guideline habits halfway halloween handiwork handmade handouts handover hanukkah happily
  harassment harshly hassle haste hastily hatefully haven headway heartily heaven heavily heirloom hell hello helper helpers hence henceforth
  hereafter hereby herein heritage heroically hesitantly heterosexual heterosexuality hierarchy highly hindsight hindu historic historically hoax
  hobbyist holidays holiness homicide homosexual homosexuality honestly hopelessly horribly hostage humanitarian humankind humbly hungrily hurdle
  hurdles hurriedly hush hypocrisy hysterically icon ideally ideals identically identities ideology idly illegally illustration illustrations
  imagination imitation immensely immigration imminent impatiently imperative implications implicitly importantly impossibly imposter impostor
  impoverished improvised impulses impulsively inaccurately inaction inadvertently inasmuch inauguration incentive incentives incidentally incidents
  inclination incline inclined incognito inconvenient incorrectly increasingly indefinitely indexes indicator indicators indispensable inequality
  inevitably infinitely informally infrastructure inheritance initiative initiatives injustice innate innocence innocently innovation inquest
  inquiries inquiry inseparably insofar inspired installation installment instantly instinctively instructional insurer insurers integrity intellect
  intellectual intellectually intelligible intensely intently interactions interchangeable intermission interruption interruptions intricate
  introductory intruder intuition invariably invention inventory investigator investigators invitation invitations invoice inwardly ironically irony
  irritably islam islamic jackpot jealously jeopardy jewish jews jointly jokes jokingly journeys jovially joyfully joyously judgement judgments
  judicial juncture juror jury justice justifiable justification justly keenly keepsake keynote kidnapping kindheartedly king kingdom kings knight
  knowingly koran lasting lastly lately latter lavishly lawful lawsuits layout layouts lazily leader leaders leadership league lease leeway legacy
  legality legally legend legible legibly legislation legislature lender lesbian lesbians leverage liable liar liberty lifestyle lifestyles likewise
  lineup linkage liquidity listener listeners literally literary litigation livelihood loan loans locale lookout loophole lord loser loudly lovingly
  loyally loyalties luck luckily lullaby luxury madly mafia magically magician mainstay mainstream makeover mandate mandated mandatory manhood
  manifesto manipulative manner manners manslaughter manuscript marvel masterpiece maturity maybe mayhem mayor meaningful meaningfully meaningless
  meanwhile meltdown memento memories mentality mentor mentors mercifully merely merrily metaphor methodically methodist militant military mindfully
  minorities minority miracle miracles mischief misconception misconduct misdemeanor misdemeanors miserably misfortune mishandled mishap
  misinformation misplaced mission missions mistakes misunderstanding misunderstandings mockery momentarily momentum monarchy money moneys monopoly
  mortally mortgage mortgages mostly motive motives motto mugged mugger mugging multipurpose multitask multitude murderer murders muslim muslims
  mutual mutually myriad mysteries mysteriously mystery myth mythical myths naively namely namesake narration narratives nationality naturally
  naughtily navy neatly necessities necessity needlessly neighboring nervously nevertheless newsletter nicely noisily nominee nonetheless nonprofit
  norms notably notation notations noteworthy noticeable notion notions novelty novice nowadays nowhere nuisance numbering numerically oath obediently
  obituary objection objections obligation obligations oblivious obstacle obstacles obviously occurrence occurrences offence offences offender
  offenders offense offenses offering offhand officially offshoot omen ominously omission omissions onlooker openly opinions opponent opponents
  optimist optimistically optional ordeal ordinance ordinarily organisation organisations organizations originality orphaned outlaw outlay outright
  outsider outwardly overdraft overhaul overly oversight oversights overview overwhelmingly ownership packaging pact pageant pamphlet pamphlets
  paradise paradox pardon parish parliament parole participant participants participation particulars partly passionately patiently patrol patrolman
  patron payable payment payments peasant peculiarly penalties penalty perfection periodically perk permissible permission permissions perpetrator
  perseverance persistence persona personally perspective perspectives persuasion pertaining pertinently petition phenomenon philosophy phrase
  picturesque pilgrimage pinpoint pitfalls playfully pleasantly plentiful plight plot pointer pointers poise policies politely political politically
  politics poll popularity popularly portrait possession possessions postage posterity practicality practically precariously precautionary precedence
  precedent precinct precisely precision predicament prediction predictions preferably preference preferences prejudice preparedness preservation
  presidency president presidents pretense price priced prices printout priorities priority privacy privately privilege privileges prize prizes
  proactive probability probationary proceedings proclamation profanity proficiency proficient profit profits prohibition prom promise promises
  promptly propaganda properly prophet proposal proposition prospect prospects prosperity protestant prototype proudly proverb provision provisional
  provisions psychic publication publications publicity publicly punctually punishment punishments purposefully purposely pursuit quandary quarrels
  quarterly queen quest questionable questionnaires queue quickly quietly quotas racism racist ramadan ransom rapport rarely rashly rating ratings
  readability readable readily realism realistically reality realization rearward reasonably reasoning rebate rebirth recap receipt receipts
  recklessly reckoning recollection recollections reconciliation reconnection recourse recreation reform refusal refusals regardless regime regiment
  registrant registration registry regretfully regulation regulations reign reincarnation relationships relentless relentlessly relevance relevancy
  religion religions religious reluctantly remarkably reminder reminders reminiscent renewal renovation renovations renowned repeatedly repercussion
  repercussions repetitious replica representatives reprimand republic reputation requisite resemblance resentfully resentments reservation
  reservations resilience resources respectfully respects responsibility restitution restlessly restrictions retaliation retribution retrospect
  revelation revenue revolution rework richly riddle ridiculously rightfully rights riot ritual rituals rival rivalry robber robbers robbery roughly
  royalty rudely rumor rumors rumour rumours ruthlessly sabbath sacrament sacrifices safely saint sainthood salvation sanctuary sanity savings scam
  scandal scarcely scenario scenarios scenery scheme schemes scholarship scholarships scripture scrutiny secondhand secrecy secret secretly secrets
  sect sector securities seemingly seldom selfishly semblance semester separately sequel serenity sergeant sermon setback setbacks settlements
  shareholder sheepishly shockingly shortage shortages shortcoming shortcomings shortcut shortfall showdown shyly sideways signage signatures silently
  simplicity simplified simplistic simultaneously sin sincerely sincerest singly sins skepticism skillfully slang slave slavery sleepily slogan slyly
  societies society socioeconomic softly solely solemn solemnly solidarity someday sooner soonest sorcery sorely soul souls soundly sovereign
  specifics speedily spies spiritual spirituality spiritually splendidly spokesperson spotlight spy squarely stakeholder stalker stamina standalone
  standardised standardized standby standstill startup statehood steadfastly stereotype stereotypes sternly stewardship stigma stipend stockpile
  stopgap straightaway straightforward strategic strategically strategies strategy stubbornly stupidly subconsciously subdivision subscription
  subsidies subsidized substantively substitutes subtitle subtly successfully successively suffering sufficiently suffrage suitably superstition
  supporter supporters supposedly supposition surely surplus survey surveys suspense suspiciously sweetly swiftly symbol symbolic symbolism symbols
  sympathetically sympathies synonym synopsis systematically tactfully tactics takeover talent talents tangible tax taxes taxpayer technicality
  technically technologies telltale temporarily temptation tenant tenants tensely tentatively terminology terrorism terrorist terrorists testament
  testimony thankless theft thefts theme themes theoretical theoretically theories theory thereby therein thereof thereto thief thieves thirstily
  thoroughly thoughtfully thoughts threat threats ticket tickets tightly timeframe timeline timely timeout timeouts timetable tirelessly tithe tomb
  topmost tort totally touchingly touchstone tradeoff tradition traditionally traditions tragedies tragedy tragically trait traits transaction
  transcript transcripts transgender treason treasurer treaty tremendously trend trends tribute triumph triumphantly troop troops troublemaker
  troubleshoot truce trustee truth truthfully truths turmoil turnaround turnout typo typos tyranny ubiquitous ultimately ultimatum unabashedly
  unaccompanied unanimous unanimously unannounced unauthorized unavailable unavoidable unbearably unbiased uncertainties uncertainty uncharted
  undecided undeniable underdog understandable understandably undivided undoubtedly undue uneasily unending unevenly unexpectedly unfairly
  unfamiliarity unforgiving unfortunately unfounded unhappily unheard unified uniformly unimaginable unimpressively uninsured uninterrupted unions
  uniquely unity universal universally universe unknowingly unlike unlimited unlisted unmarked unmet unmistakable unnaturally unnecessarily unnoticed
  unofficial unopened unplanned unprecedented unquestionable unsaid unscheduled unseen unsolved unspecified unspoken untimely unused unwillingness
  unwritten upkeep upstream usefully usefulness utilities utmost utterly vaguely vainly valiantly validity vandal vandalism vastly venue verbatim
  verdict versatile verse viciously victim victimized victims victoriously victory viewer viewers viewing viewpoint vigil villain vindicated
  violations violently virtually virtue visa vivaciously vividly voluntarily voter voters vows vulnerability waiver waivers war warfare warily warmly
  warranted warrior wars wartime wealth weapon weaponry weapons wearily wetly whatever whatsoever whereabouts whereas whereby wherein whereupon
  whichever whim whistleblower whoever wholeness wholly whomever wickedly widely wildly willfully willingly wisely witnessed witnesses witnessing woe
  woefully wonderfully wording worriedly worth wrongly yardstick yearningly youthfully zealously zodiac
  adamant addictive adolescence airflow amplified antiseptic astringent authenticity bank bolstered bonders bowls bureaucratic caliper calipers chaperone childbirth circuit
  classification clumps clock conjunction contamination context crippling crystals deflate deflated deflates deflation detainee detection diffusion dimple distraction
  droplets emphatically expenditure favourable flows flustered fluttering foaming gluten grains greasy grooves halves hypocritical individualized inflow infestation intoxicated
  interactive invalid lab landmark landmarks lanolin liberalize massaging medico-legal micrograms minced misplacement molecular momentum mounting neoprene nonsterile nonsurgical
  nylon objectively orientated outflow pace paced pollens pollen principle procedural programme pristine protective prudence query raw reintroduction respective restorative
  resultant rinses sap selection sniffles sole solvents splinted spared spiral spongy spotty sterility stimulation stitched straighten straightening strands streaking
  subspecialist supplementary swish threaded torque transgressions translated translation translucent tummy turmeric uncleanliness vernacular vibration vibrations whereabouts
  aerobics beadwork curable discord flopping garbled geologist incurable lectern peeing poop pooping probation subjectively weeknight weeknights
`;
