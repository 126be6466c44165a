import type { ConceptTable } from './concept';

/** Nose, throat, mouth and teeth. */
export const THROAT_AND_MOUTH: ConceptTable = {
  runnyNose: {
    says: 'A runny or blocked nose, sneezing',
    words: `
cold symptoms
nose % runny|blocked|stuffy|running|congested|stuffed|block|drip*|streaming|bunged|itchy
sneez*
sniffles
sniffly
snotty
snot
congest*
blocked up
bunged up
headcold
a cold
common cold
have cold
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
hayfever
allergic rhinitis
pollen
dust|grass|cat|dog|pet ~ allerg*|sneez*
allerg* ~ dust|grass|pollen|cats|dogs|season*|nose|spring
sneez* ~ season|spring|summer|year|dust|outside|garden|cat|flowers
seasonal allerg*
itchy ~ eyes ~ sneez*|nose|runny
sneez* ~ itchy
itchy ~ nose
nose ~ itchy
every ~ spring|year|summer ~ sneez*|nose|eyes
antihistamine*`,
  },
  sinusPain: {
    says: 'Pressure or pain in the face, like sinusitis',
    words: `
sinus
sinusitis
face|cheek|cheeks|cheekbone*|forehead % pressure|<pain>|throb*
pressure|<pain> ~ behind ~ eyes|cheeks|nose
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
floor of ~ mouth
under ~ tongue|jaw|chin ~ <swollen>
<swollen> ~ under ~ tongue|jaw|chin
cannot ~ swallow ~ saliva|spit|own|liquid*|water|anything|fluids|drink*
drool*
muffled ~ voice
voice ~ muffled|potato|thick|strange
hot potato
cannot|hardly|barely ~ open ~ mouth|jaw
spit* ~ out ~ saliva|spit
quinsy
mouth opens ~ finger*|little|barely
cannot ~1 get ~ water|spit|saliva|anything|liquid down
tongue ~ lifted|raised|pushed up
dribbl*|drool*|spit|saliva % will_not|refuses|not ~1 swallow*
leaning|leans|sits|sitting|bent forward % dribbl*|drool*|chin|breathe
sounds|talks|speaks|voice ~1 muffled
mouth ~ opens|open ~ finger|crack|centimetre`,
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
white|pus|yellow ~ spots|patches|dots|stuff|coating ~ tonsils|throat|back
tonsils|throat ~ white|pus|spots|patches|yellow
pus ~ tonsils|throat
white ~ tonsils|throat
gland*|lymph|nodes ~ <swollen>|<pain>|up|big|lumps
<swollen> ~ gland*|lymph|nodes|neck|tonsils
tonsils ~ <swollen>|huge|big|<red>
strep
tonsillitis`,
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
    not: ``,
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
bad tooth
from ~1 tooth
toothache
tooth|teeth|molar|wisdom|dental|gum|gums % <pain>|throb*|infect*|abscess|sensitive
gum|gums ~ <swollen>
tooth ~ broke*|chipped|crack*|cavity|loose|hole
broke*|chipped|crack*|lost ~ tooth|crown|filling
dentist`,
    not: `
canker sore
ulcer ~ gum|gums
= canker|ulcer
= teething
teeth ~ chatter*|clench*
jaw ~ heart
milk|baby|wobbly tooth|teeth`,
  },
  toothOut: {
    says: 'A grown-up tooth knocked out',
    words: `
tooth|teeth ~ knocked|fell|came|hit_out
knocked ~ out ~ tooth|teeth`,
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
