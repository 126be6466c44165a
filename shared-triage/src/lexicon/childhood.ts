import type { ConceptTable } from './concept';

export const CHILDHOOD: ConceptTable = {
  teething: {
    words: `
drooling
teeth*
dribbl*
milk|baby|wobbly tooth|teeth`,
  },
  colic: {
    words: `
colic
spits|spit|spitting up
niggly
cranky`,
  },
  nappyRash: {
    words: `
rash|<red>|<pain> ~ nappy|bottom|bum
nappy|bottom|bum ~ rash|<red>|raw
cradle cap
heat rash`,
  },
  chickenpox: {
    words: `
chickenpox
chicken pox`,
  },
  measles: {
    words: `
measles
mumps`,
  },
  handFootMouth: {
    words: `
hand foot ~ mouth`,
  },
  lice: {
    words: `
lice
nits
scabies`,
  },
  vaccineFever: {
    words: `
vaccin*
after ~ jab|jabs|injection|injections|shots
flu shot|jab
booster`,
  },
  limpChild: {
    words: `
refus* ~ walk|stand
limp|limps|limping|limped`,
  },
  yellowBaby: {
    words: `
yellow`,
  },
  cordInfected: {
    words: `
umbilical|cord|navel|bellybutton|button ~ <red>|smell*|pus|oozing|bleeding|infected|yellow|sticky`,
  },
  swallowedBattery: {
    words: `
swallow*|ate|eaten|drank|gulped|missing|found ~3 battery|batteries|magnet|magnets`,
  },
  swallowedThing: {
    words: `
ate ~ coin|bead|marble|toy|lego|crayon|stone|glass|sand|dirt|soil|grass
swallow* ~ coin|button|bead|marble|toy|lego|ring|stone|pip|seed|gum|peg|pin|glass|bone|needle|lid|cap|screw|nail|earring|earbud`,
  },
  sharpSwallowed: {
    words: `
swallow*|ate ~ glass|pin|needle|screw|nail|blade|razor|safety`,
  },
  thingInNoseEar: {
    words: `
put|shoved|pushed|stuck|stuffed ~4 up|in|into nose|nostril|ear`,
  },
};
