import type { ConceptTable } from './concept';

/** The urinary tract and men. */
export const URINE: ConceptTable = {
  burningPee: {
    says: 'Burning or pain when passing urine',
    words: `
burn*|sting*|<pain> % <pee>
uti
urinary ~ infection
bladder|water|urine|urinary infection
cystitis`,
    not: `
= poo
burn* ~ stomach`,
  },
  peesOften: {
    says: 'Passing urine often or urgently',
    words: `
<pee> ~ often|frequent*|lot|constantly|every|urgent*|all_the_time|more|minutes|nonstop
frequent*|often|constant*|urge|urgent|keep*|always|need* ~ <pee>
loo|toilet|bathroom ~ every|times ~ night|minutes|hour
cannot hold ~ <pee>`,
    not: `
= diarrhoea
= poo*
<pee> ~ normally|normal|fine|ok|okay|well`,
  },
  bloodUrine: {
    says: 'Blood in the urine',
    asks: 'Is there blood in the urine?',
    words: `
blood|bloody|pink|red % <pee>
haematuria`,
    not: `
blood pressure|test|tests|sugar
urine test*
no blood
= beetroot`,
  },
  cannotPee: {
    says: 'Cannot pass urine',
    asks: 'Is it impossible to pass urine, though the bladder feels full?',
    words: `
only ~ drops|dribble*
cannot <pee>
cannot ~1 pass urine|water
cannot ~ empty bladder
bladder ~ full|burst* ~ cannot|not|nothing
not ~ <pee> ~ cannot|all_day|since|hours
catheter ~ blocked
nothing|drops|dribble* ~ comes out
nothing but drops|dribble*
drops|dribble* ~ bladder
urge ~ nothing comes
nothing comes ~ hours|since
ball|lump|swelling ~ above ~ pubic
cannot|not|will_not ~1 pass|passed|passing ~ drop|drops|urine|water|wee ~ hours|since|bulg*|agony|bursting`,
    not: `
cannot ~ hold|stop|sleep
= <poo>|constipat*`,
  },
  noUrine: {
    says: 'No urine for many hours',
    asks: 'Has no urine been passed for 12 hours (a child: 8 hours)?',
    words: `
no <pee>
not ~ <pee>
nappy|nappies ~ dry
dry ~ nappy|nappies
not ~ wet ~ nappy|nappies
not passed ~ urine|water
barely|hardly <pee>`,
    not: `
not ~ <pee> ~ burn*|pain*|night
burn* ~ <pee>
blood ~ <pee>
not ~ hold
when ~ <pee>
nappy rash`,
  },
  dehydrated: {
    says: 'Signs of too little fluid',
    words: `
sunken eyes|fontanelle|soft
eyes ~ sunken
dehydrat*
dry mouth|lips|tongue
mouth|lips|tongue ~ dry
no tears`,
  },
  testiclePain: {
    says: 'Pain or swelling of a testicle',
    asks: 'Is a testicle painful or swollen?',
    words: `
<balls> ~ higher|<severe>|twisted
<balls> ~ <pain>|<swollen>|twisted|hard
<pain>|<swollen> ~ <balls>
one|left|right|his ball ~ <pain>|<swollen>|higher|twisted|hard
<balls>|sack|sac ~ orange|grapefruit|twice|size|blue|purple|hitched|riding
one|left|right|his ball ~ high|up|purple|blue|twist*|hitched`,
    not: `
ball of|bearing|game|sport*|play
play* ~ ball
= football
soccer ball
ball of ~ foot
= eye*
nut allerg*
ate ~ nut*
ankle|wrist|knee|ear ~ ball
= foot
= cricket|tennis|rugby|netball|throw*|catch*|kick*`,
  },
  testicleLump: {
    says: 'A painless lump in a testicle',
    words: `
lump|hard|bump|heavy|size|bigger ~ <balls>
<balls> ~ lump|hard|bump|heavy|bigger`,
    not: `
= foot|feet|ball_of|sport`,
  },
  erection: {
    says: 'An erection that does not end',
    words: `
erection ~ hours|not_go*|will_not|painful|not_stop*
foreskin ~ stuck|behind|swollen|back`,
    not: ``,
  },
  prostate: {
    says: 'Slow or dribbling urine',
    words: `
weak|slow|dribbl* ~ stream|<pee>
<pee> ~ dribbl*|slow|weak
prostate
stream ~ weak|slow`,
  },
  privatePain: {
    says: 'Pain of the private parts',
    words: `
private|privates|groin|genitals|crotch ~ <pain>
hit|kicked|kneed|ball ~1 in ~1 groin|privates|crotch|nuts|balls`,
  },
  leaksUrine: {
    says: 'Leaks urine',
    words: `
leak* ~ urine|pee|wee
cannot hold ~ <pee>|bladder
wet* ~ bed`,
  },
};
