import type { MoreWords } from './concept';

/** What stayed unheard, or was heard as something else, when it was told in other words. */
export const TOLD_OTHERWISE: Readonly<Record<string, MoreWords>> = {
  throatSwelling: {
    words: 'tongue|lip|lips ~2 thick|thicker|fatter|bigger|growing|huge|enormous',
    not: 'gland|glands|lump|lumps ~ neck\n thick ~ coat*|white|fur*|gloss|filler|lipstick',
  },
  infectedWound: { words: 'eczema|sore|cut|blister|bite ~ weep*|crust*|oozing ~ yellow|honey|golden|smell*' },
  highEnergy: { words: 'slid|skidded|came|flew|thrown|fell off ~1 motorbike|motorcycle|quad|quadbike|scooter' },
  suicideIntent: { words: 'rather ~1 die|dead than ~ live|living|go_on|carry_on|suffer|wake' },
  thrush: { not: 'discharge ~ smells|smelly|fishy|stinks|stinky|green|yellow' },
  abscess: { not: 'eyelid|eyelash*|lid' },
  constipated: { words: 'not pooped' },
  pregnant: { words: 'waters ~1 broke*|burst|gone|leak*|went' },
  babyMovesLess: { words: 'baby ~1 hardly|barely|scarcely|rarely ~1 mov*|kick*' },
  seizureNow: {
    words: `
fit|fitting|seizure ~ going|lasting|lasted|been ~5 minutes|min|mins
still not stop* ~1 shak*|jerk*|fitting|twitch*`,
  },
  overdose: {
    words: `
<pills> ~2 10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty of them|it
10|12|15|20|24|25|30|40|50|60|100|ten|twelve|fifteen|twenty|thirty|forty|fifty ~ <pills> ~ took|taken|swallow*`,
    not: '= mg|milligram*|days|week',
  },
};
