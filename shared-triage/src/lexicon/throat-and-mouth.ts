import type { ConceptTable } from './concept';

export const THROAT_AND_MOUTH: ConceptTable = {
  runnyNose: {
    words: `
nose % runny|blocked|stuffy|running|congested|stuffed|block|drip*|streaming|bunged|itchy
sneez*
sniffles
snotty
snot
headcold
a cold`,
  },
  hayFever: {
    words: `
hay fever
antihistamine*
hayfever
pollen`,
  },
  sinusPain: {
    words: `
sinus
face|cheek|cheeks|cheekbone*|forehead % pressure|<pain>|throb*
nose ~ green|yellow|thick`,
  },
  soreThroat: {
    words: `
throat % <pain>|scratchy|raw|<red>|burn*|fire|glass|razor*|itchy|infection|tickly|tickle
strep
tonsils|tonsil
<pain> ~ swallow*
swallow* ~ <pain>|glass|razor*`,
  },
  throatDanger: {
    words: `
cannot ~ swallow ~ saliva|spit|own|liquid*|water|anything|fluids|drink*
drool*
hot potato
spit* ~ out ~ saliva|spit`,
  },
  throatPus: {
    words: `
gland*|lymph|nodes ~ <swollen>|<pain>|up|big|lumps
<swollen> ~ gland*|lymph|nodes|neck|tonsils
strep`,
  },
  glands: {
    words: `
gland*|lymph|nodes ~ <swollen>|<pain>|up|big|lumps
<swollen> ~ gland*|lymph|nodes
lump ~ neck
neck ~ lump|lumps`,
  },
  neckLump: {
    words: `
lump|lumps ~ neck|armpit|collarbone`,
  },
  hoarse: {
    words: `
hoarse*
lost ~ voice
voice ~ gone|hoarse|croaky|raspy|husky`,
  },
  mouthUlcer: {
    words: `
mouth|tongue|gum|gums|lip|cheek % ulcer|canker|sores|<pain>
bitten|bit ~ tongue|cheek
burnt ~ tongue|mouth`,
  },
  toothache: {
    words: `
toothache
tooth|teeth|molar|wisdom|dental|gum|gums % <pain>|throb*|infect*|abscess|sensitive
gum|gums ~ <swollen>`,
  },
  toothOut: {
    words: `
tooth|teeth ~ knocked|fell|came|hit_out`,
  },
  faceSwellingDental: {
    words: `
face|cheek|jaw|chin|neck ~ <swollen>
<swollen> ~ face|cheek|jaw|chin|neck|under`,
  },
  gumsBleed: {
    words: `
gum|gums ~ blood|bleed*
bleeding ~ gum|gums
bad breath`,
  },
  smellLoss: {
    words: `
cannot ~ smell|taste
lost|loss|no ~ smell|taste`,
  },
  nosebleedLong: {
    words: `
nosebleed|nose ~ not ~ stop*`,
  },
  cannotSwallow: {
    words: `
cannot ~1 swallow
trouble|difficulty|hard ~ swallow*`,
  },
};
