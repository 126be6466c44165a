import type { ConceptTable } from './concept';

/** Lasting illnesses, sugar and immunity. */
export const ILLNESSES: ConceptTable = {
  diabetes: {
    kind: 'history',
    words: `
diabet*
insulin
has|have|with|on|got sugar
type 1|2|one|two
metformin
my sugar|sugars|glucose
sugar ~ high|low|test*`,
  },
  sugarHigh: {
    words: `
litres|liters|gallons|lots|loads|bottles ~ water
drink* ~ litres|liters|gallons
always|constantly|very|extremely|so|really thirsty`,
  },
  ketones: {
    words: `
ketone*
fruity|pear|acetone|sweet|nail % breath|breathe`,
  },
  sugarLow: {
    words: `
hypo
too much insulin`,
  },
  sugarReading: {
    words: `
sugar|sugars|glucose|hgt ~ high|over|above|up|hi`,
  },
  sugarExtreme: {
    words: `
sugar|glucose|meter|glucometer|machine|hgt ~2 reads|says|shows|reading ~1 hi`,
  },
  weakImmune: {
    kind: 'history',
    words: `
no spleen
immune ~ weak|low|suppress*|compromis*
leukaemia
chemo
transplant*
prednisone
sickle cell
dialysis
lupus
methotrexate`,
  },
  hivKnown: {
    kind: 'history',
    words: `
arv|arvs
hiv`,
  },
  cancer: {
    kind: 'history',
    words: `
cancer
tumour
chemo*`,
  },
  kidneyDisease: {
    kind: 'history',
    words: `
dialysis
one kidney`,
  },
  frail: {
    kind: 'history',
    words: `
heart failure
dialysis
chemo*
frail
nursing|care|old_age home`,
  },
};
