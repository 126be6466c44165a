import type { ConceptTable } from './concept';

/** Nose, throat, mouth and teeth. */
export const THROAT_AND_MOUTH: ConceptTable = {
  runnyNose: {
    says: 'A runny or blocked nose, sneezing',
    words: `
nose % runny|blocked|stuffy|running|congested|stuffed|block|drip*|streaming|bunged|itchy
sneez*
sniffles
snotty
snot
blocked up
headcold
a cold
have cold
cold symptoms
sniffly
congest*
bunged up
common cold
slight|bad|little|nasty|terrible|head cold
stuffed up`,
    not: `
a cold ~ sweat*|sore|shower|drink|day|night|pack|compress|feeling|hand*|foot|feet
heart failure
cold feet`,
  },
  hayFever: {
    says: 'Hay fever',
    words: `
hay fever
sneez* ~ season|spring|summer|year|dust|outside|garden|cat|flowers
nose ~ itchy
antihistamine*
hayfever
allergic rhinitis
pollen
dust|grass|cat|dog|pet ~ allerg*|sneez*
allerg* ~ dust|grass|pollen|cats|dogs|season*|nose|spring
seasonal allerg*
sneez* ~ itchy
itchy ~ nose`,
  },
  sinusPain: {
    says: 'Pressure or pain in the face, like sinusitis',
    words: `
sinus
sinusitis
face|cheek|cheeks|cheekbone*|forehead % pressure|<pain>|throb*
green|yellow|thick ~ snot|nose|nasal
nose ~ green|yellow|thick`,
    not: `
blood pressure
<face> ~ droop*
= tooth*`,
  },
  soreThroat: {
    says: 'A sore throat',
    words: `
throat % <pain>|scratchy|raw|<red>|burn*|fire|glass|razor*|itchy|infection|tickly|tickle
strep
tonsillitis
tonsils|tonsil
<pain> ~ swallow*
swallow* ~ <pain>|glass|razor*`,
  },
  throatDanger: {
    says: 'Cannot swallow saliva, a muffled voice, or a mouth that hardly opens',
    asks: 'Is it impossible to swallow saliva, or is the voice muffled, or can the mouth hardly be opened?',
    words: `
tongue ~ pushed|raised|lifted
<swollen> ~ under ~ tongue|jaw|chin
cannot ~ swallow ~ saliva|spit|own|liquid*|water|anything|fluids|drink*
drool*
hot potato
cannot|hardly|barely ~ open ~ mouth|jaw
spit* ~ out ~ saliva|spit
leaning|leans|sits|sitting|bent forward % dribbl*|drool*|chin|breathe
muffled ~ voice
voice ~ muffled|potato|thick|strange
quinsy
sounds|talks|speaks|voice ~1 muffled`,
    not: `
glands
new|cutting tooth
= teeth*
drool* ~ pillow|sleep|asleep
= sleep*
= locked
= keep ~ down`,
  },
  throatPus: {
    says: 'White spots on the tonsils or swollen neck glands',
    words: `
tonsils|throat ~ white|pus|spots|patches|yellow
gland*|lymph|nodes ~ <swollen>|<pain>|up|big|lumps
<swollen> ~ gland*|lymph|nodes|neck|tonsils
strep
tonsillitis
pus ~ tonsils|throat
white ~ tonsils|throat
tonsils ~ <swollen>|huge|big|<red>`,
  },
  glands: {
    says: 'Swollen glands',
    words: `
gland*|lymph|nodes ~ <swollen>|<pain>|up|big|lumps
<swollen> ~ gland*|lymph|nodes
lump ~ neck
lumps ~ neck
neck ~ lump|lumps`,
  },
  neckLump: {
    says: 'A lump in the neck, armpit or groin',
    words: `
lump|lumps ~ neck|armpit|collarbone
neck|armpit|collarbone ~ lump|lumps`,
  },
  hoarse: {
    says: 'Hoarse',
    words: `
hoarse*
lost ~ voice
voice ~ gone|hoarse|croaky|raspy|husky
croaky`,
  },
  mouthUlcer: {
    says: 'A mouth ulcer',
    words: `
mouth|tongue|gum|gums|lip|cheek % ulcer|canker|sores|<pain>
canker
bitten|bit ~ tongue|cheek
white|red ~ spot|sore|patch ~ inside ~ mouth|lip|cheek
burnt ~ tongue|mouth`,
    not: `
cold sore*
= throat
= tooth*|teeth`,
  },
  toothache: {
    says: 'Toothache',
    words: `
from ~1 tooth
toothache
tooth|teeth|molar|wisdom|dental|gum|gums % <pain>|throb*|infect*|abscess|sensitive
gum|gums ~ <swollen>
broke*|chipped|crack*|lost ~ tooth|crown|filling
dentist
bad tooth
tooth ~ broke*|chipped|crack*|cavity|loose|hole`,
    not: `
ulcer ~ gum|gums
= canker|ulcer
= teething
teeth ~ chatter*|clench*
jaw ~ heart
milk|baby|wobbly tooth|teeth
canker sore`,
  },
  toothOut: {
    says: 'A grown-up tooth knocked out',
    words: `
tooth|teeth ~ knocked|fell|came|hit_out`,
    not: `
baby|milk ~ tooth|teeth
= wisdom
wiggly|wobbly|loose|first|fairy ~ tooth`,
  },
  faceSwellingDental: {
    says: 'A swollen face or jaw with toothache',
    words: `
face|cheek|jaw|chin|neck ~ <swollen>
<swollen> ~ face|cheek|jaw|chin|neck|under`,
  },
  gumsBleed: {
    says: 'Bleeding gums',
    words: `
gum|gums ~ blood|bleed*
bleeding ~ gum|gums
bad breath`,
  },
  smellLoss: {
    says: 'Loss of smell or taste',
    words: `
cannot ~ smell|taste
lost|loss|no ~ smell|taste
smell|taste ~ gone|lost`,
  },
  nosebleedLong: {
    says: 'A nosebleed that does not stop',
    words: `
nosebleed|nose ~ not ~ stop*`,
  },
  cannotSwallow: {
    says: 'Cannot swallow',
    words: `
cannot ~1 swallow
trouble|difficulty|hard ~ swallow*`,
  },
};
