import type { ConceptTable } from './concept';

export const EVERYDAY_SKIN: ConceptTable = {
  eczema: {
    words: `
eczema
dry|itchy|scaly|flaky|flaking|cracked|rough % skin|patches|patch|elbows|knees|hands|scalp
psoriasis
dandruff
chapped lips|hands
cracked|dry ~1 heel|heels|lips`,
  },
  itchyAllOver: {
    words: `
itchy`,
  },
  fungus: {
    words: `
athletes foot
athlete foot
ringworm
jock itch
itchy ~ toes|groin|feet
fungal|fungus`,
  },
  acne: {
    words: `
acne
pimple*
ingrown hair*
razor bumps|burn`,
  },
  wart: {
    words: `
wart|warts
corn|corns|callus*
skin tag*
molluscum`,
  },
  coldSore: {
    words: `
cold sore*
fever blister*
blister*|sore|tingling ~ lip|lips`,
  },
  mole: {
    words: `
mole
not heal*`,
  },
  hairLoss: {
    words: `
hair ~ fall*|losing|loss|thinning|bald|coming_out
bald ~ patch*`,
  },
  lump: {
    words: `
lump|lumps
mass
growth`,
  },
  diabeticFoot: {
    words: `
ulcer|sore|wound|blister|black|cut|infected|smell* % foot|feet|toe|toes|heel
foot|toe ~ black|<red>|<swollen>`,
  },
  bedsore: {
    words: `
leg ulcer`,
  },
  impetigo: {
    words: `
impetigo
honey|golden|yellow ~ crust*|scab*`,
  },
  acneScars: {
    words: `
acne|pimples ~5 scar*|severe|deep|painful|cyst*`,
  },
  eczemaNamed: {
    words: `
eczema
psoriasis
dandruff`,
  },
};
