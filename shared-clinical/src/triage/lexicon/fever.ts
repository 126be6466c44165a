import type { ConceptTable } from './concept';

/** Fever and other signs of the whole body. */
export const FEVER: ConceptTable = {
  fever: {
    says: 'Fever',
    asks: 'Is there a fever?',
    words: `
fever
feverish
high|raised|running|slight|low|bit|mild|got ~ temperature|temp
temperature|temp ~ high|up|raised|spik*|over|above|38|39|40|41|101|102|103|104|105
has|have|had|with|a|running|developed temperature|temp
burning up
hot to ~ touch
feels|feel|feeling ~ hot
umkhuhlane
hot ~1 cry*|floppy|feed*|sleepy|grizzly|moaning
hot ~2 drowsy|floppy|limp|grizzly|moaning|vomit*
hot ~1 drowsy|floppy|listless|limp
boiling hot
low grade
drowsy|listless|floppy|limp ~2 hot`,
    not: `
hay|cabin|yellow|rheumatic|dengue|glandular fever
fever blister*
hot ~ flush*|flash*|weather|water|drink|food|potato|coffee
scarlet fever
= pitch
fever pitch
hot ~ water|drink|dog|chocolate|oven|stove|iron
= flu ~1 shot|jab|vaccin*|injection
= hot poker|knife|knives|coals|coal|needle|needles|iron|rod|wire|wires
temperature ~ normal|outside|room|fine`,
  },
  highFever: {
    says: 'High fever',
    is: 'fever',
    words: `
high ~ fever
high temperature|temp
fever|temperature|temp ~ 39|40|41|103|104|105
burning up`,
    not: `
fever ~ not`,
  },
  feverLow: {
    says: 'Low fever',
    words: `
low|slight|mild|bit|little|touch|slightly ~1 fever|temperature|temp
low grade
fever ~ low|slight|mild`,
  },
  rigors: {
    says: 'Shaking chills',
    asks: 'Is there violent shivering that cannot be stopped?',
    words: `
rigors
shak*|shivering|trembling|chattering ~ uncontroll*|violent*|chills|stop|teeth|badly|cold|like_a_leaf|fever|bed
teeth ~ chatter*
fever|chills ~ shak*
chills ~ shak*|shivering|rigors
shakes ~ sweating|fever|headache
the shakes`,
    not: `
= alcohol|drinking|babalas|hangover`,
  },
  chills: {
    says: 'Chills',
    words: `
chills
shivering
hot and cold
shaking`,
    not: `
= netflix
chills ~ out`,
  },
  mottled: {
    says: 'Mottled, cold or clammy skin, with a feeling of being very ill',
    asks: 'Is the skin mottled or ashen, or are hands and feet cold though there is fever?',
    words: `
mottled
cold ~ hands|feet|limbs
hands|feet|limbs ~ cold|icy
going to die
sepsis
hands|feet ~ like_ice|ice_cold
marbled
feels ~ dying
looks ~ awful|terrible|dreadful|very_ill|really_ill|very_sick|really_sick`,
    not: `
dying to ~ know|see|meet
cold hands ~ winter|always
feet ~ cold ~ winter|always
= ice pack
= winter`,
  },
  bodyAches: {
    says: 'Aching all over',
    words: `
body|muscles|joints|everything|bones|limbs|back_and_legs|all_over % <pain>
muscle* ~ <pain>
body pain*`,
    not: `
= gym|workout|exercise
rash|itchy ~ all over`,
  },
  flu: {
    says: 'Flu or covid',
    words: `
flu
covid
corona`,
    not: `
flu shot|jab|vaccin*
stomach|tummy flu
flu injection`,
  },
  exhausted: {
    says: 'Very tired',
    words: `
exhausted
tired
fatigue
no energy
weak
weakness
cannot ~ get out ~ bed
achy
sleepy
run down
worn out
wiped out`,
    not: `
tired of
= retired
<weak> ~ left|right|one|arm|leg|face|side|heart
arm|leg|side ~ <weak>
weak ~ stream|eyes
sick and tired`,
  },
  bedbound: {
    says: 'Too ill to get out of bed',
    words: `
cannot ~ get|lift|drag|crawl ~ out|head ~ bed|pillow
cannot get up`,
  },
  nightSweats: {
    says: 'Night sweats',
    words: `
night sweating
sweating ~ night
drench* ~ night`,
  },
  weightLoss: {
    says: 'Losing weight without meaning to',
    words: `
losing|lost|loss|dropped|dropping ~ weight|kilos|kgs|kg|pounds
weight ~ loss|dropping|falling_off|losing
clothes ~ loose|hanging|falling
getting ~ thin|thinner`,
    not: `
lose weight
on purpose
= gym`,
  },
};
