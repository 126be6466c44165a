import type { ConceptTable } from './concept';

export const WOMEN: ConceptTable = {
  vaginalBleeding: {
    words: `
leak*|losing|passing|gush*|dripping ~1 blood
bleeding
spotting
blood clots`,
  },
  periodHeavy: {
    words: `
heavy ~ period*|flow|menstru*
period ~ weeks`,
  },
  soaksPads: {
    words: `
soak* ~ pad|pads|tampon*|towel*`,
  },
  periodPain: {
    words: `
period ~ <pain>
<pain> ~ period*|menstruat*`,
  },
  afterMenopause: {
    words: `
postmenopausal ~ bleeding`,
  },
  menopause: {
    kind: 'history',
    words: `
menopaus*
hot flush*|flash*`,
  },
  thrush: {
    words: `
thrush
cottage cheese
down there % itchy`,
  },
  vaginalDischarge: {
    words: `
smell*|bad|foul ~ discharge
discharge ~ smell*|fishy|green|yellow|grey|bad|foul|penis|vagina*
smelly|fishy|green|yellow|foul|unusual|strange ~ discharge
drop`,
  },
  genitalSore: {
    words: `
sore|sores|blister*|ulcer|lump*|wart*|bump* ~ penis|<vagina>|genital*|private*|down_there
std|sti|stis|stds
chlamydia
syphilis
unprotected sex
gonorrhoea
herpes`,
  },
  unsafeSex: {
    words: `
needle ~ stick|stuck|prick*|injury
morning after pill
pep
unprotected ~ sex|intercourse`,
  },
  assault: {
    words: `
raped
verkrag|ngidlwenguliwe|udlwenguliwe|ndidlwengulwe|udlwengulwe
sexual* assault*
assaulted
hits|beats|beating|beat|strangl*|chok* ~ me
husband|boyfriend|partner|father|he ~ hit|hits|beats|beat|strangled|choked|punched|threw ~ me
forced|forcing|pushed ~ himself|herself|themselves on|into
chok*|strangl*|throttl* ~1 me|her|him ~ till|until|saw|neck|black|voice
^ rape
abus*
spiked ~ drink`,
  },
  breastLump: {
    words: `
lump|lumps|hard|dimpl*|bump % breast|breasts|boob|boobs|armpit
breast ~ changed|change|<red>|<pain>|shape`,
  },
  mastitis: {
    words: `
breast|boob ~ <red>|hot
blocked duct`,
  },
};
