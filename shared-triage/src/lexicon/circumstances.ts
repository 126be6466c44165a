import type { ConceptTable } from './concept';

/** What was taken or done, circumstances that make a sign harmless, and smaller complaints. */
export const CIRCUMSTANCES: ConceptTable = {
  storyDoesNotFit: {
    words: `
nanny|daycare|creche|babysitter|stepfather|stepmother|minder|boyfriend ~ hit|hits|shook|shakes|slapped|burnt|beats|hurt ~ him|her|baby|child|son|daughter`,
  },
  bruised: {
    words: `
bruis*`,
  },
  unchanged: {
    words: `
same ~ for|over|all|past|last ~ year|years|months
no change lately|recently
same ~1 as ~1 always|ever|before_then
no worse ~1 than ~ year|years|always|ever
exactly as ~1 always|before
unchanged
stable ~ for ~ years|months|year|long`,
  },
  vitaminOnly: {
    words: `
vitamin|vitamins|multivitamin*|gummy|gummies|probiotic*|magnesium`,
  },
  risesFast: {
    words: `
standing up|quickly|fast
gets|get|getting|stand|stands|standing|got|stood ~ up ~ fast|quick*|suddenly`,
  },
  unsteadyJoint: {
    words: `
knee ~ locks|locking|locked|gives_way|giving_way|buckl*|unstable
locks|locking|gives_way ~ knee|stairs`,
  },
  outstretchedHand: {
    words: `
landed|fell ~ on ~1 hand|wrist`,
  },
  periodIrregular: {
    words: `
cycle ~ irregular|erratic|all_over
irregular|erratic ~ periods|cycle|cycles
trying for ~ baby ~ year|months`,
  },
  twitch: {
    words: `
eyelid|eye|lid|thumb|muscle|calf ~ twitch*|flicker*|jumping`,
  },
  drugTaken: {
    words: `
snort*|sniff*|injected|smoked|swallow*|took|taken|did ~ something|coke|cocaine|tik|cat|mdma|ecstasy|acid|meth|crystal|heroin|nyaope|whoonga|speed|lsd|molly|drugs`,
  },
  wild: {
    words: `
wild`,
  },
  steroidLong: {
    kind: 'history',
    words: `
addison*
adrenal insufficiency|failure|gland*
steroids|prednisone|cortisone|hydrocortisone ~ years|months|daily|every_day|long|life|lifelong`,
  },
  scuba: {
    words: `
scuba`,
  },
  harmlessSwallowed: {
    words: `
swallow*|ate ~ pip|pips|seed|seeds|gum|toothpaste`,
  },
};
