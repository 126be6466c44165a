import type { ConceptTable } from './concept';

export const HEAD: ConceptTable = {
  headache: {
    words: `
headache
migraine
<head> ~ <pain>|pounding|splitting|explod*|bursting|thumping|banging|hammer*
<pain> ~ <head>
ikhanda`,
  },
  thunderclap: {
    is: 'headache',
    words: `
headache|migraine|head ~ worst|sudden*|explod*|thunderclap|seconds|nowhere|instant*|lightning|snapped|popped|bang
worst ~ headache|migraine|head
thunderclap`,
  },
  headacheDanger: {
    words: `
headache % vomiting|vomited`,
  },
  scalpTender: {
    words: `
scalp|temple|temples ~ <pain>
<pain> ~ scalp|temple|temples
jaw ~ <pain> ~ chew*|eat*`,
  },
  stiffNeck: {
    words: `
neck ~ stiff*|rigid
stiff* ~ neck
neck ~1 <pain>`,
  },
  lightHurts: {
    words: `
light|lights|bright|brightness|sunlight ~ <pain>|bother*|sensitive|unbearable|stand|bear|annoy*`,
  },
  rashNotFading: {
    is: 'rash',
    words: `
rash|spots|dots|marks|they|it ~ not ~ fade|fading|blanch*|disappear*|vanish|change
rash|spots|dots|marks|blotches ~ not ~ fade|fading|blanch*|disappear*|go|vanish|away ~ glass|press*|push*|tumbler|touch*
purple|purplish|bloody|blood|maroon rash|spots|dots|blotches|marks|spot|patches|pinpricks`,
  },
};
