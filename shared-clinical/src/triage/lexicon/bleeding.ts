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
pool of blood
blood all over|down
cut off|severed|chopped|amputat*|sliced_off|torn|ripped_off ~ finger|hand|arm|leg|foot|toe|thumb
finger|hand|arm|leg|foot|toe|thumb ~ cut|severed|chopped|sliced|torn|ripped|came ~1 off
amputated
severed`,
    not: `
= period|periods|menstru*
= <vagina>
= sweat
pour* ~ sweat
amputated ~ years|ago|diabet*
soak* ~ sweat*
= nail`,
  },
  cut: {
    says: 'A cut or wound',
    words: `
cut
cuts
wound
gash*
lacerat*
graze*
scrape*
scratch*
sliced
stood|stepped|trod on ~ nail|glass|thorn|needle
nail ~ foot
splinter
skinned ~ knee
pricked`,
    not: `
cut down|back|out|short
= haircut
cut ~ hair|nails|sugar|salt|carbs
cuts ~ electricity|power
scratch*|scrape* ~ throat
scratchy throat
= scratchy
from scratch
paper ~ work
clean cut
= period*`,
  },
  cutDeep: {
    says: 'A deep, gaping or dirty wound',
    words: `
cut|sliced ~ finger|thumb|hand ~ cannot ~ bend|feel|move|straighten
deep ~ bite
deep|gaping|open|big|long|wide|bad|nasty ~ cut|wound|gash|lacerat*
cut|wound|gash ~ deep|gap*|open|wide|bone|fat|tendon|stitch*|edges|apart|dirty|cm|inch*|large
see ~ bone|fat|tendon|muscle
stitch*
stood|stepped|trod on ~ nail|glass|needle
rusty ~ nail|wire|metal|tin
nail|wire ~ through
cannot ~ bend|feel|move ~ finger|thumb|toe
gashed
sliced ~ hand|palm|arm|leg|foot
tetanus`,
    not: `
stitch in ~ side
stitch ~ run*|jog*
side stitch
not deep
not ~ deep
tetanus ~ up to date
up to date ~ tetanus
stitches ~ out|removed|removal|dissolv*`,
  },
  bleedStopped: {
    says: 'The bleeding stopped within minutes',
    words:
      'stopped ~1 in|after|within|by ~2 1|2|3|4|5|6|7|8|9|10|15|two|three|four|five|six|ten|few|couple|fifteen minutes|min|mins|minute\nit ~1 stopped ~1 now|again|itself',
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
face ~ explo*|blew|flash|flames
burnt|burn|burns|scald* ~ <face>|throat|airway|neck
<face>|throat ~ burnt|burns|scald*|burn
inhal*|breathed|breathing ~ smoke|fumes|flames|gas
smoke inhalation
trapped ~ fire|smoke
house|shack fire
soot ~ nose|mouth
gas ~ explo*`,
    not: `
= sun|sunburn|sunburnt|sunburned
hot|coffee|tea|pizza|soup ~ tongue|mouth
burn* ~ tongue|mouth ~ coffee|tea|pizza|soup|food
tongue ~ burn* ~ hot|coffee|tea|pizza|soup
throat ~ burning
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
burn|burns all around
boiling|kettle|hot|pot ~ water|oil|porridge|soup|over|onto ~ chest|arm|arms|legs|leg|back|belly|tummy|stomach|body|herself|himself|him|her|over
pulled ~ kettle|pot|tea|coffee
caught ~ fire|alight
clothes ~ fire
scald*`,
    not: `
= sun|sunburn|sunburnt|sunburned
= heartburn
acid reflux
small|tiny|little|minor|slight burn|scald*
hot water ~ bottle|drink|lemon
drink* ~ hot water
soup ~ for
burn ~ small|tiny|minor`,
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
burns|burn calories|fat
= heartburn
throat ~ burns
stomach ~ burns
burns ~ stomach|throat|chest
eyes ~ burn*`,
  },
  sunburn: {
    says: 'Sunburn',
    words: `
sunburn*
burnt ~ sun
sun burn*
caught ~2 sun
sun ~ shoulders|face|back|nose ~ <red>|hot
sun ~ beach ~ red|<pain>|peel*
sun ~ burnt`,
  },
  bigBlisters: {
    says: 'Big or many blisters',
    words: `
blister* ~ everywhere|all_over|big|huge|large|many|lots
big|huge|large|many|lots ~ blister*`,
  },
};
