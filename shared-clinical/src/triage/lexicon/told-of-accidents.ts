import type { MoreWords } from './concept';

/** Accidents, bites and poisons by what happened, without the word for it. */
export const TOLD_OF_ACCIDENTS: Readonly<Record<string, MoreWords>> = {
  highEnergy: {
    words: `
fish*|pull*|drag*|got|took|lifted|scooped ~2 out|from ~2 pool|dam|river|sea|bath|pond|bucket|jacuzzi|tub
face down|floating ~ pool|dam|bath|water|bucket|pond|tub
under ~2 water|surface ~ minute|minutes|seconds|long
was|been under ~2 minute|minutes
went under ~ pool|dam|bath|water|waves
swallowed|breathed|inhaled ~ lot|lots|much ~ pool|sea|dam water
shocked|zapped ~ by|off|from|on ~3 wire|wires|wiring|cable|cables|plug|geyser|stove|fence|socket|mains|pole|heater|extension|welder|board
got|was shocked|zapped ~ wire|wires|cable|cables|plug|geyser|mains|electricity
threw|flung|thrown|knocked ~ across|off|backwards ~ room|ladder|roof|bike|truck
wire|wires|cable|current|shock|blast|explosion ~ threw|flung|knocked ~1 me|him|her
car|bakkie|truck|tractor|engine|gearbox|wall|tree|container|crate|pallet ~ came_down|fell|collapsed|dropped ~ on|onto ~ me|him|her|chest|leg|legs|back|head
came|went ~1 off ~ motorbike|motorcycle|scooter|quad|bike ~ speed|fast|highway|freeway|road|km
run|ran|driven|drove into|over ~1 by ~ car|taxi|truck|bus|bakkie
mangled ~ hand|arm|leg|foot
gas ~ bottle|stove|cylinder ~ exploded|explosion|blew
blast|explosion ~ injur*|burn*|hit|caught`,
    not: `
out of ~ pool ~ fine|shower|towel
= pool|snooker table
under ~ weather|influence|pressure`,
  },
  heavyBleeding: {
    words: `
crush*|rip*|tore|torn|sliced|took|taken|blew|blown|pulled ~2 finger|fingers|thumb|toe|toes|hand|ear|leg|arm ~1 off
finger|fingers|thumb|toe|hand|piece|ear|bit|tip ~ on|in ~1 ice
lost ~1 finger|fingers|thumb|toe ~ in|to ~ saw|lathe|mower|machine|grinder|blender|door|fan|belt
towel|towels|cloth|shirt|bandage|bandages|plaster ~ soaked|drenched|full
blood ~ keeps|still|just|carries|carrying coming|flowing|running|pumping
through ~ towel ~ after towel|bandage`,
    not: `
= off work|school|sick
= towel|towels ~ sweat|wet|pool`,
  },
  headInjury: {
    words: `
headbutt*
took|taken|got|had ~1 knock|blow|elbow|bang|klap ~ at|in|during|playing|from|to ~ rugby|soccer|football|hockey|match|boxing|karate|practice|face|temple|jaw
clash|clashed ~ heads
boxing|fight|brawl|tackle|scrum ~ groggy|dazed|concuss*|pupil
ball|stone|pole|branch|goalpost|hockey_stick ~ to|in|on|against ~1 head|temple|forehead
lump|bump|dent ~ skull
banged|knocked|smacked|cracked ~ noggin|kop|skull|forehead|temple`,
  },
  fluidFromEar: {
    words: `
clear|watery ~1 water|fluid|stuff|liquid|drops ~ drip*|leak*|run*|out|from ~ nose|nostril|ear
nose|nostril|ear ~ drip*|leak*|running ~ clear|watery|water ~ since`,
    not: `
= cold|sneez*|hayfever|swim*|shower`,
  },
  pesticide: {
    words: `
spray* ~2 dip|poison|weeds|insects|roaches|pests|ddt|chemicals|roundup|bugs
dip ~1 stuff|tank|chemical*|fluid
mixed|mixing|handled|handling ~ dip|poison|chemicals|fertiliser|fertilizer
farm|garden|crop poison|chemicals`,
    not: `
avocado|chip|french|onion|hummus dip`,
  },
  pesticideSigns: { words: 'pinprick|constricted pupils\n pupils ~ pinprick|pinpricks|pinhead*|dots' },
  poisonTaken: {
    words: `
mushroom* % wild|forest|plantation|veld|lawn|picked|foraged
ate|eaten|eating|chewed ~ oleander|stinkblaar|datura|syringa|arum|delicious_monster|dieffenbachia|castor
swallow*|drank|drunk|sip*|gulp*|mouthful ~ cooldrink|coke|water bottle ~ paraffin|petrol|thinners|poison|bleach|cleaner
tablets|pills|crumbs|powder ~ in|round|around ~2 mouth`,
    not: `
bath water
mushroom* ~ shop|supermarket|woolworths|checkers|pizza|soup|tinned
= burger|risotto`,
  },
  swallowedBattery: {
    words: `
round|flat|button|coin|disc ~ battery|batteries|cell|cells
battery ~ swallow*|gone|missing ~ remote|toy|watch|hearing`,
  },
  harmlessSwallowed: {
    words: `
swallow*|ate|eaten|licked|sip|mouthful ~ crayon|crayons|chalk|playdough|paper|grass|cat_food|dog_food|lipstick|bubble_bath|bath_water|baby_shampoo|soap`,
  },
  animalBite: {
    words: `
puppy|pup|kitten|stray|pitbull|boerboel|rottweiler|fox|genet|civet|squirrel|hamster|ferret|seal|warthog|hyena ~ bit|bite|bitten|nipped
bit|bite|bitten|nipped ~ by|from ~3 puppy|pup|kitten|stray|pitbull|boerboel|rottweiler|fox|genet|civet|squirrel|hamster|ferret|seal|warthog|hyena`,
    not: '= frost',
  },
  openFracture: {
    words: `
leg ~ shorter ~ turned|twisted|out
leg ~ turned|twisted out ~ shorter
ankle|wrist|arm|leg ~ flopping|dangling|hanging_loose`,
  },
};
