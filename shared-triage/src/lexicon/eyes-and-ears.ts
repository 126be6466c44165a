import type { ConceptTable } from './concept';

export const EYES_AND_EARS: ConceptTable = {
  redEye: {
    words: `
tired eyes
eyes ~ tired
eye|eyes|eyelids|eyelid % <red>|bloodshot|itchy|watery|sticky|gunk*|gritty|crusty|discharge|goo|weepy|streaming|irritated|glued|matted|burn*|watering|stuck|dry|<pain>`,
  },
  stye: {
    words: `
stye`,
  },
  visionFine: {
    words: `
can see`,
  },
  blurGradual: {
    words: `
need|new ~ glasses
floater|floaters
cataract*`,
  },
  earache: {
    words: `
earache
ear|ears % <pain>
ear infection
indlebe`,
  },
  earDischarge: {
    words: `
ear|ears ~ discharge|pus|leak*|fluid|running|ooz*|smell*|drain*|sticky|runny`,
  },
  behindEar: {
    words: `
lump|<pain>|bump ~ behind ~ ear
mastoid*
<swollen>|<red> ~ behind ~ ear`,
  },
  earBlocked: {
    words: `
ear|ears ~ block*|clogged|popping|pop|full|muffled|wax|water|plugged|itchy
water ~ ear|ears`,
  },
  hearingLoss: {
    words: `
lost|loss ~ hearing
cannot hear`,
  },
  tinnitus: {
    words: `
tinnitus
ringing|buzzing|humming|hissing ~ ear|ears`,
  },
};
