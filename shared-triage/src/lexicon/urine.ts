import type { ConceptTable } from './concept';

/** The urinary tract and men's complaints. */
export const URINE: ConceptTable = {
  burningPee: {
    words: `
burn*|sting*|<pain> % <pee>
uti`,
  },
  peesOften: {
    words: `
<pee> ~ often|frequent*|lot|constantly|every|urgent*|all_the_time|more|minutes|nonstop`,
  },
  bloodUrine: {
    words: `
blood|bloody|pink|red % <pee>`,
  },
  cannotPee: {
    words: `
cannot <pee>
catheter ~ blocked`,
  },
  noUrine: {
    words: `
barely|hardly <pee>
nappy|nappies ~ dry
no|without wee|pee|urine
no <pee>
no wet nappy|nappies
not ~ <pee>`,
  },
  dehydrated: {
    words: `
eyes ~ sunken
dry mouth|lips|tongue
mouth|lips|tongue ~ dry
no tears
sunken eyes|fontanelle|soft
dehydrat*`,
  },
  testiclePain: {
    words: `
<balls> ~ <pain>|<swollen>|twisted|hard
<pain>|<swollen> ~ <balls>`,
  },
  testicleLump: {
    words: `
lump|hard|bump|heavy|size|bigger ~ <balls>`,
  },
  erection: {
    words: `
erection ~ hours|not_go*|will_not|painful|not_stop*`,
  },
  prostate: {
    words: `
weak|slow|dribbl* ~ stream|<pee>
<pee> ~ dribbl*|slow|weak
prostate`,
  },
  privatePain: {
    words: `
private|privates|groin|genitals|crotch ~ <pain>`,
  },
  leaksUrine: {
    words: `
wet* ~ bed
leak* ~ urine|pee|wee`,
  },
};
