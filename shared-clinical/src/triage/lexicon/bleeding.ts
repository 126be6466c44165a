import type { ConceptTable } from './concept';

/** Bleeding, wounds and burns. */
export const BLEEDING: ConceptTable = {
  heavyBleeding: {
    says: 'Bleeding that does not stop, or a lot of blood',
    asks: 'Is there bleeding that does not stop with firm pressure?',
    words: `
bleeding baie|erg|hewig
bleeding ~ not ~ stop*
not stop* bleeding
cannot ~ stop ~ bleeding|blood
blood|bleeding ~ spurt*|pour*|gush*|everywhere|squirt*|pump*|soak*
spurt*|pour*|gush*|squirt*|pumping ~ blood
bleeding heav*|badly|profusely|lot|nonstop|uncontroll*|everywhere|out
heavy|severe|massive|profuse|uncontroll* bleeding
losing|lost ~ lot|much ~ blood
soak*|drench* ~ towel|towels|cloth|shirt|bandage*|through
cut off|severed|chopped|amputat*|sliced_off|torn|ripped_off ~ finger|hand|arm|leg|foot|toe|thumb
finger|hand|arm|leg|foot|toe|thumb ~ cut|severed|chopped|sliced|torn|ripped|came ~1 off
cut|wound|gash|arm|leg|hand|wrist|finger|thigh|neck|it ~ squirt*|spurt*|pumping|gush*
finger|fingers|thumb|toe|hand|piece|ear|bit|tip ~ on|in ~1 ice
towel|towels|cloth|shirt|bandage|bandages|plaster ~ soaked|drenched|full
finger|fingers|thumb|toe|toes|ear|hand ~ hanging|dangling|gone|missing|blown
mouthful|mouthfuls|cupful|cupfuls % blood|clots
degloved
kickback|kicked_back ~ neck|face|leg|thigh|arm|chest
line|fistula|shunt|graft|port ~ pump*|bleed*|blood|spurt*
tonsillectomy % blood|bleed*
bleed*|blood ~ tonsillectomy|tonsil_operation|tonsil_op`,
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
graze*
scrape*
scratch*
sliced
stood|stepped|trod on ~ nail|glass|thorn|needle
splinter
nick|nicked|nicks
gash*
nail ~ foot
pricked`,
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
deep ~ bite
deep|gaping|open|big|long|wide|bad|nasty ~ cut|wound|gash|lacerat*
cut|wound|gash ~ deep|gap*|open|wide|bone|fat|tendon|stitch*|edges|apart|dirty|cm|inch*|large
stitch*
stood|stepped|trod on ~ nail|glass|needle
rusty ~ nail|wire|metal|tin
sliced ~ hand|palm|arm|leg|foot
tetanus
nail|wire ~ through
bite|bitten|bit|fang* ~ deep|deeply`,
    not: `
stitch in ~ side
stitch ~ run*|jog*
tetanus ~ up to date
stitches ~ out|removed|removal|dissolv*
got|had|having|need ~1 tetanus
tetanus ~ ok|okay|fine|done|up_to_date|sorted|covered
not ~ deep`,
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
burnt|burn|burns|scald* ~ <face>|throat|airway|neck
<face>|throat ~ burnt|burns|scald*|burn
inhal*|breathed|breathing ~ smoke|fumes|flames|gas
smoke inhalation
house|shack fire
explo*|blew|flash ~ face
trapped ~ fire|smoke
soot ~ nose|mouth
gas ~ explo*`,
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
chemical|acid|electrical|electric burn*
burn|burns|burnt ~ chemical*|acid|petrol|bleach|electric*|caustic
large|big|deep|severe|bad|serious|third|second|terrible|badly|severely|huge|full ~ burn|burns|burnt|scald*
burn|burns|burnt|scald* ~ whole|entire|large|half|both|deep|badly|severely|white|leathery|charred|black|all_over
boiling|kettle|hot|pot ~ water|oil|porridge|soup|over|onto ~ chest|arm|arms|legs|leg|back|belly|tummy|stomach|body|herself|himself|him|her|over
pulled ~ kettle|pot|tea|coffee
scald*
clothes|jeans|shirt|fabric|trousers|nylon|socks ~ stuck|melted|burnt ~ skin
caught ~ fire|alight`,
    not: `
= sun|sunburn|sunburnt|sunburned
= heartburn
small|tiny|little|minor|slight burn|scald*
hot water ~ bottle|drink|lemon
soup ~ for
burn ~ small|tiny|minor
salicylic|glycolic|peel|cream|serum
= aha|reflux|lemon|heartburn
acid reflux`,
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
