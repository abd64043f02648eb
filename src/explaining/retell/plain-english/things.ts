/** Everyday words: the house and its things, food, places, travel, school, numbers, sport, animals, plants, weather and clothes. Base forms. */
export const THINGS = `
  aluminium aluminum apartment apartments appliance appliances apron armchairs ashtray asphalt attic awning axe backyard bags bait balcony balloons
  ballroom balls banner barbecue barbed barrels basement basket baskets bathe bathed bathes bathing bathrobe bathrooms bathtubs beads bedding bedrooms
  bedspread bedtimes bells bidet bin bins blades blankets bleach blender blinds boiler bonfire bookcase books bookshelf boxed brass brick bricks
  bronze broom brooms bucket bungalows buttonhole buttons cabin cabinet cabinets cabins cable cables camcorder cameras candle candles cans cargo
  carpeted carpets carton cartons carts ceilings cellar cellophane cement chain chained chains chainsaw chairs chalk chandelier charcoal charger
  chargers chimney chimneys chisel chopsticks chore chrome clay clipboard clocks closet closets clothes clothesline clothespin coal coals coaster
  coins comb combed combing combs commodes condo condominium cooker cookers copper cork corridor corridors cots cottage cottages cottony couches
  counters countertop courtyard cradle crate crates crayon crayons crockery crowbar cubicle cupboards curlers curtain cutlery decorate decorated
  decorates decorating decoration decorations deodorant detergent detergents diamond diamonds dice diesel digitally dishcloth dishwashers dishwashing
  dishwater dolls doorbell doorframe doors doorstep doorway doorways dorm dormitory downstairs drapery drawer drawers dryer dryers dust dusted dusting
  dustpan dusty duvet duvets dynamite ebony electric electrically electricity electronic electronics elevator elevators emery envelope envelopes
  escalator escalators estate explosive explosives eyeglass eyeglasses fabric fabrics faucet faucets feather feathers fence fenced fences fiberglass
  fireplace fireplaces firewood firework fireworks flag flags flashlight flashlights floors fluff foil fork forks foyer frames freezer freezers fridge
  fridges fur furnace furnished furs futon gadget gadgets garage garages garbage gardens gasoline gates gem generator gift gifts glassware glitter
  goblet gold golden gravelly grease greased grenade grill guitar guitars hacksaw hallstand hammer hammered hammering hammers hammock handbag handbags
  handbook handcuff handcuffed handcuffs handkerchief handles handrail handrails handset hardback headset headsets hearth heater heaters hedge hedges
  highchair highchairs hinges hob hoist homes homey hose hoses hourglass houses housework housing icicle indoors ink instruments ironed ironing ivory
  jackhammer jar jars jewel jewellery jewelry jug jugs kerosene kettle kettles key keyhole keys kitchens kite kites knapsack knife knives lamp lamps
  lampshade laptop laptops latch laundromat lawnmower lawns ledge lightbulb lightbulbs lighter lighters linen linens linoleum lobby lodge lodging loft
  log logs lounge lounges lumber machinery machines magazine magazines magnetic magnets magnifying mailbox mansion maps matchbox matchstick materials
  mats mattresses metal metals microwave microwaves mirrored mirrors mop mops motel moulding mugs nailed nailgun napkin napkins necklace necklaces
  necktie neighbourly newspapers nightgown nightstand notebook notebooks oar ornament ornaments outhouse ovens paddle padlock pail pails paint
  paintbrush painted painting paintings paints paintwork pans pantry pantyhose papers parcel parcels patio pavement pencil pencils pens penthouse
  perfume perfumes petrol photo photograph photographed photographic photographs photography piano pianos pickaxe pillowcase pins pipes plank planks
  plasticine plastics playpen playroom pliers plughole plywood pocketknife pockets poles porcelain porches postcard postcards poster posters pottery
  pram prams propane puppet puppets purse purses puzzle puzzles quilt quilts radiator radiators radio radios rake rakes razors recliner recliners
  reclining refrigerated refrigeration refrigerator refrigerators rent rental rentals rented renting rents residence residences restroom rifle rifles
  robots rocker roof roofs rooms rope roped rubbish rucksack rugs rulers sacks sandbag sandpaper saucepan saucepans sauna sawdust scissors screwdriver
  screwdrivers scrubbing sculpture shack sheds sheets shelf shelves shovel shovels showered showerhead showering showers shutters silk silver
  silverware sinks skillet smartphone smartphones soap soaps soapsuds soapy sofas spade spanner spear spices sponged sponges spoons sprinkler
  staircase staircases stairs stairway stairwell stationery stepladder stoves stovetop suburb suburban suburbs suitcase suitcases sunglasses sword
  swords tablecloth tables tapes tarmac tarpaulin teapot telescope television televisions tent tents terrace textbook textbooks thermos thermostat
  timer timers tins toaster toilets toolbox toolkit tools torch torches towels townhouse toy toybox tractor tractors trash trashcan trays trinket
  trophies trophy turf tweezers twine typewriter umbrella umbrellas unzip upstairs utensil utensils vacuumed vacuums valuables varnish varnished vase
  vases velvet veranda video videos videotape videotaped violin wallet wallets wallpaper walls wardrobe wardrobes washbasin washcloth washer washers
  washroom wheelbarrow wheels whistle wicker windows windowsill windscreen wood woods wool woolen woollen workspace wrench yards zip zipped zipper
  zippers
  almond almonds appetising appetizer appetizing apples apricot apricots asparagus avocado avocados bacon bagel bagels bake baked bakery bakes bananas
  banquet barbecued barley bean beans beef beefsteak beers beet beetroot beets berries berry beverages biscuit biscuits blackberries blackberry
  blackcurrant blueberries blueberry boil boiled boiling bottled bran brandy bread breaded breads breakfasts breastmilk brew brewed brewery broccoli
  brownie brownies brunch buffet burger burgers burrito butter buttered buttermilk cabbage cabbages cafe cafes cafeteria caffeine cake cakes candies
  candy canned cantaloupe caramel carbonated cashew cashews casserole catered cauliflower celery cereals champagne cheese cheeseburger cheeseburgers
  cheesecake cheeses cherries cherry chestnut chestnuts chicken chickens chickpea chickpeas chicory chilli chives chocolates chowder cider cinnamon
  citrus clam clams cocoa coconut coconuts coffee coffees cokes condiment condiments confectionery cookbook cookie cookies cooking cornflakes cracker
  crackers cranberries cranberry crisps crispy croissant crumb crumbs crunchy cucumber cucumbers cuisine cupcake cupcakes cupful curries curry custard
  dairy decaf decaffeinated dessert desserts devour dine dined diner dines dining dinners dish distillery donut donuts dough doughnut doughnuts
  drinker drinkers drinks dumpling dumplings eateries eatery edible egg eggplant eggs eggshell espresso fajita falafel feast feasts figs flavor
  flavored flavors flavour flavoured flavours flour foods fries fritters frosting frozen fruit fruits fruity fry frying garlic gin ginger gingerbread
  glassful gobble gourmet granola grape grapes gravy grilled grocery guava gulp gulped gulping ham hamburger hamburgers hams hazelnut hazelnuts
  helpings herb herring homemade honey horseradish hotdog hotdogs hummus icecream iced icing ingredient ingredients jam jams juice juices juicy kale
  kebab ketchup kiwi lamb lasagna leek leeks leftover leftovers lemon lemonade lemons lentil lentils lettuce liqueur liquors loaf loaves lobster
  lobsters lollipop lunches lunchtime lunchtimes macaroni mackerel mango mangoes margarine marmalade mayo mayonnaise meals meatball meatballs meatloaf
  meats melon melons menu menus milkshake milkshakes milky mint mints mouthful mouthfuls muffin muffins munch mushroom mushrooms mustard nibble
  nibbled nibbling noodle noodles nut nuts nutty oatmeal oats olive olives omelet omelette onion onions oranges oregano overate overcooked overeat
  overeating overfed overindulge overindulged overindulgence oyster oysters pancake pancakes papaya parsley parsnip pastries pastry pea peach peaches
  pear pears peas pecan pecans pepper peppermint peppers pickle pickled pickles picnic picnics pie pies pineapple pineapples pistachio pizza pizzas
  plums popcorn pork porridge potato potatoes poultry prawn prawns pretzel pretzels prune prunes pudding puddings pumpkin pumpkins quiche radish
  raisin raisins rasher raspberries raspberry ravioli recipe recipes restaurants rhubarb ribeye rice roast roasted roasting rosemary rum salads salmon
  salsa salted sandwich sandwiches sardine sardines sauce sauces sauerkraut sausage sausages seafood seasoning sesame shellfish sherbet sherry shrimp
  shrimps sipped sipping sippy slurp soda sodas soups soy soya soybean soymilk spaghetti spice spiciness spinach spoonfuls sprouts starvation starve
  starved starving steak steaks stew stews strawberries strawberry stuffing sugary supper suppers sushi sweetcorn sweetened sweetener sweeteners
  sweets syrup syrups taco tacos takeaway takeaways takeout tangerine tasted tasteless tastes tasting tasty tea teabag teacup teas tequila tinned
  toasted tofu tomato tomatoes tuna turkey turkeys turnip turnips uncooked undercooked underfed unsalted unsweetened vanilla veal vegan vegans
  vegetable vegetables vegetarians veggie veggies venison vinegar waffle waffles walnut walnuts watermelon wheat wholegrain wholemeal wholewheat
  winery wines yam yams yoghurt yoghurts yogurts yolk zucchini
  abbey acre acres aeroplane aircraft airfield airline airlines airplane airplanes airport airports aisle alley alleyway ambulances aquarium arena atv
  avenue avenues baggage banks barn barns barracks bases bay bayside beaches beachfront bicycles bicycling bicyclist bicyclists biker bikers bikes
  boardwalk boat boats boatyard bookshop bookstore booth boulevard brake braked brakes braking brook buildings bumper bumpers buses cabs camped camper
  campground campgrounds camps campsite campus canoe canoeing canyon caravan caravans carpark carpool carpooling carriage carriages cars carseat
  castle cathedral cave caves cemetery chapel chauffeured church churches churchyard cinema cinemas circus cities classrooms cliff cliffs clubhouse
  coast coastal coastline colleges collide collided collides commuted commuter commuters commutes continent counties countries countryside county
  courthouse courtroom creek crossroad crossroads crosswalk cruises cruising cycled cyclist cyclists dam dams dashcam departures desert deserts detour
  ditch dock docks downtown dragged drivers drives driveways drugstore drugstores earth eastbound embassy engine engines europe european expressway
  fairground farm farmhouse farming farmland farms farmyard fender fenders ferries ferry flights forest forests forklifts fort fountain fountains
  freeway freeways fuel galleries ghetto glacier globe gokart graveyard greenhouse greenhouses gymnasium halls hallways hamlet harbor harbour
  hatchback headlight headlights headrest helicopter helicopters heliport highland highway highways hillside hilltop hitchhike hitchhiking homeland
  homeowner homeowners homestead hometown honk horsepower hostel hostels hotel hotels hotspot hubcap inland inn island islands itinerary jail jailed
  jails jeep jeeps jetlag jets jungle kennel kennels kindergartens lake lakes landlords lane lanes launderette libraries library lighthouse limo
  limousine lorries luggage mall malls marina marketplace markets marsh meadow meadows midtown midwest minibus minivan minivans monastery monument
  moped mopeds mosque motels motorbike motorbikes motorboat motorcycles motorcyclist motorcyclists motorhome motorist motorists motorway motorways
  mountain mountains mountainside museum museums nation nations nationwide nightclub nightclubs northbound northeast northeastern northerly northwest
  northwestern ocean oceans odometer oncoming orchard orchards outdoor outdoors outskirts overpass overseas overturned palace parades parking parks
  parlor parlour passport passports pasture pavements pedal pedaled pedaling pedals pedestrians pickup pickups pier piers planes planet playgrounds
  plaza pond ponds pothole potholes prairie prison prisoner prisoners prisons province provinces pub pubs quadbike racetrack raft rafting railroad
  railroads railway railways rainforest ranch ranches resorts ride rider riders rides riding rink river riverbank rivers riverside road roads roadside
  roadway roadworks rollerblade rollerblades rollerblading roundabout sailboat salon salons schools schoolyard scooters sea seafront seas seashore
  seaside seatbelts sedan semitrailer shelters ship ships shop shopped shopper shoppers shopping shops shore shorelines shores sidewalks skid skidded
  skids skyscraper sled sledding sleds sleigh snowmobile snowmobiles southbound southeast southeastern southerly southwest southwestern speeding
  speeds speedway stables stadium stadiums stations steer steered steering stoplight storeroom streetcar streetlight streets submarine subway subways
  supermarket supermarkets swamp swerve swerved synagogue tailgate takeoff taxi taxicab taxied taxis tenement territory theaters theatre theatres
  tollway tour toured tourist tourists tours towed towing towns township townspeople trafficway trail trailers trails trains tram trams traveled
  traveler travelers traveling travelled traveller travellers travelling travels trek trekking trolley tropics truckload tunnel tunnels tyre tyres
  unbelted underground underpass underwater unhelmeted universities upstate uptown urban vans vehicles vehicular villa village villages volcanic
  volcano voyage wagon wagons warzone waterfall waterfront waterway westbound wharf wilderness windshields woodland woodlands workplaces worksite
  wreck wreckage wrecked yacht zoo zoos
  academy album albums algebra alphabet answered answering answers arithmetic artistic arts audience audiences ballad bands bbc billion biography
  blackboard blog blogging bookworm broadcast broadcasts calculator cartoon cartoons centuries century chapter chapters chess choir chorus clarinet
  classmate classmates comic comics concert concerts countless coursework curriculum cyber daydream decade decades dictionary diploma diplomas
  documentaries documentary download downloaded downloads dozens drama dramas dropout dropouts dvd dvds eighteen eighteenth eighties eighty elementary
  eleventh emailed emailing emails encyclopedia essay essays examiner exams facebook faculty fiction fifteen fifteenth fifties flunked flute folktale
  forties fourfold fourteenth freshman geography gig google gossip grader graders grades graduates graduation grammar harp headline headlines
  headmaster homeschool homeschooled homeschooling honors hundreds hundredth illiterate inkblot internet ipad iphone jazz kindergartener lecture
  lectures lesson lessons literacy literate lyric lyrics math mathematical mathematics maths melody memorise memorize memorized million millions movie
  movies multiplication music musical musicals nineteen nineteenth nineties ninety novel novels numbered numbers offline opera orchestra orchestras
  paragraph paragraphs phd playlist playstation podcast poem poems poetry preschooler preschoolers puzzling quarters quartet quotation quote quoted
  quotes quoting rapper readers recital recite recited reggae rhyme rhymes sang saxophone schoolboy schoolchildren schoolgirl schooling schoolteacher
  schoolwork seminar seminars sevenfold seventeenth seventies seventy sixteenth sixties sixty skype slideshow soloist song songs sophomore spelled
  speller stories story storybook subtract subtraction syllable syllables symphony tallied tally tardy teach teachers teaches teaching tenfold texted
  texting texts thesis thirteen thirteenth thirties thirtieth thousands threefold thrice tiktok trigonometry trombone truancy truant trumpet tuition
  tune tunes tv tvs tweet twelfth twenties twentieth twitter twofold twosome typed typing undergraduate videogame videogames videotapes website
  websites wifi writes writing writings wrote youtube
  acorn acrobat acrobatic animal animals anorak ants ape apes archery athletics avalanche badger badminton ballgame bamboo barking baseballs
  basketball basketballs bats beagle beanie bears beasts beaver beavers beehive bees beetle beetles belts biathlon bibs bikini bingo birds
  birdwatching blazer blizzard blooms blossom blossoms blouse blouses boar bodybuilder bodybuilding bonnet boots bowler boxer boxers boxing breeze
  breezy buckle buffalo bug bugs bull bulldogs bulls bunny bush bushes butterflies butterfly cactus camel camels campfire cape cardigan cartwheel
  cartwheels cat caterpillar caterpillars cattle champion champions championship championships cheerleader cheerleaders cheerleading cheetah chick
  chicks chilled chilly chimpanzee chipmunk climate climates climber climbers climbing cloak clog clogs clothe clothed cloud cloudier cloudless clouds
  clover coats cockroach cockroaches collectibles compost contest contests corset costume costumes cows coyote crochet crocheting crocodile crop crops
  croquet crow crows cufflink cyclone dachshund daffodil daisies daisy danced dances dartboard darts daylight decathlon deer denim dew dinosaur
  dinosaurs dive dived dives diving dodgeball dog dogs dolphin dolphins donkey donkeys dove doves downpour dragon dragonfly dressed dresses dressy
  dribbled drizzle drought duck duckling ducks dumbbell dumbbells eagle eagles earring earrings earthquake earthquakes elephant elephants elk
  equestrian evergreen eyeliner falcon fashionable feline fern ferret ferrets fertiliser fertilizer fitness flannel fleabite flies flock flood flooded
  flooding floods flower flowerbed flowers foal foggier foliage football footballer footballers footballs footwear footwears forecast fox foxes freeze
  freezes freezing frisbee frog frogs frost frostiness frosty gale gales gamble gambled gambler gamblers gambling game games gardeners gecko geese
  gerbil gerbils giraffe gnat gnats goalie goalkeeper goats goldfish golfed golfer golfers golfing goose gorilla gown gowns grass grasses grasshopper
  grassy groundhog gull guppy gust gusts gymnast gymnastic gymnasts hail hailstorm hamster hamsters handball handkerchiefs handstand handstands hare
  harvest hat hats hawk hawks hay hayfield headband headscarf heatwave hedgehog hen hens herbicides heron hike hiked hiker hikers hikes hippo hobby
  hockey hogs hoodie hoof hooves hornet hornets horserace horses hosiery hula humid humidity hurricane hurricanes icy iguana insect insecticide
  insecticides insects ivy jackal jacket jackets jaguar jean jeans jellyfish jersey jewelled jockeys jog jogger joggers jogs judo jumps jumpsuit
  kangaroo karaoke kayak kayaking kick kickball kickbox kickboxing kicking kicks kilt kitten kittens kitty knits knitted koala labrador laces lacrosse
  ladybug landslide leafy leash leather leathers legging leggings leisure leisurely leopard lightning lilac lilies lily linebacker lingerie lion lions
  lipstick livestock lizard lizards llama loafers locust lottery lotto lynx makeup mammal mammals maple marathon marathons mascara medal medals mice
  miniskirt mist misty mitten monkey monkeys moon moonlight moose mosquitoes mosquitos moss mossy moths mountaineer mountaineering mulch mule mules
  nba nettle nettles nfl nightdress nightie ninepins oak oaks octopus olympic olympics ostrich otter outfielder outfit outfits overcast overcoat owl
  owls ox oxen paintball pajama pajamas panda panther panties pantyliner parachute parachuted parachuting paragliding parakeet parakeets parrot
  parrots pastime pastimes paw paws peacock pedometer pelican penguin penguins pesticide pesticides petal petals petticoat petting pickleball pigeon
  pigeons piglet pigs pilates pinafore pinball pine pitbull plaid plantation planted planter planting plants playdate playdates played player players
  playful playing plays poker polo polyester ponies pony poodle poppy porcupine possum puddle puddles pullover puppies puppy pushups pyjama pyjamas
  python quarterback quilter quilting rabbit rabbits raccoons racecar raced racehorse races racing racquet racquetball raffle rainbow raincoat
  raincoats raindrop rained rainfall raining rains rainstorm rainy rats rattlesnake raven redwood referee referees reptile reptiles retriever rhino
  roach roaches robe robes rodent rodents rooster rosebush rottweiler rower rowing rugby sail sailed sailing sails sandal sandstorm sari scarf scarves
  scout scouts scrapbooking scuba sculpting seagull seedling sequin sew shark sharks shawl sheepdog shirts shoelace shoelaces shoes shoestring shorts
  shrub shrubs shuffleboard situps skate skateboarder skateboarding skateboards skated skater skates ski skied skier skiers skirts skis skunk skunks
  skydive skydiving sleet slipper slippers slush smog snail snails snakes sneaker sneakers snooker snorkel snorkeling snowball snowboard snowboarding
  snowed snowfall snowing snowman snowshoe snowstorm snowy soccer socks softball soil soils spandex spaniel sparring sparrow spectator spectators
  spiders sport sporting sports sportsman sportsmanship sportswoman sprout squats squatting squid squirrel squirrels stallion starfish stars stiletto
  stingray stork storms stormy sunburns sunburnt sundown sunflower sunhat sunny sunrise sunset sunshine surf surfboard surfed surfer surfers surfing
  suspenders sweatpants sweatshirt sweatshirts swimmers swims swimsuit swimwear tackles taekwondo teams teamwork termite termites terrier thaw thorn
  thorns thunder thunderstorm thunderstorms tiger tigers tights timber toad tornado tornadoes tortoise tournament tournaments tracksuit trampolining
  trapeze treadmills trees treetop triathlon trouser trousers trout tsunami tulip tulips turtle turtles tuxedo tweed twig twigs typhoon ultramarathon
  umpire unbuckled unbutton unbuttoned underclothes undergarment undergarments underpants undershirt unicorn uniform uniforms unleashed veil vests
  vineyard volleyballs vulture waistband waistcoat wakeboarding walrus warmup wasps waterpark waterskiing weathered weed weeding weeds weightlifter
  weightlifting wellington whale whales wheatfield wig wigs wild wildfire wildfires wildlife willow windstorm windsurfing windy wolf wolves woodpecker
  woodwork woodworking workout workouts wrestled wrestler wrestlers wristband wristbands wristwatch yoga zebra zebras zumba
  tampon tampons sloping slope slopes sanitary towels pads pessary helpline hotline
`;
