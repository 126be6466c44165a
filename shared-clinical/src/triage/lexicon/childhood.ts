import type { ConceptTable } from './concept';

/** Illnesses and mishaps of children. */
export const CHILDHOOD: ConceptTable = {
  teething: {
    says: 'Teething',
    words: `
drooling
teeth*
dribbl*
milk|baby|wobbly tooth|teeth
wiggly|loose|first tooth|teeth
new tooth
cutting ~ tooth`,
    not: `
my teeth
false teeth
brush* ~ teeth
teeth ~ <pain>|out|clench*|chatter*|knocked|white*
<pain> ~ teeth
wisdom teeth`,
  },
  colic: {
    says: 'Colic or fussiness',
    words: `
colic
spits|spit|spitting up
fussing
niggly
niggling
cranky`,
  },
  nappyRash: {
    says: 'Nappy rash',
    words: `
rash|<red>|<pain> ~ nappy|bottom|bum
nappy|bottom|bum ~ rash|<red>|raw
cradle cap
heat rash
flakes|scales ~ scalp`,
  },
  chickenpox: {
    says: 'Chickenpox',
    words: `
chickenpox
chicken pox
waterpokkies
spots ~ blister*`,
  },
  measles: {
    says: 'Measles or another catching rash',
    words: `
measles
mumps
sandpaper ~ rash|skin
scarlet fever
rash ~ sandpaper|rough`,
  },
  handFootMouth: {
    says: 'Spots on hands, feet and mouth',
    words: `
hand foot ~ mouth
spots|blister*|sores ~ hands ~ feet|mouth`,
  },
  lice: {
    says: 'Head lice',
    words: `
lice
nits
headlice
scabies`,
  },
  vaccineFever: {
    says: 'After a vaccination',
    words: `
vaccin*
jab|jabs|injections|shots ~ yesterday|today|clinic|weeks
after ~ jab|jabs|injection|injections|shots
flu shot|jab
booster
immuniz*`,
  },
  limpChild: {
    says: 'Limps, or does not use a limb',
    words: `
refus* ~ walk|stand
limp*
refus*|not|will_not ~ use|walk|stand|bear|put|lift ~ arm|leg|foot|hand|weight`,
    not: `
went|gone|goes|is|all limp
limp ~ like|ragdoll`,
  },
  yellowBaby: {
    says: 'Yellow baby',
    not: `
flake*|flaky|greasy|scale*|crust*|snot|discharge|phlegm|bruis*|nails|teeth
= poo|nappy`,
    words: `
yellow
jaundice`,
  },
  cordInfected: {
    says: 'Red or smelly navel',
    words: `
<red> ~ navel|cord|umbilical
umbilical|cord|navel|bellybutton|button ~ <red>|smell*|pus|oozing|bleeding|infected|yellow|sticky`,
  },
  swallowedBattery: {
    says: 'Swallowed a battery or magnets',
    asks: 'Could a battery, magnets or a poison have been swallowed?',
    words: `
swallow*|ate|eaten|drank|gulped|missing|found ~3 battery|batteries|magnet|magnets
battery|batteries|magnet|magnets ~3 swallow*|missing|ate|mouth|eaten
round|flat|button|coin|disc ~ battery|batteries|cell|cells
battery|magnet|magnets ~ nose|nostril|ear|throat`,
    not: `
battery ~ flat|pump|phone|hearing_aid`,
  },
  swallowedThing: {
    says: 'Swallowed a small object',
    words: `
swallow* ~ coin|button|bead|marble|toy|lego|ring|stone|pip|seed|gum|peg|pin|glass|bone|needle|lid|cap|screw|nail|earring|earbud
ate ~ coin|bead|marble|toy|lego|crayon|stone|glass|sand|dirt|soil|grass`,
  },
  sharpSwallowed: {
    says: 'Swallowed something sharp',
    words: `
swallow*|ate ~ glass|pin|needle|screw|nail|blade|razor|safety`,
    not: `
like ~ glass|razor*|needle*|pins|knives
= feels
= throat`,
  },
  thingInNoseEar: {
    says: 'Something stuck in the nose or an ear',
    words: `
put|shoved|pushed|stuck|stuffed ~4 up|in|into nose|nostril|ear
bead|pea|toy|lego|stone|bug|insect|bean|peanut|cotton|foam|moth|cockroach|eraser|bud|seed|crayon|popcorn ~ up|in|inside ~ nose|ear|nostril
stuck ~ nose|ear|nostril`,
    not: `
stuffed up
water ~ ear
= picks`,
  },
};
