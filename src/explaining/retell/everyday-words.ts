/** Words of everyday English that turn up in stories of illness: of the home, of work, of food, of how one feels. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `abroad abruptly achy advantages adverse afterwards airplane aligned anchor anchored apple armchair assume backboard baking ballet banana bandaged
  banged baseball bat bathtub beach bedbug bedbugs bee beforehand belching bell bent binge bird blister blistered blisters bloated blurred blurry
  boating boss bothers bowl bra brisk broke bruises buckled buckling bumpy bundle bundles bunk buried burping bus caffeinated camping canceled
  cancelled cannabis carpet cashier catch caught centimeter centimeters centimetre cereal channel characteristic cheerful chef chemistry chips
  chocolate cigar cigars clammy cleansed clerk clicking cola colleague conference confirmation confrontation connection consequences consequently
  consistency contraction convincing cords cow coworker cracking crib crooked crushed crusted crusty curb cushion cylinder dab damp dance dashboard
  dawn deepened deliberately dependence design digging dim disadvantages disagreed disclosed disconnected dismissed disorganized dispensed distinct
  documentation dribble drilled drooling droopy drowsy dusk elongated entirety exclusive expectations facemask firefighter fireman flaky flashes flea
  fleas flexed floating foam foggy forgot forgotten fortnight fortnightly frail frame fried fulfil fulfill fulfills fulfils fuzzy garden gasping gassy
  generous glare gloved gloves goat grabbed grapefruit gravel gravity greasy gritty groceries guideline gulp gum gym gymnastics halos hardened hiccups
  hiking hollow homework hook hooked hooks horse identifiable illusions indicative injecting insisted intentionally internally janitor jerked jittery
  jogged jumped karate kicked kilometer kindergarten knitting knocked knots landlord lashes lbs leaning lice lightheaded litre locked
  locking lumpy mattress mealtime mechanic mechanism metallic midday migrate migrated migrates millimeter millimeters millimetre mirror mite mites
  mosquito mouse mowed mucus mud mumbling muscular negligible neighbour noticeably noxious opposite outstretched oval overwhelmed pacifier painter
  pale palpably panting paramedic passages pasta pat pellets perceived personnel phlegm photos pig pipe plastic plug popped porch postponed potty
  practitioner preexisting preschool prescribed presumed punch punched questionnaire raccoon rail rails rain raked ramp raspy rat reassuring recliner
  reiterated replied restless rinse rinsed rinsing risen rode roll rolled rose route rubber rug runny rust salad salty sank scab scabs scarred scooter
  scratch scratched scratches scrub scrubbed sealed seldom sewed sewing sewn shadows shaft shaking sheep shell shivering shortened shoveled shrank
  shrunk sidewalk sidewall silicone sip sips skateboard skating sleeve slender slid slip slippery slipping slit slurring snake snapped snow soak
  soaked soaking socket sofa soup sparing spicy spider split spoonful square squeezed squeezing stare steel stick sticky stocking stockings stooped
  strap stressful stripped stroller stuck stuffy stutter stuttering sunk swam swayed sweaty swings syringe tablespoon tag tantrum tantrums tarry
  tearful teething thereby threatened tick ticks tightened tingly titanium trampoline tray treadmill trembling trimmed tumble tumbled twitching
  underweight unobstructed urge vacuum vacuuming van vape vaping variability vest vigorous vodka wakefulness wasp watchful wavy wax weaknesses weekday
  welder wheeled wheezy whiskey whisky windshield withdrew wobbled wooden woozy worm worms wrestling yogurt`.split(
    /\s+/,
  ),
);
