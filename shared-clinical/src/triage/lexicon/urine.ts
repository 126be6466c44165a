import type { ConceptTable } from './concept';

/** The urinary tract and men. */
export const URINE: ConceptTable = {
  burningPee: {
    says: 'Burning or pain when passing urine',
    words: `
burn*|sting*|<pain> % <pee>
<pee> ~ like ~ glass|razor*|fire
uti
urinary ~ infection
bladder|water|urine|urinary infection
cystitis
dysuria`,
    not: `
= poo
burn* ~ stomach`,
  },
  peesOften: {
    says: 'Passing urine often or urgently',
    words: `
<pee> ~ often|frequent*|lot|constantly|every|urgent*|all_the_time|more|minutes|nonstop
frequent*|often|constant*|urge|urgent|keep*|always|need* ~ <pee>
need ~ go ~ <pee>|toilet|loo ~ often|constantly|every|all
running ~ toilet|loo ~ <pee>
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
haematuria
hematuria`,
    not: `
blood pressure|test|tests|sugar
urine test*
no blood
= beetroot
baby ~ brick`,
  },
  cannotPee: {
    says: 'Cannot pass urine',
    asks: 'Is it impossible to pass urine, though the bladder feels full?',
    words: `
only ~ drops|dribble*
bladder ~ burst* ~ cannot|nothing|only
cannot <pee>
cannot ~1 pass urine|water
cannot ~ empty bladder
bladder ~ full|burst* ~ cannot|not|nothing
not ~ <pee> ~ cannot|all_day|since|hours
catheter ~ blocked
nothing|drops|dribble* ~ comes out
nothing but drops|dribble*
bladder ~ bursting|full|<pain> ~ nothing|drops|dribble*
drops|dribble* ~ bladder
urge ~ nothing comes
nothing comes ~ hours|since
ball|lump|swelling ~ above ~ pubic
cannot|not|will_not ~1 pass|passed|passing ~ drop|drops|urine|water|wee ~ hours|since|bulg*|agony|bursting
cannot|not ~1 pass|passed ~ single|a drop
bulg*|<swollen>|hard ~ bladder|pubic`,
    not: `
cannot <pee> ~ without ~ <pain>|burn*
cannot ~ hold|stop|sleep
= <poo>|constipat*`,
  },
  noUrine: {
    says: 'No urine for many hours',
    asks: 'Has no urine been passed for 12 hours (a child: 8 hours)?',
    words: `
no <pee>
not ~ <pee>
no ~ nappy|nappies ~ wet
nappy|nappies ~ dry
dry ~ nappy|nappies
not ~ wet ~ nappy|nappies
not passed ~ urine|water
barely|hardly <pee>
one|1 wet nappy|nappies`,
    not: `
not ~ <pee> ~ burn*|pain*|night
burn* ~ <pee>
no <pee> infection|problem*|burning
blood ~ <pee>
not ~ hold
not <pain> ~ <pee>
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
no tears
cries without tears
parched
mouth|lips|tongue ~ bone_dry|like_cotton|like_sandpaper
skin ~ stays|stay ~ pinched|tented`,
  },
  testiclePain: {
    says: 'Pain or swelling of a testicle',
    asks: 'Is a testicle painful or swollen?',
    words: `
<balls> ~ higher|<severe>|twisted
<balls> ~ <pain>|<swollen>|twisted|hard
<pain>|<swollen> ~ <balls>
torsion
one|left|right|his ball ~ <pain>|<swollen>|higher|twisted|hard
<pain>|<swollen> ~ one|left|right|his ball
<balls>|sack|sac ~ orange|grapefruit|twice|size|blue|purple|hitched|riding
hitched|riding|pulled up ~ ball|<balls>|side
one|left|right|his ball ~ high|up|purple|blue|twist*|hitched
holding|clutching|grabbing ~ privates|private|balls|groin|crotch ~ scream*|agony|crying|pain`,
    not: `
ball of|bearing|game|sport*|play
play* ~ ball
= football
soccer ball
balls of ~ foot|feet
ball of ~ foot
= eye*
nuts ~ allerg*
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
priapism
foreskin ~ stuck|behind|swollen|back
hard on ~ hours|since|not_go*|will_not|last_night
hardon|boner|stiffy ~ hours|since|not_go*|will_not`,
    not: `
hard on ~1 me|us|him|her|myself|family|kids|knees|back|body`,
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
hit|kicked|kneed|ball ~1 in ~1 groin|privates|crotch|nuts|balls
willy|penis ~ <swollen>|blue|stuck|<severe>`,
  },
  leaksUrine: {
    says: 'Leaks urine',
    words: `
leak* ~ urine|pee|wee
<pee> ~ leak*
cannot hold ~ <pee>|bladder
wet* ~ bed`,
  },
};
