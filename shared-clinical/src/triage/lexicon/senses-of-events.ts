/** Senses of what happens: to whom, by what, and how it went. */
export const SENSES_OF_EVENTS: Readonly<Record<string, string>> = {
  notKnowing: `
shirt|pants|shoes|jersey ~2 as|on ~2 trousers|pants|head|hands|feet
not|no_longer|cannot|does_not|did_not|never ~2 know|knows|recogni*|remember* ~2 us|me|who|where|what_day|day|name|own|family|daughter|son|wife|husband|grandchildren|house|anyone|anybody|people|year
calls|calling|called ~2 me|us ~3 wrong|dead|sister|mother
thinks|believes|thought ~3 at_home|the_war|19*|dead|school|someone_else
talk*|speak*|say*|shout*|chat*|mumbl*|mutter*|argu* ~2 rubbish|nonsense|kak|gibberish|rot|twaddle|twak|to_himself|to_herself|people_who|people_that|dead_people|the_wall|walls|ghosts|not_there
not|no|cannot|stopped ~1 making|make|makes ~1 sense
seeing|sees|saw|see ~2 dead|late|ghosts|angels
seeing|sees|saw things|people|spiders|animals|insects|snakes ~3 not|wall|ceiling
muddled|confused|delirious|raving|incoherent|disorient*|babbling|rambling|deurmekaar|scattered|bewildered
pick*|pluck* ~1 at ~1 air|sheets|blanket|clothes
pants|trousers|shoes|keys|clothes|undress* ~4 fridge|oven|wrong_way|inside_out|public|street|head`,
  old: 'father|mother|grandmother|grandfather|oom|tannie|resident|husband|wife|patient|frail|aunt|uncle|old',
  feedWord:
    'bottle|bottles|breast|boob|feed|feeds|feeding|milk|nurse|nursing|suck|sucking|suckle|latch|latching|drink|drinks|drinking|formula|sip|fluids|eat|eating',
  refuses: `
refus*|not|will_not|no|cannot|stopped|turn*_away|hardly|barely|too_tired|too_weak|too_sleepy|too_breathless|uninterested|no_interest|nothing|never|pushes_away|ignores
falls|falling|fall|fell|sleeping|sleeps ~1 asleep|through|off
half|quarter|third|less_than_half ~1 of|his|her|usual`,
  blackStuff: `
like|as ~2 coffee
tar|tarry|liquorice|licorice|marmite|bovril|coal|ink|treacle|molasses|soot|boot_polish|shoe_polish|engine_oil|used_oil|jet_black|pitch
coffee ~1 ground|grounds|grinds|granules|bits|beans|dregs|moer
black ~2 sticky|smelly|stinking|stinks|stool|stools|poo|shiny|like
sticky|smelly|stinking|tarry black`,
  cutDead: 'clots|clot|bright_red|maroon|dark_red|ox_blood|crimson|lumps_of_blood|<blood>|bleeding|bled|liver_like',
  plenty: `
lots|pouring|pours|poured|gush*|full|fills|filled|cupfuls|cupful|cups|litres|litre|liters|pint|bucket|basin|pool|pools|puddle|everywhere|floods|flooding|flooded|running_down|nonstop|massive|heaps|heavily|handfuls|soak*|drench*|saturat*|through_pad|dripping
size|big|large|huge ~3 clots|clot
clots ~2 size|big|large|like
a lot
will_not|does_not|not|cannot ~2 stop|stopping|slow`,
  spurts: `
pump*|spurt*|squirt*|spray*|jet|jets|pulsing|fountain|gush*|pouring|pours|hosing|everywhere|splash*
soak*|drench*|saturat* ~3 towel|towels|cloth|cloths|shirt|bandage|bandages|jersey|sheet|sheets|dishcloth|tshirt|third|second|blanket
towel|towels|cloth|cloths|shirt|bandage|bandages|jersey|dishcloth|tshirt ~2 soaked|drenched|red|full|dripping
will_not|does_not|not|cannot|no ~1 stop|stopping|slow* ~3 press*|hold*|minutes|bleed*|it|all
press*|holding|squeez* ~4 still ~1 comes|coming|bleeding|bleeds|running`,
  pipeStopped: `
cannot|not|no|will_not|unable|stopped|nothing|zero ~3 empty|wee|pee|urine|urinate|urinating|pass_water|pass_urine|weed|peed|piss|water|drop|drops
wee|pee|urine|urinat*|piss|waterworks|water ~2 stopped|blocked|nothing|stuck|shut_off|gone|closed
catheter ~2 blocked|stopped|nothing|dry|empty|out`,
  bursting:
    'bursting|burst|explod*|full|swollen|hard|agony|pain|painful|desperate|cannot_stand|melon|huge|tight|sore|completely|since|hours|at_all|all_day|all_night',
  effortWord:
    'make_the_beds|making_the_beds|making_beds|make_beds|ironing|chores|housework|shopping|polish*|scrub*|chopping|dancing|upstairs|stairs|steps|walk|walking|walked|vacuum*|hoover*|hang_washing|hanging_washing|mow*|carry|carrying|carried|climb*|digging|dug|sweep*|hill|uphill|exercis*|treadmill|pushing|pushed|lifting|gym|jog*|run|running|ran|cycl*|hurry*|gardening|exert*',
  waterPlace: 'bath|pool|swimming_pool|dam|sea|river|bucket|surf|waves|pond|jacuzzi|lake|fishpond|water',
  wentUnder:
    'under|underwater|face_down|floating|sank|sunk|submerged|pulled_out|fished|got_him_out|got_her_out|swallowed_water|went_under|head_under|drown*',
  broughtUp:
    'brought|bringing|brings|bring|coming|came|throwing|threw|spat|cough* ~1 up\n vomit*|<vomit>|sick|puk*|spew*',
  secretBite:
    'something|it|creature|thing ~2 got|bit|stung|bitten|stabbed ~2 my|his|her|me\n two|2 ~1 marks|holes|dots|punctures|pricks|teeth|fang*|red\n fang*',
  stabWord: 'stab|stabbed|stabbing|knifed|shanked',
  holeWord: 'hole|wound|bleed*|blood|lung|breath|wind|last_night|knife|cut|stitches',
  burnWord: 'burn|burnt|burns|burned|scald*|firework|petrol|flames|fire|steam|iron|acid|boiling',
  burnDeep:
    'coming_off|came_off|falling_off|white|charred|leathery|black|waxy|no_feeling|does_not_hurt|not_hurt|not_sore|peeling_off|hanging|melted|whole|both|all_over|stuck',
  chinPlace: 'chin|jaw|neck|under_tongue|floor_of_mouth',
  meterSays:
    'sugar|glucose|machine|meter|glucometer|reading|hgt ~3 hi|high_high|error_high|too_high_to_read|off_the_scale|off_scale|above_range',
  climbsNot: 'cannot|will_not|not|hardly|struggl*|battl* ~2 climb|stairs|stand|walk|rise|lift|hold|get_up|step',
  fewMoves:
    'nothing|lazy|quiet|still|sleepy|wiggle|wiggles|less|hardly|barely|slow|fewer|no_kicks|not_kicking|stopped|not_moving|not_moved|two_kicks|one_kick',
  unborn: 'kicker|baby|bump|bubba|bub|bubs|little_one|junior|movements|kicks|womb',
  blade:
    'knife|screwdriver|blade|glass|rod|spike|stake|arrow|fork|scissors|bullet|nail|nails|fence|pole|branch|stick|pencil|skewer|spear|shard|rebar|panga|assegai|bottleneck|broken_bottle|shrapnel|pellet|airgun|wire|machete|pick|drill|bit|chisel',
  wentIn:
    'went|goes|gone|go ~1 in|into|through|inside|deep|right_in\n in|into|through|stuck|stabb*|pierc*|impal*|stick|sticking|lodged|embedded|jabb*|rammed|plung*|drove|punctured|penetrat*|pok*|slipped_into',
  trunk:
    '<chest>|ribs|rib|belly|stomach|tummy|abdomen|back|neck|groin|thigh|throat|head|skull|eye|side|flank|shoulder|buttock|bum|temple|armpit',
  paperwork: 'insurance|claim|letter|raf|lawyer|old_car|computer|laptop|market|form',
  goesRed: 'goes|go|went|turns|turned|face ~1 red',
  machine:
    'car|bakkie|taxi|truck|lorry|bus|tractor|forklift|quad|quadbike|machine|conveyor|wall|tree|horse|bull|cow|beam|pallet|container|train|trailer|motorbike|motorcycle|bike|combi|minibus|gate|roof|rocks|mine',
  runOver:
    'trapped|crush*|pinned|ran_over|run_over|ridden_over|drove_over|driven_over|reversed_over|rolled|rolls|rolling|rolled_over|flipped|overturned|knocked_down|knocked_over|knocked_off|hit_by|collided|collision|crash*|trampl*|gored|thrown_from|thrown_off|flung|smash*|dragged|fell_on_top|landed_on_top|collapsed_on|caved_in|hit_and_run|wrote_off|tboned|rear_ended_at',
  high: 'roof|ladder|balcony|scaffold*|stairs|storey|storeys|story|floor_window|window|metres|meters|m_high|feet_up|tree|cliff|bridge|horse|truck|first_floor|second_floor|third_floor|silo|tank|crane|wall|loft|ceiling|staircase|bunk|landing|jungle_gym',
  fellDown: 'fell|fall|falls|fallen|dropped|plunged|jumped|came_off|tumbled|slipped_off|thrown|toppled|came_down',
  offCut:
    'hanging ~2 skin|thread\n chopped|cut|sliced|sawed|sawn|ripped|torn|tore|bit|bitten|severed|took|taken|lopped|pulled|hacked|sheared|hanging ~2 off|by_a_thread|by_skin|clean\n amputat*|severed|degloved|detached',
  digits: 'fingertips|thumbs|tips|finger|fingers|toe|toes|hand|tip|fingertip|thumb|foot|arm|leg|ear|nose|penis|wrist',
  inEye: 'splash*|squirt*|spray*|got|went|flew|in|into|onto|shot|spilled|spilt|popped|exploded',
  eyeHarm:
    'acid|cleaner|bleach|lime|cement|glue|superglue|jik|chemical|chemicals|oil|ammonia|pool_acid|chlorine|caustic|alkali|plaster|battery|thinners|detergent|pepper_spray|solvent|drain|oven|wasp|spitting_cobra|venom|sparks|grinder|metal|splinter|shrapnel|firework|cracker|fertiliser|handy_andy|dishwasher|hair_dye|nail_glue|peroxide',
  sightGone:
    'blind|black|dark|curtain|shadow|shade|veil|gone|vanish*|missing|disappeared|lost ~1 sight|vision|half|nothing\n cannot|not|no ~1 see|sight|vision|seeing\n lost|losing ~2 sight|vision\n went|gone|goes|going blind|dark|black|blank|grey\n curtain|veil|shutter|shade ~2 over|across|down|coming\njust|suddenly|simply went|gone',
  venomous:
    'snake|snakes|adder|puffadder|cobra|rinkhals|boomslang|mamba|viper|slang|scorpion|skerpioen|black_button|button_spider|widow|berg_adder|stingray|jellyfish|stonefish|ray|rays|barb',
  bitten:
    'stood_on|stepped_on|trod_on|stepped_onto|bit|bite|bites|bitten|biting|stung|sting|stings|got|struck|spat|spit|pinched|nipped|gepik|gebyt|pricked|whipped|lashed|got_me|jabbed',
  swells:
    'fat|fatter|<swollen>|balloon*|blow*_up|blown_up|blew_up|twice|double|huge|giant|thick|puff*|bigger|big|size|duck|botox|closing|close|closes|closed|fill*',
  airPlace: 'throat|tongue|lips|lip|mouth|face|gullet|keel|uvula|neck|eyes',
  trigger:
    'nut|nuts|peanut|peanuts|cashew|cashews|almond|prawn|prawns|shrimp|shellfish|seafood|fish|egg|eggs|milk|sesame|bee|bees|wasp|wasps|hornet|ant|ants|sting|stung|penicillin|antibiotic|antibiotics|injection|jab|vaccine|tablet|tablets|pill|medicine|enalapril|ramipril|perindopril|captopril|lisinopril|contrast|drip|ibuprofen|aspirin|latex|strawberry|kiwi|bar|cookie|cake|sushi|curry|satay|crayfish|mussels|calamari|ate|eating|eaten|allergic|allergy',
  skinItch:
    'hives|welts|weals|wheals|itch*|lumps|blotches|bumps|rash|red_all_over|flushed|flushing|prickly|tingling|scratching|galbulte',
  fitMoves: `
fit|fits|fitting|seiz*|convuls*|jerk*|twitch*|thrash*|foam*|froth*|spasm*|shaking_all_over|stiff_as|rigid
eyes ~2 rolled|rolling|back|white|whites
stiff|stiffened|rigid ~3 shak*|jerk*|shook
arms|legs|body|limbs ~2 jerk*|shak*|stiff|flail*|jump*
bit|biting|bitten ~1 tongue`,
  notEnding: `
will_not|not|does_not|without|never|no ~2 stop*|end|ending|waking|wake|recover*|come_round|coming_round
still ~2 going|shaking|jerking|fitting|twitching|at_it
again|another|second|third|repeated|back_to_back|cluster|one_after|in_a_row
for|already ~2 minutes|min|mins
5|6|7|8|10|15|20|five|six|ten|fifteen|twenty|half_an ~1 min|mins|minutes|hour`,
  dropsDown:
    'dropped|drop|collapse*|keel*|crumpled|slumped|fell|went_down|toppled|folded|hit_floor|crashed|flopped|sank|hit_the_floor|hit_the_ground|on_the_floor',
  noWet: `
no|not|without|zero|dry ~1 wet|tears|nappy|nappies
no|not|without|zero pee|peed|wee|weed|urine
nappy|nappies ~2 dry|bone_dry
dry ~1 nappy|nappies`,
  sunken: 'sunk*|sinked|hollow|dented|dipped|in|dark_rings|caved',
  bulges: 'bulg*|swollen|raised|tense|tight|pushed_up|up|sticking_out|popping',
  foundThere:
    'found|lying|outside|outdoors|all_night|overnight|floor|in_the_cold|veld|rain|river|snow|cold_house|cold_room|unheated|stuck_in_mountain|mountain|hike|boat',
  slowed: `
mumbl*|slur*|stumbl*|stiff|slow|clumsy|fumbl*|sluggish|barely|hardly
not|stopped|no_longer|nomore ~1 shiver*`,
  moreThanSeen: `
out_of|beyond proportion
<pain> ~3 than ~2 look|looks|seems|should|expected
worst|unbearable|agony|terrible|crazy|insane|screaming`,
  creeps: `
going|goes|creep*|track*|spread*|climb*|moving|moved|march*|run*|racing|travel* ~2 up|fast|quick*|past|over|beyond|hourly|every_hour
red|purple|dark ~1 line|lines|streak|streaks|track|tracks
past|beyond|outside ~2 line|pen|mark|marker
bigger|larger|wider ~2 hour|hours|by_the_hour`,
  redSkin:
    'red|redness|purple|dusky|bruised|skin|leg|arm|foot|hand|thigh|calf|rash|patch|sore|wound|bite|scratch|cut|boil',
  mouthShut: `
mouth|jaw ~3 open* ~2 finger|little|crack|barely|half|cm|centimetre|bit|slightly
open* ~2 mouth|jaw ~3 finger|little|crack|barely|half|cm|bit
cannot|hardly|only|barely|will_not ~2 open ~2 mouth|jaw|wide
jaw ~2 locked|stuck|shut|clamped|seized`,
  drools: 'drool*|dribbl*|slobber*|spitting|spit|saliva|kwyl',
  plummy:
    'potato|muffled|plummy|duck|frog|marbles|thick|gargl*|hot_potato|underwater|different|squeaky|croaky|raspy|husky|changed|hot_chips|mouth_full|full_mouth|full_of_food|hot_food',
  softSpot: 'soft_spot|fontanel*|soft_place|pulsing_spot|soft_part',
  hardlyBreathes: 'hardly|barely|scarcely|not_really ~1 breathing|breathe|breath|breathes',
  upperBack: 'between ~2 shoulders|shoulder_blades|blades\nupper_back|shoulder_blade|shoulder_blades',
  lungsFull: 'lungs|lung|chest ~2 full|water|fluid|flooded|drowning|bubbling\nwater|fluid ~2 lungs|lung',
  foamMouth: 'foam*|froth* ~3 mouth|lips|nose|cough*',
  mouthLeaks:
    'drink|drinks|coffee|tea|water|food|porridge|spit|soup|milk ~2 runs|ran|running|dribbl*|drips|dripping|spills|spilling|falls|leaks|leaking ~2 out|side|corner|mouth|chin|down',
  settleNot: 'not|cannot|will_not|never ~2 settle|soothe|console|calm|comfort|stop_crying\ninconsolable',
  noHold:
    'cannot|not|lost|losing|no|without ~2 hold|holding|control|keep ~2 urine|wee|pee|bladder|bowel|bowels|poo|stool|water\nwet*|soil*|mess* ~1 myself|himself|herself|bed|pants|trousers\nleaking ~2 urine|wee|pee|poo|stool',
  bothLegs: 'both|two ~1 legs|feet|sides',
  tightNoun: 'tightness|pressure|heaviness|squeezing|constriction',
  otherPlace:
    'head|headache|calf|belly|tummy|stomach|skin|jaw|sinus|face|ear|ears|eye|blood|back|neck|shoulders|foot|water|tyre|work|exam|peer',
  oneLeg: 'leg|thigh|calf|shin',
  plainLegs: 'legs|feet|ankles|both',
  catchWord: 'catch|catches|stitch|stab|stabs|stabbing|sharp|jab|knife|hurts|sore|pain',
  breathIn: 'breathe|breath|breathing|inhale|inhaling ~1 in|deep|deeply\ndeep breath\ninhale|inhaling',
  comesDown:
    'rope|cord|pulsing|loop|hand|foot|arm|something ~5 vagina|down_there|between_legs|coming_out|hanging|out_of_me',
  hotThing: 'tar|bitumen|molten|lava|hot_oil|hot_fat|hot_metal|caustic|steam|boiling',
  electricThing:
    'electricity|electric_shower|electric_fence|plug|socket|wire|wires|cable|geyser|shower|stove|fence|mains|eskom|kettle|extension|welder|light|power',
  shockWord: 'shocked|shock|zapped|zap|jolt|jolted|thrown|threw',
  smallPupils: 'pinpoint|tiny|small ~1 pupils\npupils ~2 pinpoint|tiny|small',
  diverWord: 'diver|dived|diving|dive|scuba|tank',
  ascentWord: 'ascent|surfaced|surfacing|came_up|deep_dive|metres|sodwana',
  highCry:
    'high|shrill|weak|cat|kitten|piercing|odd ~3 cry|cries|crying|scream\ncry|cries|crying ~3 cat|kitten|high|shrill|weak|piercing',
  noseEar: 'nose|nostril|ear|throat',
  goDown: 'go|goes|went|going|gone ~1 down',
  mouthInside: 'tongue|throat|mouth|gullet|tonsil|palate',
  sawTook: 'saw|grinder|machine|mower|lawnmower|planer|press|mincer|blade|router|chain ~1 took|got|caught|ate|ripped',
  cannotOpen: 'cannot|will_not|not|hardly|barely ~1 open|opening',
  steroidWord: 'steroid|steroids|cortisone|prednisone|hydrocortisone',
  steroidStop: 'stopped|missed|ran_out|skipped|tablets|pills|years|months|daily|long',
  noWind: 'no|not|without|nothing|zero ~2 gas|wind|fart|farting|stool|poo|motion',
  blindWord: 'blind|blinded|sightless',
  pupilWord: 'pupil|pupils',
  pupilBig: 'big|bigger|huge|wide|blown|uneven|unequal|dilated|different',
  navel: 'navel|belly_button|bellybutton|naeltjie',
  rightHip: 'right ~1 hip|side|lower|groin|bottom|below',
  feelsHot: 'burning|boiling|roasting ~1 hot|up\nhot to touch',
  weather: 'weather|day|outside|sun|food|water|oven|curry|chilli|bath|flush|flushes|coffee|tea',
  blurWord: 'blurry|blurred|misty|foggy|halos|haloes|rainbow|rainbows|hazy|cloudy',
  eyeRed: 'bloodshot|red|pink|ache|sore|pain|hurts',
  heatWord: 'heat|sun|hot_day|marathon|race|run|pitch|sauna|hike|mine|kitchen',
  hotDry: 'skin ~2 hot|dry|burning\nstopped|not ~1 sweating',
  wiredThing:
    'db|distribution|power_line|power_lines|powerline|powerlines|fuse|fusebox|circuit|breaker|wiring|wire|wires|cable|cables|plug|socket|prop|adaptor|multiplug|extension|geyser|generator|inverter|transformer|substation|appliance|kettle|toaster|microwave|iron|lead|mains|eskom|electric*',
  gotShock: `
got|gets|getting|was|been|gave ~2 shocked|zapped|shock|jolt|kicked_back
took|bad|big|huge|nasty|massive|sharp ~1 shock|jolt|zap
shock|shocked|zapped|jolt ~ threw|flung|knocked|thrown|burn*|heart|arm|fingers|hand`,
  surprised:
    'shock|shocked ~1 at|by|to|how|when ~2 how|price|cost|result|results|news|see|hear|find|cholesterol|weight|bill|level|levels|name|saw|heard',
  coolsIt: `
ran|run|running|rinsed ~1 it|finger|fingers|hand|thumb|arm|foot|burn under ~1 cold|cool|running|lukewarm|tap
held|hold|holding|put|kept|keep|stuck ~1 it|finger|fingers|hand|thumb|arm|foot|burn under ~1 cold|cool|running|lukewarm|tap`,
  kickWord:
    'kick*|wriggl*|somersault*|prod|prods|prodding|tumbl*|flutter*|roll|rolls|jabs|nudges|jiggl*|squirm*|active',
  noneSince: `
nothing ~1 since|all|today|tonight|at_all
nothing for ~2 hour|hours|day|days|ages
not ~3 felt|feel|feeling|had ~2 thing|anything|any|one|him|her|it
none ~1 since|today|for|all
gone|went ~1 quiet|still`,
  kneePlace: 'knee|knees|kneecap',
  givesWay: 'gives|giving|gave|give way\nlocks|locking|buckl*|clunk*|clicking|clicks',
  wandering: 'mumbl*|confus*|collapse*|rubbish|stagger*|raving|faint*|blackout|delirious|nonsense',
};
