import type { ConceptTable } from './concept';

/** Periods, breasts and sex. */
export const WOMEN: ConceptTable = {
  vaginalBleeding: {
    says: 'Vaginal bleeding',
    words: `
leak*|losing|passing|gush*|dripping ~1 blood
bleeding
spotting
blood ~ down_there|underwear|panties|pants|pad
blood clots`,
    not: `
blood ~ nose|stool|urine|poo|wee|pee
= nose|gum*|cut|finger|knee|wound|ear|mouth|tooth|bottom|poo|stool*|rectal|cough*|vomit*|head|scratch|arm|leg|skin|hand|toe
passing blood ~ stool|stools|urine|bowel|back|poo`,
  },
  periodHeavy: {
    says: 'Heavy periods',
    words: `
bleeding ~ after|during ~ sex|intercourse
spotting ~ between|after|sex
heavy ~ period*|flow|menstru*
period* ~ heavy|heavier|heavily|flooding|clots|long|lasting
bleeding ~ between ~ periods
period ~ weeks
flooding`,
  },
  soaksPads: {
    says: 'Soaks a pad an hour, or passes large clots',
    asks: 'Is a pad soaked within an hour, or are large clots passed?',
    words: `
soak* ~ pad|pads|tampon*|towel*
pad|pads|tampon* ~ hour|every_hour|soak*|flood*
clots ~ size|big|large|huge|golf|plum
big|large|huge|golf ~ clots
clots ~ plums|fist|egg|eggs|orange|palm`,
  },
  periodPain: {
    says: 'Period pain',
    words: `
period ~ <pain>
period pain*
menstrua* ~ <pain>
<pain> ~ period*|menstruat*`,
  },
  afterMenopause: {
    says: 'Bleeding after the menopause',
    words: `
postmenopausal ~ bleeding`,
  },
  menopause: {
    says: 'Menopause complaints',
    kind: 'history',
    words: `
menopaus*
hot flush*|flash*
perimenopaus*`,
  },
  thrush: {
    says: 'Itching and white discharge, like thrush',
    words: `
thrush
yeast
cottage cheese
down there % itchy
white|thick|lumpy|curd* ~ discharge
candida*
<vagina> % itchy
discharge ~ white|thick|lumpy|cottage|curd*`,
    not: `
discharge ~ smells|smelly|fishy|stinks|stinky|green|yellow
smelly|fishy|foul|green|yellow|grey|stinky ~1 discharge`,
  },
  vaginalDischarge: {
    says: 'Unusual discharge',
    words: `
smell*|bad|foul ~ discharge
discharge ~ smell*|fishy|green|yellow|grey|bad|foul|penis|vagina*
smelly|fishy|green|yellow|foul|unusual|strange ~ discharge
drop
drip ~ penis
<vagina>|penis ~ discharge`,
    not: `
= eye|ear|nose|nipple|wound
drop ~ off|weight|in|eye|ear
= drop`,
  },
  genitalSore: {
    says: 'Sores on the genitals, or a feared infection from sex',
    words: `
sore|sores|blister*|ulcer|lump*|wart*|bump* ~ penis|<vagina>|genital*|private*|down_there
penis|<vagina>|genital*|private*|down_there ~ sore|sores|blister*|ulcer|lump*|wart*|bump*|rash
std|sti|stis|stds
chlamydia
syphilis
unprotected sex
gonorrhoea
herpes`,
    not: `
cold sore*
= lip|mouth`,
  },
  unsafeSex: {
    says: 'A condom broke, or possible contact with HIV, in the last days',
    words: `
condom ~ broke*|burst|split|slipped|came_off|tore
needle ~ stick|stuck|prick*|injury
morning after pill
pep
unprotected ~ sex|intercourse`,
  },
  assault: {
    says: 'Sexual or other violence',
    words: `
raped
verkrag|ngidlwenguliwe|udlwenguliwe|ndidlwengulwe|udlwengulwe
sexual* assault*
assaulted
hits|beats|beating|beat|strangl*|chok* ~ me
husband|boyfriend|partner|father|he ~ hit|hits|beats|beat|strangled|choked|punched|threw ~ me
forced|forcing|pushed ~ himself|herself|themselves on|into
chok*|strangl*|throttl* ~1 me|her|him ~ till|until|saw|neck|black|voice
rape
abus*
spiked ~ drink`,
    not: `
= screen|phone
= gym|trainer|coach|physio|homework|chores`,
  },
  breastLump: {
    says: 'A change in a breast',
    words: `
lump|lumps|hard|dimpl*|bump % breast|breasts|boob|boobs|armpit
nipple ~ discharge|blood*|inverted|bleeding|turned
breast ~ changed|change|<red>|<pain>|shape
discharge ~ nipple`,
    not: `
= breastfeed*`,
  },
  mastitis: {
    says: 'A sore, red breast while breastfeeding',
    words: `
<red>|hot|hard ~ breast
breastfeed*|nursing|breast_feed* ~ <pain>|<red>|hot|lump|hard
breast|boob ~ <red>|hot
blocked duct
mastitis`,
  },
};
