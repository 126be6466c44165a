import type { ConceptTable } from './concept';

/** Fever and other general signs. */
export const FEVER: ConceptTable = {
  fever: {
    words: `
hot to ~ touch
hot ~1 cry*|floppy|feed*|sleepy|grizzly|moaning
has|have|had|with|a|running|developed temperature|temp
fever
feverish
high|raised|running|slight|low|bit|mild|got ~ temperature|temp
burning up
feels|feel|feeling ~ hot
umkhuhlane`,
  },
  highFever: {
    is: 'fever',
    words: `
high ~ fever
high temperature|temp
fever|temperature|temp ~ 39|40|41|103|104|105
burning up`,
  },
  feverLow: {
    words: `
low|slight|mild|bit|little|touch|slightly ~1 fever|temperature|temp`,
  },
  rigors: {
    words: `
rigors
shak*|shivering|trembling|chattering ~ uncontroll*|violent*|chills|stop|teeth|badly|cold|like_a_leaf|fever|bed
fever|chills ~ shak*`,
  },
  chills: {
    words: `
chills
shivering
hot and cold
shaking`,
  },
  mottled: {
    words: `
mottled
cold ~ hands|feet|limbs
hands|feet|limbs ~ cold|icy
going to die
sepsis`,
  },
  bodyAches: {
    words: `
body|muscles|joints|everything|bones|limbs|back_and_legs|all_over % <pain>
muscle* ~ <pain>`,
  },
  flu: {
    words: `
flu
covid`,
  },
  exhausted: {
    words: `
exhausted
tired
fatigue
no energy
weak
weakness
achy
sleepy`,
  },
  bedbound: {
    words: `
cannot get up`,
  },
  nightSweats: {
    words: `
night sweating
sweating ~ night`,
  },
  weightLoss: {
    words: `
losing|lost|loss|dropped|dropping ~ weight|kilos|kgs|kg|pounds
weight ~ loss|dropping|falling_off|losing`,
  },
};
