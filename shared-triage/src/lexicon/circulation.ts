import type { ConceptTable } from './concept';

/** Fainting, and signs and illnesses of the heart and blood vessels. */
export const CIRCULATION: ConceptTable = {
  fainted: {
    words: `
lost|loses|lose|losing|loss ~2 consciousness
fainted
faints
fainting
blackout
knocked out|unconscious|cold`,
  },
  recovered: {
    words: `
fine|ok|okay|better|normal|alright ~2 now|since|after|again|afterwards
feel|feels|feeling fine|ok|okay|better|normal|alright
is fine|ok|okay|alright
came|come|comes round|around|to
seconds
recovered`,
  },
  faintTrigger: {
    words: `
needle*
blood taken|drawn|test*|sample
injection
jab
vaccin*
hot ~ room|church|shower|bath|day|weather|sun
heat
skipped|missed ~ breakfast|meal|lunch`,
  },
  palpitations: {
    words: `
palpitations
heart|heartbeat|pulse|chest ~ rac*|pound*|flutter*|thump*|skip*|jump*|irregular*|uneven|fast|flip*|fish|hammer*|gallop*|erratic|missing`,
  },
  ankleSwelling: {
    words: `
ankles|feet|legs % <swollen>`,
  },
  heartDisease: {
    kind: 'history',
    words: `
atrial fibrillation
heart failure|disease|condition|trouble|problem|problems|patient|bypass|valve|murmur|stent|stents|surgery|operation
stent*
pacemaker
angina
coronary`,
  },
  hypertension: {
    kind: 'history',
    words: `
hypertension
bp ~ high|raised|up|tablets|pills
blood pressure`,
  },
  anticoagulant: {
    kind: 'history',
    words: `
anticoagulant*
warfarin
xarelto
eliquis
plavix
clexane
haemophilia`,
  },
  calfPain: {
    words: `
calf ~ <pain>|<tight>|hard|warm|hot|<red>|<swollen>
<pain> ~ calf`,
  },
  legSwollenOne: {
    words: `
one|left|right leg|calf ~ thick|thicker|fat|fatter|twice
<swollen> ~2 thigh|calf
calf ~ <swollen>|thicker|bigger|tight|hard|fat
leg ~ <swollen>|thicker|bigger|fatter
<swollen> ~ calf`,
  },
  clotRisk: {
    kind: 'history',
    words: `
operation|surgery|operated|caesarean|section|replacement|hospital ~ ago|last|recent*|week*|days|month|since
recent*|after|since|following|just|last ~ operation|surgery|operated|caesarean|replacement|flight|hospital
flight|flew|plane|flown
plaster
contraceptive
the pill
hrt
gave birth
after birth
hip|knee replacement`,
  },
};
