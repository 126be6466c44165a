import type { ConceptTable } from './concept';

export const BREATH: ConceptTable = {
  notBreathing: {
    words: `
not breathing
angiphefumuli|akaphefumuli|ayiphefumuli|andiphefumli|akaphefumli
stop* breathing
not ~1 breathe
no breathing
breathing ~2 stopped|stops`,
  },
  choking: {
    words: `
choking
verstik|uyaklinyeka|uklinyiwe|uyakrwitsheka|ukrwitshiwe|kgangwa
stuck in throat ~ cannot breathe|breathing|talk|speak
grape|nut|sweet|sweets|viennas|vienna|polony|sausage|meat|bone|coin|toy|bread|carrot|popcorn|marble|food|biscuit ~ no_sound|silent|purple|blue|cannot_talk|cannot_cough|cannot_speak
peanut|nut|nuts|bead|popcorn|grape|seed|pip ~9 cough* ~9 wheez*|whistle|breathe|noisy|noise
breathed|inhaled ~1 it|that|one in
makes|making no sound|noise ~ purple|blue|throat|breath*`,
  },
  cannotBreathe: {
    is: 'breathless',
    words: `
cannot breathe
cannot get ~ air|breath
gasping
suffocat*
fish out of water`,
  },
  noseOnly: {
    words: `
through ~2 nose|nostril*
nose ~ blocked|stuffy|stuffed|congested
blocked|stuffy|congested nose`,
  },
  breathless: {
    words: `
breathing|breathe ~ deep|deeply|noisy|noisily
breathless
hard|difficult|difficulty|difficulties|trouble|problem|problems|struggl*|battl*|labour|laboured|issues % breathe|breathing|breath
breathing ~ hard|difficult|heavy|heavily|fast|rapid|rapidly|quick|quickly|trouble|shallow|laboured|labored|funny|worse|bad|tough|laboriously|faster
catch breath
panting
winded`,
  },
  breathlessEffort: {
    words: `
breathless|breathing|breathe|breath|winded|puffed|puffing|panting % stairs|steps|hill|hills|uphill|exercise|exercising|run|running|exert*|gym|jog*|hurry|rush*|climb*|walk|walking`,
  },
  breathlessRest: {
    is: 'breathless',
    words: `
cannot ~ finish ~ sentence*
breathing|breathe|breath ~ rest|sitting|lying|laying|flat|lie|lay`,
  },
  workOfBreathing: {
    is: 'breathless',
    words: `
suck*|pull* ~ ribs|ribcage|rib
grunting`,
  },
  blueLips: {
    words: `
dusky
lips|lip|face|tongue|mouth|skin ~ blue|bluish|grey|gray|greyish|purple|ashen|blueish
blue|bluish|grey|gray|purple|ashen|blueish lips|lip|face|tongue|mouth|skin
blue|bluish|grey|purple around|round ~ lips|mouth
turn*|going|gone|went|looks|looking|look blue|grey|gray|ashen|bluish
goes blue|grey|gray
is grey|gray|ashen
went|goes|gone|turn* ~2 blue|purple ~ chok*|breath*|stiff|limp|seconds|lips
he|she|baby|son|daughter|mate|friend ~1 is|was|looks|lies blue
breath*|chok*|cough*|no_sound|silent ~ purple`,
  },
  wheeze: {
    words: `
wheez*
whistling
whistles`,
  },
  stridor: {
    words: `
stridor
noise|sound ~ breathing|breathe in
noisy breathing`,
  },
  barkingCough: {
    is: 'cough',
    words: `
bark* ~ cough
cough* ~ bark*|seal|dog
croup`,
  },
  whoop: {
    is: 'cough',
    words: `
whoop*
cough* until|till|so much ~ vomit*|sick`,
  },
};
