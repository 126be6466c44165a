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
has|have|with|on|got sugar
type 1|2|one|two
metformin
my sugar|sugars|glucose
sugar ~ high|low|test*
i|he|she|mother|father|husband|wife have|has ~ sugar`,
    not: `
not ~ diabet*`,
  },
  sugarHigh: {
    says: 'Very thirsty and passing a lot of urine',
    asks: 'Is there great thirst, with a lot of urine?',
    words: `
litres|liters|gallons|lots|loads|bottles ~ water
thirsty|thirst ~ <pee>|always|constant*|all|extreme*|nonstop|terrible|unquenchable|very
always|constantly|very|extremely|so|really thirsty
drink* ~ litres|liters|gallons
<pee> ~ thirst*|drink*
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
fruity|pear|acetone|sweet|nail % breath|breathe`,
  },
  sugarLow: {
    says: 'Low blood sugar',
    words: `
low sugar|sugars|glucose
hypo
too much insulin
meter|machine|glucometer|reading|reads ~ lo`,
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
transplant*
immune ~ weak|low|suppress*|compromis*
leukaemia
no spleen
prednisone
sickle cell
dialysis
lupus
chemotherapy
lymphoma
methotrexate
immune ~ tablets|pills|medicine|medication|drugs|treatment|suppressant*
cortisone|steroids ~ every_day|daily|long|high|months|years`,
    not: `
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
= exposed`,
  },
  cancer: {
    says: 'Cancer, now or before',
    kind: 'history',
    words: `
cancer
tumour
chemo*
myeloma
radiation`,
    not: `
fear|worried|scared|afraid ~ cancer`,
  },
  kidneyDisease: {
    says: 'Kidney disease',
    kind: 'history',
    words: `
dialysis
one kidney`,
  },
  frail: {
    says: 'Pregnant, very old, or with a lasting illness',
    kind: 'history',
    words: `
heart failure
dialysis
chemo*
frail
nursing|care|old_age home`,
  },
};
