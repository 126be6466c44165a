import type { MoreWords } from './concept';

/** What stayed unheard, or was heard as something else, when it was told in other words. */
export const TOLD_OTHERWISE: Readonly<Record<string, MoreWords>> = {
  throatSwelling: {
    words: 'tongue|lip|lips ~2 thick|thicker|fatter|bigger|growing|huge|enormous',
    not: 'gland|glands|lump|lumps ~ neck\n throat lump|clearing\n thick ~ coat*|white|fur*|gloss|filler|lipstick',
  },
  infectedWound: { words: 'eczema|sore|cut|blister|bite ~ weep*|crust*|oozing ~ yellow|honey|golden|smell*' },
  highEnergy: {
    words: 'slid|skidded|came|flew|thrown|fell off ~1 motorbike|motorcycle|quad|quadbike|scooter',
    not: 'nearly|almost ~1 hit|hits|crashed|knocked|fell',
  },
  suicideIntent: { words: 'rather ~1 die|dead than ~ live|living|go_on|carry_on|suffer|wake' },
  thrush: { not: 'discharge ~ smells|smelly|fishy|stinks|stinky|green|yellow' },
  abscess: { not: 'eyelid|eyelash*|lid' },
  breathlessRest: {
    words: 'short of breath|breathless|puffed|panting|gasping ~ to|across ~1 loo|toilet|bathroom|kitchen|room|bed|door',
    not: 'years|copd',
  },
  eyeHurt: {
    words: '<sudden> blindness|blind\nblindness ~2 eye|eyes ~ <sudden>|today|now',
    not: 'eyelids|eyelid|eyes|lids ~ stick|stuck|glued|crust*',
  },
  acneScars: { words: 'spots|face ~ leaving|leaves scar*' },
  jointPain: { words: 'stiff|sore|aching after ~1 yoga|pilates|gym|run*|training|cycling|hik*|gardening|exercis*' },
  insectSting: { words: 'tick bite|bites|bit' },
  fainted: { not: 'loadshedding|electricity|power|lights|candles' },
  blackoutNow: { not: 'loadshedding|electricity|power|lights|candles' },
  constipated: { words: 'not pooped\n not been ~ loo|bathroom ~ days|week' },
  dangerNamed: { words: 'used|gave|given|injected|jabbed ~2 epipen|adrenaline', not: 'training|expired|never used' },
  strokeSigns: { words: 'drool*|dribbl* ~2 one|left|right side', not: '= tooth*|teeth*|teething' },
  headInjury: { words: 'hitting|bumping|knocking|banging ~1 head ~ ago|yesterday|since|days' },
  neckInjury: {
    words: 'neck injury|injured|hurt ~ tackle|scrum|rugby|crash|fell|arms|legs\n rugby|scrum|crash|diving neck injury',
  },
  oneSideNumb: { words: 'arm|arms|leg|legs|hands ~2 electric|electricity|shocks|buzzing' },
  cannotWalk: { words: 'falling|falls|veering|veers|leaning ~2 to ~1 left|right|one_side' },
  dangerousBite: { words: 'dog|pitbull|boerboel|baboon ~ tore|ripped|mauled|torn ~ face|throat|neck|scalp|cheek|lip' },
  ateMedicine: {
    words: 'drank|sipped|swallow*|licked ~ <kin>|neighbours ~1 drops|syrup|medicine|tablets|pills|eardrops',
  },
  scriptNeeded: { words: '<pills>|pill make|makes|making|gives ~1 me' },
  coughBlood: { not: '= new|since|for|my|from ~1 blood pressure' },
  sprain: { words: 'funny bone' },
  eczema: { words: 'cracked|dry ~1 heel|heels|lips' },
  pregnant: {
    words: 'baby|kick* inside me\n baby not ~1 moving|kicking inside me\n waters ~1 broke*|burst|gone|leak*|went',
  },
  babyMovesLess: { words: 'baby ~1 hardly|barely|scarcely|rarely ~1 mov*|kick*' },
  seizureNow: {
    words: `
fit|fitting|seizure ~ going|lasting|lasted|been ~5 minutes|min|mins
still not stop* ~1 shak*|jerk*|fitting|twitch*`,
  },
  overdose: {
    words: `
<pills> ~ 10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty of them|it
took|taken|swallow* ~1 14|16|18|22|28|32|35|36|45|48|forty|eighteen|sixteen <pills>
10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty ~ <pills> ~ took|taken|swallow*
took|taken|swallow*|drank|had ~ <kin>|hubbys|someones|somebodys ~1 heart|sugar|diabetes|pressure|sleeping ~1 <pills>`,
    not: '= mg|milligram*|days|week',
  },
};
