import type { ConceptTable } from './concept';

/** Bleeding, wounds and burns. */
export const BLEEDING: ConceptTable = {
  heavyBleeding: {
    says: 'Bleeding that does not stop, or a lot of blood',
    asks: 'Is there bleeding that does not stop with firm pressure?',
    words: `
bleeding ~ not ~ stop*
not stop* bleeding
cannot ~ stop ~ bleeding|blood
blood|bleeding ~ spurt*|pour*|gush*|everywhere|squirt*|pump*|soak*
spurt*|pour*|gush*|squirt*|pumping ~ blood
bleeding heav*|badly|profusely|lot|nonstop|uncontroll*|everywhere|out
heavy|severe|massive|profuse|uncontroll* bleeding
losing|lost ~ lot|much ~ blood
soak*|drench* ~ towel|towels|cloth|shirt|bandage*|through
blood all over|down
cut off|severed|chopped|amputat*|sliced_off|torn|ripped_off ~ finger|hand|arm|leg|foot|toe|thumb
finger|hand|arm|leg|foot|toe|thumb ~ cut|severed|chopped|sliced|torn|ripped|came ~1 off
cut|wound|gash|arm|leg|hand|wrist|finger|thigh|neck|it ~ squirt*|spurt*|pumping|gush*
cut|wound|gash|bleeding|blood|squirt*|spurt* ~ cannot ~ stop it
tip|top|end|piece|part ~ finger|thumb|toe|nose|ear ~ off|missing|gone|hanging
degloved
crush*|rip*|tore|torn|sliced|took|taken|blew|blown|pulled ~2 finger|fingers|thumb|toe|toes|hand|ear|leg|arm ~1 off
finger|fingers|thumb|toe|hand|piece|ear|bit|tip ~ on|in ~1 ice
towel|towels|cloth|shirt|bandage|bandages|plaster ~ soaked|drenched|full
kickback|kicked_back ~ neck|face|leg|thigh|arm|chest
line|fistula|shunt|graft|port ~ pump*|bleed*|blood|spurt*
finger|fingers|thumb|toe|toes|ear|hand ~ hanging|dangling|gone|missing|blown
blood ~1 not ~1 stop|stopping|clotting
tonsil*|adenoid* ~1 out|removed|operation|op|surgery % blood|bleed*
tonsillectomy % blood|bleed*
bleed*|blood ~ tonsillectomy|tonsil_operation|tonsil_op
mouthful|mouthfuls|cupful|cupfuls % blood|clots`,
    not: `
= period|periods|menstru*
= <vagina>
= sweat
pour* ~ sweat
= nail
= nail|acne|tears|vomit*|poo|diarrhoea|wax|pus|water
= ring|nail|wart|glove|hanging_around
= pressure|sugar|thinners|tablets|test|tests|group|donor`,
  },
  cut: {
    says: 'A cut or wound',
    words: `
cut
cuts
wound
gash*
graze*
scrape*
scratch*
sliced
stood|stepped|trod on ~ nail|glass|thorn|needle
nail ~ foot
splinter
pricked
nick|nicked|nicks`,
    not: `
cut down|back|out|short
= haircut
cut ~ hair|nails|sugar|salt|carbs
scratch*|scrape* ~ throat
scratchy throat
= scratchy
= period*`,
  },
  cutDeep: {
    says: 'A deep, gaping or dirty wound',
    words: `
cut|sliced ~ finger|thumb|hand ~ cannot ~ bend|feel|move|straighten
deep ~ bite
deep|gaping|open|big|long|wide|bad|nasty ~ cut|wound|gash|lacerat*
cut|wound|gash ~ deep|gap*|open|wide|bone|fat|tendon|stitch*|edges|apart|dirty|cm|inch*|large
stitch*
stood|stepped|trod on ~ nail|glass|needle
rusty ~ nail|wire|metal|tin
nail|wire ~ through
cannot ~ bend|feel|move ~ finger|thumb|toe
sliced ~ hand|palm|arm|leg|foot
tetanus
bite|bitten|bit|fang* ~ deep|deeply`,
    not: `
stitch in ~ side
stitch ~ run*|jog*
not ~ deep
tetanus ~ up to date
stitches ~ out|removed|removal|dissolv*
got|had|having|need ~1 tetanus
tetanus ~ ok|okay|fine|done|up_to_date|sorted|covered`,
  },
  bleedStopped: {
    says: 'The bleeding stopped within minutes',
    words:
      'stopped ~1 in|after|within|by ~2 1|2|3|4|5|6|7|8|9|10|15|two|three|four|five|six|ten|few|couple|fifteen minutes|min|mins|minute',
    not: 'again|keeps|another|restart*|started|starts|back ~ <blood>|bleed*|it\nnot|never|nearly|almost ~1 stopped',
  },
  nosebleed: {
    says: 'Nosebleed',
    words: `
nosebleed
nose ~ bleeding|blood*
bleeding|blood ~ nose|nostril`,
  },
  burnAirway: {
    says: 'A burn of face or throat, or breathed-in smoke',
    asks: 'Is the face or throat burnt, or was smoke breathed in?',
    words: `
hot|boiling ~ oil|water|soup|fat|tea|coffee ~ face|neck
face|neck ~ hot|boiling|burning ~ oil|water|fat
explo*|blew|flash ~ face
burnt|burn|burns|scald* ~ <face>|throat|airway|neck
<face>|throat ~ burnt|burns|scald*|burn
inhal*|breathed|breathing ~ smoke|fumes|flames|gas
smoke inhalation
trapped ~ fire|smoke
house|shack fire
soot ~ nose|mouth
gas ~ explo*
nose|nostril|nostrils ~1 hair|hairs ~1 singed|burnt|burned
fire|smoke|shack|flames ~ cough*|spit* ~2 soot|sooty|black`,
    not: `
= sun|sunburn|sunburnt|sunburned
hot|coffee|tea|pizza|soup ~ tongue|mouth
burn* ~ tongue|mouth ~ coffee|tea|pizza|soup|food
burning ~ throat|mouth|face|lip*|tongue
= burning
razor burn
= acid`,
  },
  burnLarge: {
    says: 'A chemical, deep or large burn',
    asks: 'Is the burn bigger than the person\u2019s hand, deep, or from a chemical or electricity?',
    is: 'burn',
    words: `
burn|burnt|burns ~ arm|leg|chest|back|hands|both ~ oil|water|fire|steam|petrol|braai|fat
chemical|acid|electrical|electric burn*
burn|burns|burnt ~ chemical*|acid|petrol|bleach|electric*|caustic
large|big|deep|severe|bad|serious|third|second|terrible|badly|severely|huge|full ~ burn|burns|burnt|scald*
burn|burns|burnt|scald* ~ whole|entire|large|half|both|deep|badly|severely|white|leathery|charred|black|all_over
boiling|kettle|hot|pot ~ water|oil|porridge|soup|over|onto ~ chest|arm|arms|legs|leg|back|belly|tummy|stomach|body|herself|himself|him|her|over
pulled ~ kettle|pot|tea|coffee
caught ~ fire|alight
scald*
acid|caustic|lye|cement|ammonia ~ over|on|down ~1 leg|legs|face|skin|arm|arms|hand|hands|chest|body
clothes|jeans|shirt|fabric|trousers|nylon|socks ~ stuck|melted|burnt ~ skin
<skin>|eyes ~1 burning|burns|burnt ~ pool_acid|acid|caustic|cement|lye|battery_acid|oven_cleaner|drain`,
    not: `
= sun|sunburn|sunburnt|sunburned
= heartburn
acid reflux
small|tiny|little|minor|slight burn|scald*
hot water ~ bottle|drink|lemon
soup ~ for
burn ~ small|tiny|minor
salicylic|glycolic|peel|cream|serum
= aha|reflux|lemon|heartburn`,
  },
  burn: {
    says: 'A burn',
    words: `
burn|burns|burnt
scald*
blister* ~ hot|oven|iron|stove|steam|oil`,
    not: `
burn* ~ <pee>
burns ~ when|pee|wee|eyes
= sun
= sunburn*
burnt out
= heartburn
throat ~ burns
burns ~ stomach|throat|chest
eyes ~ burn*`,
  },
  sunburn: {
    says: 'Sunburn',
    words: `
sunburn*`,
  },
  bigBlisters: {
    says: 'Big or many blisters',
    words: `
blister* ~ everywhere|all_over|big|huge|large|many|lots
big|huge|large|many|lots ~ blister*`,
  },
};
