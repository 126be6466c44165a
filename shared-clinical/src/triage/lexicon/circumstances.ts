import type { ConceptTable } from './concept';

/** What was taken or done, what makes a sign harmless, and smaller complaints. */
export const CIRCUMSTANCES: ConceptTable = {
  storyDoesNotFit: {
    says: 'The story of an injury does not fit',
    words: `
story|explanation|excuse ~ not ~ fit|match|add|make
nanny|daycare|creche|babysitter|stepfather|stepmother|minder|boyfriend ~ hit|hits|shook|shakes|slapped|burnt|beats|hurt ~ him|her|baby|child|son|daughter`,
    not: `
= website|book|film|movie
= dog|cat|mosquito|bug|insect|seat|stove`,
  },
  bruised: {
    says: 'A bruise',
    words: `
bruis*`,
    not: `
birthmark|mongolian|birth`,
  },
  unchanged: {
    says: 'Has been the same for months',
    words: `
same ~ for|over|all|past|last ~ year|years|months
no change lately|recently
same as always|ever|before_then
unchanged
under control
stable ~ for ~ years|months|year|long
still ~2 same
well controlled`,
    not: `
not ~ same
more often
= worse|rest|sitting ~ now`,
  },
  vitaminOnly: {
    says: 'Only a vitamin',
    words: `
vitamin|vitamins|multivitamin*|gummy|gummies|probiotic*|magnesium`,
    not: `
= iron
and ~ panado|paracetamol`,
  },
  risesFast: {
    says: 'Only on getting up fast',
    words: `
standing up|quickly|fast
gets|get|getting|stand|stands|standing|got|stood ~ up ~ fast|quick*|suddenly`,
  },
  unsteadyJoint: {
    says: 'A knee that locks or gives way',
    words: `
knee ~ locks|locking|locked|gives_way|giving_way|buckl*|unstable
locks|locking|gives_way ~ knee|stairs`,
  },
  outstretchedHand: {
    says: 'Fell on an outstretched hand',
    words: `
outstretched|stretched ~ hand|arm
landed|fell ~ on ~1 hand|wrist`,
    not: `
= lightly`,
  },
  periodIrregular: {
    says: 'Irregular periods, or no pregnancy after a year',
    words: `
cycle ~ irregular|erratic|all_over
periods ~ all_over|irregular|months_apart|unpredictable|erratic
irregular|erratic ~ periods|cycle|cycles
trying for ~ baby ~ year|months
trying to ~ conceive|fall_pregnant|get_pregnant ~ year|months
months apart`,
  },
  twitch: {
    says: 'A twitching eyelid or muscle',
    words: `
eyelid|eye|lid|thumb|muscle|calf ~ twitch*|flicker*|jumping
twitch* ~ eyelid|eye|lid|thumb|muscle`,
  },
  drugTaken: {
    says: 'Took a street drug',
    words: `
snort*|sniff*|injected|smoked|swallow*|took|taken|did ~ something|coke|cocaine|tik|cat|mdma|ecstasy|acid|meth|crystal|heroin|nyaope|whoonga|speed|lsd|molly|drugs
sniff*|huff*|inhal* ~ glue|deodorant|petrol|thinners|aerosol|gas|spray|paint|lighter
used|uses|using|shot_up|shooting|took|did|smoked|injected ~1 heroin|fentanyl|nyaope|whoonga|smack|unga|tik|meth|mandrax
bath salts|sheets
tripping on|out`,
    not: `
= reflux|folic|hyaluronic
= swallow* something
years ago
had|have a bath`,
  },
  wild: {
    says: 'Out of control',
    words: `
out of control
wild
going mad|crazy|berserk`,
  },
  steroidLong: {
    says: 'Takes cortisone for long, or has Addison\u2019s disease',
    kind: 'history',
    words: `
addison*
adrenal insufficiency|failure|gland*
steroids|prednisone|cortisone|hydrocortisone ~ years|months|daily|every_day|long|life|lifelong
on|my steroids|prednisone|hydrocortisone|cortisone`,
    not: `
cream|ointment|inhaler|nasal|spray|injection`,
  },
  scuba: {
    says: 'Dived with a tank',
    words: `
scuba
diver|divers|dive|dived|diving ~8 ascent|surfac*
div* ~ metres|meters|tank|bottle|bottles|wreck|reef|sodwana|instructor
came|come|came_up ~ fast ~ dive|diving`,
  },
  harmlessSwallowed: {
    says: 'Swallowed a pip, chewing gum or a little toothpaste',
    words: `
swallow*|ate ~ pip|pips|seed|seeds|gum|toothpaste
swallow*|ate|eaten|licked|sip|mouthful ~ crayon|crayons|chalk|playdough|paper|grass|cat_food|dog_food|lipstick|bubble_bath|bath_water|baby_shampoo|soap`,
    not: `
nicotine gum`,
  },
};
