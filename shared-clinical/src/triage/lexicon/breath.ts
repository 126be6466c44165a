import type { ConceptTable } from './concept';

const NOSE = `
through nose
through ~2 nostril*
nose ~ blocked|stuffy|congested|stuffed
blocked|stuffy|congested|stuffed nose
blocked up nose`;

/** Signs of breathing. */
export const BREATH: ConceptTable = {
  notBreathing: {
    says: 'Not breathing',
    asks: 'Has the person stopped breathing, even for a moment?',
    words: `
not breathing
angiphefumuli|akaphefumuli|ayiphefumuli|andiphefumli|akaphefumli
stop* breathing
not ~1 breathe
no breathing
breathing ~2 stopped|stops`,
    not: `
not breathing well|properly|right|easily|so|as|great
toy|dolly|doll|monitor
no breathing problem*|trouble|issue*|difficult*`,
  },
  choking: {
    says: 'Choking',
    words: `
choking
verstik|uyaklinyeka|uklinyiwe|uyakrwitsheka|ukrwitshiwe|kgangwa
stuck in throat ~ cannot breathe|breathing|talk|speak
grape|nut|sweet|sweets|viennas|vienna|polony|sausage|meat|bone|coin|toy|bread|carrot|popcorn|marble|food|biscuit ~ no_sound|silent|purple|blue|cannot_talk|cannot_cough|cannot_speak
makes|making no sound|noise ~ purple|blue|throat|breath*`,
    not: `
with laughter|laughing
= laugh*|joke
choking hazard
= choking feeling|sensation ~ brush*|toothbrush|panic|anxious
choking up|cough`,
  },
  cannotBreathe: {
    says: 'Cannot breathe',
    asks: 'Is it so hard to breathe that it feels like not getting air?',
    is: 'breathless',
    words: `
cannot breathe
cannot get ~ air|breath
gasping
suffocat*
fish out of water`,
    not: `${NOSE}
cannot breathe ~ deep|deeply|fully
cannot ~ deep breathe
through ~2 nostril*
blocked up nose`,
  },
  breathless: {
    says: 'Short of breath',
    asks: 'Is there any shortness of breath?',
    words: `
breathing|breathe ~ deep|deeply|noisy|noisily
puffed|puffing when
breathless
hard|difficult|difficulty|difficulties|trouble|problem|problems|struggl*|battl*|labour|laboured|issues % breathe|breathing|breath
breathing ~ hard|difficult|heavy|heavily|fast|rapid|rapidly|quick|quickly|trouble|shallow|laboured|labored|funny|worse|bad|tough|laboriously|faster
cannot ~ catch ~ breath
catch breath
panting
cannot take ~ breath
chest ~ closing|closed|closes
kort asem
breathing badly|poorly|terribly
puffed ~ walk*|stairs|climb*|run*
fast|rapid|heavy|laboured|labored|shallow|quick breathing
winded
puffed out
puffing ~ walk*|stairs|talk*`,
    not: `
chest ~ puffed out${NOSE}
breathing exercise*
puffed out ~ chest|pride
chest ~ puffed out
through ~2 nostril*
blocked up nose
breathless ~ excitement|anticipation|beauty`,
  },
  breathlessEffort: {
    says: 'Short of breath only with effort',
    words: `
breathless|breathing|breathe|breath|winded|puffed|puffing|panting % stairs|steps|hill|hills|uphill|exercise|exercising|run|running|exert*|gym|jog*|hurry|rush*|climb*|walk|walking`,
  },
  breathlessRest: {
    says: 'Short of breath at rest or unable to finish a sentence',
    asks: 'Is it too hard to breathe to finish a sentence, or hard to breathe while sitting still?',
    is: 'breathless',
    words: `
cannot ~ finish ~ sentence*
cannot ~ say|speak|talk ~ words|sentence*
breathless % rest|resting|sitting|lying|laying|talking|speaking|doing_nothing
breathing|breathe|breath ~ rest|sitting|lying|laying|flat|lie|lay
cannot ~ lie|lay|sleep flat
gurgl*|bubbling|rattl* ~ breath*
breath* ~ gurgl*|bubbl*|rattl*
prop* ~ pillows
woke|wakes|wake ~ gasping|breathless`,
    not: `
years|copd`,
  },
  workOfBreathing: {
    says: 'Breathing is hard work: ribs or tummy sucked in, flaring nostrils, grunting',
    asks: 'Are the ribs or the tummy sucked in with each breath, or does every breath end in a grunt?',
    is: 'breathless',
    words: `
ribs|rib|ribcage ~ suck*|pull*|show*|visible|sticking|see|going
suck*|pull* ~ ribs|ribcage|rib
chest|tummy|stomach|belly|skin|neck|throat ~ suck*|cav*|drawing|pulling|caves_in|inwards
grunting
nostril*|nose ~ flar*
grunt* ~ breath*
breath* ~ grunt*
throat|neck|chest ~ hollows|hollow|dips|dents`,
    not: `
= chest infection`,
  },
  blueLips: {
    says: 'Blue or grey lips or face',
    asks: 'Are the lips, tongue or face blue or grey?',
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
    not: `
= lipstick
= hair
= bruis*
purple rash|spots|patch*|marks
rash ~ purple
= vein*
= beard
= purple ~ from|after|with lollipop|berries|blueberr*|beetroot|juice|wine|sweet|sweets|jelly|icing|ink
= sky|screen|ink
blue|grey eyes|hair`,
  },
  wheeze: {
    says: 'Wheezing',
    words: `
wheez*
whistling
whistles
chest ~ whistl*`,
    not: `
kettle|tune|hearing_aid|song|referee`,
  },
  stridor: {
    says: 'A harsh noise when breathing in',
    asks: 'Is there a harsh, high noise with every breath in?',
    words: `
stridor
noise|sound ~ breathing|breathe in
noisy breathing
noise ~ breathe|breath_in
crowing
rasping ~ breath*`,
    not: `
snor*`,
  },
  barkingCough: {
    says: 'A barking cough',
    is: 'cough',
    words: `
bark* ~ cough
cough* ~ bark*|seal|dog
croup
seal|dog|bark* cough
bark ~ night|breath*`,
  },
  whoop: {
    says: 'Fits of coughing that end in a whoop or in vomiting',
    is: 'cough',
    words: `
whoop*
cough* ~ fits|bouts|spells ~ vomit*|purple|red
cough* until|till|so much ~ vomit*|sick`,
  },
};
