import type { ConceptTable } from './concept';

/** Eyes and ears. */
export const EYES_AND_EARS: ConceptTable = {
  redEye: {
    says: 'A red, sticky or itchy eye',
    words: `
eye strain|strained
tired eyes
eyes ~ tired
eye|eyes|eyelids|eyelid % <red>|bloodshot|itchy|watery|sticky|gunk*|gritty|crusty|discharge|goo|weepy|streaming|irritated|glued|matted|burn*|watering|stuck|dry|<pain>
conjunctivitis`,
    not: `
behind ~ eye*
eyes ~ head
headache ~ eye*
black eye`,
  },
  stye: {
    says: 'A stye',
    words: `
stye
lump|bump|pimple|spot|swelling ~ eyelid|lid|eyelash*|lash*
eyelid|lid|eyelash* ~ lump|bump|pimple|spot|<pain>|<swollen>
<swollen>|<pain> ~ eyelid|lid`,
    not: `
= shut
= droop*`,
  },
  visionFine: {
    says: 'Sees as well as before',
    words: `
vision|sight|see|seeing|eyesight ~ fine|normal|ok|okay|clear|clearly|well|perfectly
no ~ vision ~ change*|problem*
can see`,
  },
  blurGradual: {
    says: 'Sight that slowly gets worse',
    words: `
vision|sight|eyesight ~ blurr*|worse|getting|weak*|bad|cloudy|fuzzy
need|new ~ glasses
cannot read ~ small|print|far
floater|floaters
cataract*`,
  },
  earache: {
    says: 'Earache',
    words: `
earache
ear|ears % <pain>
ear infection
otitis
pull*|tug*|rubb*|grab*|hold* ~ ear|ears
indlebe`,
    not: `
= earring*
= pierc*`,
  },
  earDischarge: {
    says: 'Fluid or pus from an ear',
    words: `
ear|ears ~ discharge|pus|leak*|fluid|running|ooz*|smell*|drain*|sticky|runny
discharge|pus|fluid|runny ~ ear|ears`,
  },
  behindEar: {
    says: 'Swelling or pain behind the ear',
    words: `
lump|<pain>|bump ~ behind ~ ear
behind ~ ear ~ <swollen>|<red>|<pain>|lump
<swollen>|<red> ~ behind ~ ear
ear ~ sticking out|pushed
mastoid*`,
  },
  earBlocked: {
    says: 'A blocked ear',
    words: `
ear|ears ~ block*|clogged|popping|pop|full|muffled|wax|water|plugged|itchy
blocked|clogged|plugged ~ ear|ears
water ~ ear|ears
wax ~ ear
ear ~ wax`,
    not: ``,
  },
  hearingLoss: {
    says: 'Sudden loss of hearing',
    words: `
sudden* ~ deaf|hearing|hear
lost|loss ~ hearing
cannot hear
hearing ~ gone|lost|sudden*|worse|down
deaf ~ ear
deafness`,
  },
  tinnitus: {
    says: 'Ringing in the ears',
    words: `
tinnitus
ringing|buzzing|humming|hissing ~ ear|ears
ear|ears ~ ringing|buzzing|humming|hissing`,
  },
};
