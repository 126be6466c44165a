import type { ConceptTable } from './concept';

/** Fainting, and signs and illnesses of heart and vessels. */
export const CIRCULATION: ConceptTable = {
  fainted: {
    says: 'Fainted',
    asks: 'Did the person faint?',
    words: `
fainted
faints
fainting
blackout
lost|loses|lose|losing|loss ~2 consciousness
knocked out|unconscious|cold`,
    not: `
load shedding
= eskom|electric*|flyers|pamphlets
feel* ~ fainting
nearly|almost|about|going|gonna ~ blackout|fainted|fainting|pass
= knocked out of
= tooth|teeth|puzzle|power
= fever|temperature|temp|swelling|pain|price|weight|pressure|sugar ~ down
loadshedding|electricity|power|lights|candles
blackout ~ curtain*|load|electric*|eskom`,
  },
  recovered: {
    says: 'Is well again since',
    words: `
fine|ok|okay|better|normal|alright ~2 now|since|after|again|afterwards
feel|feels|feeling fine|ok|okay|better|normal|alright
is fine|ok|okay|alright
came|come|comes round|around|to
back to normal
seconds
recovered`,
    not: `
not ~ fine|ok|okay|better|normal|alright|well
was ~ fine|ok|okay
were ~ fine
= before`,
  },
  faintTrigger: {
    says: 'Fainted from standing long, heat, blood or a needle',
    words: `
needle*
blood taken|drawn|test*|sample
injection
jab
vaccin*
standing ~ long|hours|church|assembly|heat|queue|line|sun
hot ~ room|church|shower|bath|day|weather|sun
heat
skipped|missed ~ breakfast|meal|lunch
not ~ eaten|ate|breakfast`,
  },
  palpitations: {
    says: 'Racing, pounding or uneven heartbeat',
    asks: 'Is the heart racing, pounding or beating unevenly?',
    words: `
heart|heartbeat|pulse ~ all_over|place|mad|crazy|funny|rhythm|weird|strange|bonkers|odd
palpitations
heart|heartbeat|pulse|chest ~ rac*|pound*|flutter*|thump*|skip*|jump*|irregular*|uneven|fast|flip*|fish|hammer*|gallop*|erratic|missing
racing|pounding|fluttering|irregular|uneven|fast|rapid|erratic|skipping heart|heartbeat|pulse
flutter* % chest|heart
skip* ~ beat|beats
heart ~ flying|exploding|bursting|galloping`,
    not: `
skips|skipped beat ~ when ~ he|she|him|her
= race
heart sk* ~ when ~ see|saw|him|her`,
  },
  ankleSwelling: {
    says: 'Swollen ankles or legs on both sides',
    words: `
ankles|feet|legs % <swollen>
<swollen> ~ ankles|feet|legs
water retention`,
    not: `
one ~ leg|ankle|foot
left|right leg|ankle|foot|calf
= twisted|sprained`,
  },
  heartDisease: {
    says: 'Heart disease',
    kind: 'history',
    words: `
heart failure|disease|condition|trouble|problem|problems|patient|bypass|valve|murmur|stent|stents|surgery|operation
stent*
pacemaker
previous|old|past|had ~ heart attack
angina
atrial fibrillation
coronary
weak heart`,
  },
  hypertension: {
    says: 'High blood pressure',
    kind: 'history',
    words: `
hypertension
bp ~ high|raised|up|tablets|pills
blood pressure`,
    not: `
normal|fine|good|low ~ blood pressure
blood pressure ~ normal|fine|good|low|ok|okay|controlled`,
  },
  anticoagulant: {
    says: 'Takes a blood thinner',
    kind: 'history',
    asks: 'Is a blood thinner taken, e.g. warfarin?',
    words: `
anticoagulant*
warfarin
xarelto
eliquis
plavix
pradaxa
clopidogrel
clexane
haemophilia`,
    not: `
= not|never ~1 on|take|taking|taken|using|use ~2 anticoagulant*|warfarin|xarelto|eliquis`,
  },
  calfPain: {
    says: 'One calf or leg painful',
    words: `
calf ~ <pain>|<tight>|hard|warm|hot|<red>|<swollen>
<pain> ~ calf
left|right|one leg ~ <pain>|<swollen>|<red>|hot|warm`,
    not: `
back ~ down ~ leg
= sciatica
cramp ~ night|bed|sleep
= gym|football|rugby|soccer|kicked|pulled|strain*|exercise
mole|freckle|wart`,
  },
  legSwollenOne: {
    says: 'One leg or calf swollen',
    asks: 'Is one leg or calf swollen, hot or red?',
    words: `
<swollen> ~2 thigh|calf
calf ~ <swollen>|thicker|bigger|tight|hard|fat
leg ~ <swollen>|thicker|bigger|fatter
one|left|right leg|calf ~ thick|thicker|fat|fatter|twice
<swollen> ~ calf
<swollen> ~ leg`,
    not: `
<red> ~ bite
= legs
= both
= ankles
= breast|testicle|eye|pupil
= fell|twisted|kicked|sprained|wound|ulcer|cut
mole|freckle|wart|spot`,
  },
  clotRisk: {
    says: 'Recent operation, long journey, plaster, bed rest, or the pill',
    kind: 'history',
    asks: 'Was there an operation, a long journey, a plaster cast or bed rest in the last weeks, or is the pill taken?',
    words: `
operation|surgery|operated|caesarean|section|replacement|hospital ~ ago|last|recent*|week*|days|month|since
recent*|after|since|following|just|last ~ operation|surgery|operated|caesarean|replacement|flight|hospital
flight|flew|plane|flown
plaster
leg|foot ~ cast|plaster|boot|brace
bed rest
contraceptive
the pill
hrt
gave birth
after birth
hip|knee replacement
had ~ operation|surgery|replacement
cast ~ leg
moon boot
birth control`,
    not: `
cannot bear`,
  },
};
