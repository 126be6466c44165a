import type { ConceptTable } from './concept';

/** Everyday trouble of the skin. */
export const EVERYDAY_SKIN: ConceptTable = {
  eczema: {
    says: 'Itchy, dry or scaly skin',
    words: `
eczema
dermatitis
dry|itchy|scaly|flaky|flaking|cracked|rough % skin|patches|patch|elbows|knees|hands|scalp
itchy ~ rash|patches|patch|skin
rash ~ itchy
psoriasis
dandruff
chapped lips|hands
cracked|dry ~1 heel|heels|lips`,
    not: `
itchy ~ <vagina>|bottom|eyes|nose`,
  },
  itchyAllOver: {
    says: 'Itching',
    words: `
itchy`,
  },
  fungus: {
    says: 'Athlete\u2019s foot, ringworm or another fungus',
    words: `
athletes foot
athlete foot
ringworm
ring worm
jock itch
itchy ~ toes|groin|feet
between ~ toes ~ itchy|peel*|crack*|<red>
toenail|nail|nails ~ yellow|thick|fung*|crumbl*
fungal|fungus
round|ring|circular ~ patch|rash|<red>`,
  },
  acne: {
    says: 'Pimples',
    words: `
acne
pimple*
zit|zits
ingrown hair*
razor bumps|burn`,
  },
  wart: {
    says: 'A wart, corn or skin tag',
    words: `
wart|warts
verruca*
corn|corns|callus*
skin tag*
molluscum`,
    not: `
= genital*|penis|vagina*`,
  },
  coldSore: {
    says: 'A cold sore',
    words: `
cold sore*
fever blister*
blister*|sore|tingling ~ lip|lips
lip ~ blister*|tingling`,
  },
  mole: {
    says: 'A mole or spot that changes',
    words: `
mole
spot|sore|patch ~ not ~ heal*
not heal*`,
    not: `
cold sore`,
  },
  hairLoss: {
    says: 'Hair loss',
    words: `
hair ~ fall*|losing|loss|thinning|bald|coming_out
bald ~ patch*`,
  },
  lump: {
    says: 'A lump',
    words: `
lump|lumps
mass
swollen|hard ~ gland* ~ weeks
growth
nodule*`,
    not: `
= head
= wax`,
  },
  diabeticFoot: {
    says: 'A sore or ulcer on the foot',
    words: `
ulcer|sore|wound|blister|black|cut|infected|smell* % foot|feet|toe|toes|heel
foot|toe ~ black|<red>|<swollen>`,
  },
  bedsore: {
    says: 'A leg ulcer or bed sore',
    words: `
leg ulcer
bed sore*
ulcer ~ leg|shin|ankle`,
  },
  impetigo: {
    says: 'Golden crusts, like impetigo',
    words: `
impetigo
honey|golden|yellow ~ crust*|scab*
crust*|scab* ~ mouth|nose|face`,
    not: `
crust* ~ eye|eyes`,
  },
  acneScars: {
    says: 'Acne that scars',
    words: `
acne|pimples ~5 scar*|severe|deep|painful|cyst*
spots|face ~ leaving|leaves scar*`,
  },
  eczemaNamed: {
    says: 'Known eczema, psoriasis or dandruff',
    words: `
eczema
dermatitis
psoriasis
dandruff`,
  },
};
