import type { ConceptTable } from './concept';

/** The urinary tract and men. */
export const URINE: ConceptTable = {
  burningPee: {
    says: 'Burning or pain when passing urine',
    words: `
burn*|sting*|<pain> % <pee>
uti
bladder|water|urine|urinary infection
cystitis
urinary ~ infection`,
    not: `
= poo
burn* ~ stomach`,
  },
  peesOften: {
    says: 'Passing urine often or urgently',
    words: `
<pee> ~ often|frequent*|lot|constantly|every|urgent*|all_the_time|more|minutes|nonstop
frequent*|often|constant*|urge|urgent|keep*|always|need* ~ <pee>`,
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
no blood
= beetroot
urine test*`,
  },
  cannotPee: {
    says: 'Cannot pass urine',
    asks: 'Is it impossible to pass urine, though the bladder feels full?',
    words: `
only ~ drops|dribble*
cannot <pee>
cannot ~1 pass urine|water
not ~ <pee> ~ cannot|all_day|since|hours
catheter ~ blocked
drops|dribble* ~ bladder`,
    not: `
cannot ~ hold|stop|sleep
= <poo>|constipat*`,
  },
  noUrine: {
    says: 'No urine for many hours',
    asks: 'Has no urine been passed for 12 hours (a child: 8 hours)?',
    words: `
no wet nappy|nappies
no|without wee|pee|urine
no <pee>
not ~ <pee>
nappy|nappies ~ dry
barely|hardly <pee>
dry ~ nappy|nappies`,
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
eyes ~ sunken
dry mouth|lips|tongue
mouth|lips|tongue ~ dry
no tears
sunken eyes|fontanelle|soft
dehydrat*`,
  },
  testiclePain: {
    says: 'Pain or swelling of a testicle',
    asks: 'Is a testicle painful or swollen?',
    words: `
<balls> ~ <pain>|<swollen>|twisted|hard
<pain>|<swollen> ~ <balls>
one|left|right|his ball ~ <pain>|<swollen>|higher|twisted|hard
<balls> ~ higher|<severe>|twisted
<balls>|sack|sac ~ orange|grapefruit|twice|size|blue|purple|hitched|riding`,
    not: `
ball of|bearing|game|sport*|play
= football
soccer ball
ball of ~ foot
= eye*
nut allerg*
ate ~ nut*
ankle|wrist|knee|ear ~ ball
= foot
= cricket|tennis|rugby|netball|throw*|catch*|kick*
play* ~ ball`,
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
foreskin ~ stuck|behind|swollen|back
erection ~ hours|not_go*|will_not|painful|not_stop*`,
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
private|privates|groin|genitals|crotch ~ <pain>`,
  },
  leaksUrine: {
    says: 'Leaks urine',
    words: `
wet* ~ bed
leak* ~ urine|pee|wee`,
  },
};
