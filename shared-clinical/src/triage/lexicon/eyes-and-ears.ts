import type { ConceptTable } from './concept';

/** Eyes and ears. */
export const EYES_AND_EARS: ConceptTable = {
  redEye: {
    says: 'A red, sticky or itchy eye',
    words: `
tired eyes
eyes ~ tired
eye|eyes|eyelids|eyelid % <red>|bloodshot|itchy|watery|sticky|gunk*|gritty|crusty|discharge|goo|weepy|streaming|irritated|glued|matted|burn*|watering|stuck|dry|<pain>
eye strain|strained
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
can see`,
  },
  blurGradual: {
    says: 'Sight that slowly gets worse',
    words: `
vision|sight|eyesight ~ blurr*|worse|getting|weak*|bad|cloudy|fuzzy
need|new ~ glasses
floater|floaters
cataract*`,
  },
  earache: {
    says: 'Earache',
    words: `
earache
ear|ears % <pain>
ear infection
pull*|tug*|rubb*|grab*|hold* ~ ear|ears
indlebe
otitis`,
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
<swollen>|<red> ~ behind ~ ear
mastoid*`,
  },
  earBlocked: {
    says: 'A blocked ear',
    words: `
ear|ears ~ block*|clogged|popping|pop|full|muffled|wax|water|plugged|itchy
blocked|clogged|plugged ~ ear|ears
water ~ ear|ears
ear ~ wax
wax ~ ear`,
  },
  hearingLoss: {
    says: 'Sudden loss of hearing',
    words: `
sudden* ~ deaf|hearing|hear
lost|loss ~ hearing
cannot hear
deaf ~ ear
hearing ~ gone|lost|sudden*|worse|down
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
