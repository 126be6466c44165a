import type { ConceptTable } from './concept';

/** Lasting illnesses, sugar and immunity. */
export const ILLNESSES: ConceptTable = {
  diabetes: {
    says: 'Diabetes',
    kind: 'history',
    asks: 'Is diabetes known?',
    words: `
diabet*
insulin
sugar disease|patient|problem
has|have|with|on|got sugar
type 1|2|one|two
metformin
my sugar|sugars|glucose
sugar ~ high|low|test*
i|he|she|mother|father|husband|wife have|has ~ sugar`,
    not: `
sugar cravings|free|rush
not ~ diabet*
= gestational
insulin resistance`,
  },
  sugarHigh: {
    says: 'Very thirsty and passing a lot of urine',
    asks: 'Is there great thirst, with a lot of urine?',
    words: `
litres|liters|gallons|lots|loads|bottles ~ water
drink* ~ litres|liters|gallons
cannot ~ stop ~ drinking ~ water
thirsty|thirst ~ <pee>|always|constant*|all|extreme*|nonstop|terrible|unquenchable|very
always|constantly|very|extremely|so|really thirsty
drink* ~ water ~ litres|gallons|nonstop|constantly|lots|loads
<pee> ~ thirst*|drink*
drink* ~1 and <pee> ~ all|lots|constantly|nonstop|loads
drinking|drinks ~1 all_the_time|nonstop|constantly|all_day_long|day_and_night|everything_in`,
    not: `
hot day
= gym
= beer|beers|wine|alcohol|vodka|brandy|coffee|bottle|breast|milk`,
  },
  ketones: {
    says: 'Ketones or fruity breath',
    words: `
ketone*
dka
fruity|pear|acetone|sweet|nail % breath|breathe
keto acid*
ketoacid*`,
    not: `
keto diet`,
  },
  sugarLow: {
    says: 'Low blood sugar',
    words: `
low sugar|sugars|glucose
sugar|sugars|glucose ~ low|drop*|crash*
hypo
hypos
hypoglyc*
too much insulin
meter|machine|glucometer|reading|reads ~ lo
reads lo
no supper|food|lunch|breakfast ~ insulin|sugar_pills|gliclazide`,
  },
  sugarReading: {
    says: 'A raised blood sugar',
    words: `
sugar|sugars|glucose|hgt ~ high|over|above|up|hi
high ~ sugar|sugars|glucose`,
    not: `
= cereal|food|diet|drink*`,
  },
  sugarExtreme: {
    says: 'A sugar meter that can no longer show how high it is',
    words: `
sugar|glucose|meter|glucometer|machine|hgt ~2 reads|says|shows|reading ~1 hi`,
  },
  weakImmune: {
    says: 'Weak immune system',
    kind: 'history',
    asks: 'Is the immune system weak, e.g. by chemotherapy, a transplant or untreated HIV?',
    words: `
chemo
chemotherapy
transplant*
immunosuppress*
immunocompromis*
weak immune
immune ~ weak|low|suppress*|compromis*
leukaemia
leukemia
lymphoma
no spleen
spleen ~ removed|out
low cd4
cd4 ~ low|under|below
white cells ~ low
neutropeni*
prednisone
methotrexate
azathioprine
biologic*
sickle cell
dialysis
immune ~ tablets|pills|medicine|medication|drugs|treatment|suppressant*
lupus
anti rejection
cortisone|steroids ~ every_day|daily|long|high|months|years`,
    not: `
immune ~ booster*|boosting|vitamin*
cortisone ~ cream|ointment|injection
chemo ~ years|year ago
finished|ended|completed ~ chemo ~ years|year`,
  },
  hivKnown: {
    says: 'Lives with HIV',
    kind: 'history',
    words: `
on|my|take|taking arv|arvs|art
arv|arvs
hiv`,
    not: `
hiv ~ test|negative
negative ~ hiv
= exposed`,
  },
  cancer: {
    says: 'Cancer, now or before',
    kind: 'history',
    words: `
cancer
tumour
myeloma
metasta*
chemo*
radiation`,
    not: `
fear|worried|scared|afraid ~ cancer
is it cancer
cancer ~ screening|test|awareness
could ~ cancer
star sign
= capricorn`,
  },
  kidneyDisease: {
    says: 'Kidney disease',
    kind: 'history',
    words: `
kidney failure|disease
dialysis
one kidney`,
  },
  frail: {
    says: 'Pregnant, very old, or with a lasting illness',
    kind: 'history',
    words: `
heart failure
kidney failure
dialysis
chemo*
frail
nursing|care|old_age home`,
  },
};
