import type { ConceptTable } from './concept';

/** Circumstances that make a small complaint dangerous. */
export const MORE_DANGERS: ConceptTable = {
  animalSick: {
    says: 'The animal was wild or behaved strangely',
    words: `
      foam*|froth*|stagger*|drool*|rabid|aggressive|snarling|wobbling ~ dog|cat|jackal|mongoose|animal|it
      dog|cat|jackal|mongoose|animal|puppy|kitten|cow|goat ~ foam*|froth*|stagger*|drool*|rabid|strange*|weird*|odd*|wobbl*|died|dead|paralysed|salivat*
      bat|jackal|mongoose|meerkat|fox|genet|civet ~ bit|bite|bitten|scratch*|licked
      bit|bite|bitten|scratch* ~ by|from ~2 bat|jackal|mongoose|meerkat|fox|genet|civet
      not vaccinated ~ dog|cat|rabies
      dog|cat|stray ~ not|never ~2 vaccinat*
      stray|unknown|wild ~1 dog|cat|monkey|animal`,
    not: `
      cricket|baseball|vampire bat
      = medicine|tablet`,
    kind: 'manner',
  },
  aneurysm: {
    says: 'A known aneurysm of the great vessel',
    words: `
      aneurysm|aneurism|aneurisym|aneurysms
      triple a|aaa ~ scan|known|cm|surveillance|watch*`,
    not: 'brain|cerebral ~1 aneurysm|aneurism',
    kind: 'history',
  },
  tamponLeft: {
    says: 'A tampon in place',
    words: `
      tampon ~ left|forgot*|stuck|still|in|inside|days|lost|hours
      left|forgot*|lost|stuck|old ~2 tampon
      menstrual cup ~ left|stuck|days`,
    kind: 'manner',
  },
  pupilUneven: {
    says: 'One pupil is bigger than the other',
    words: `
      pupil|pupils ~ bigger|larger|uneven|unequal|different|blown|huge|not_the_same
      one|left|right ~1 pupil ~ big|huge|dilated|wide|smaller`,
    not: `
      always|years|born|since_birth|drops
      = school|class|learner`,
  },
  doom: {
    says: 'A feeling that something terrible is about to happen',
    words: `
      feeling|sense|feel|feels ~ doom|dying|die
      impending doom
      something ~ terribly|seriously|badly|awfully wrong`,
    not: 'prepping|game|movie|metal',
    kind: 'manner',
  },
  fingersDoNotMove: {
    says: 'Cannot move or straighten a finger, hand or foot',
    words: `
      cannot ~1 bend|move|straighten|lift|curl|make_a_fist ~3 finger|fingers|thumb|toe|toes|hand|wrist|foot|it|them|fist
      finger|fingers|thumb|hand|foot|toe|wrist ~ cannot ~1 bend|move|straighten|lift
      finger|fingers|thumb|hand|wrist ~ will not|not ~1 bend|move|straighten`,
    kind: 'manner',
  },
};
