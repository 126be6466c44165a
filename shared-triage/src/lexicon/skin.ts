import type { ConceptTable } from './concept';

export const SKIN: ConceptTable = {
  rash: {
    words: `
rash
spots
blotch*
red patches|bumps|marks|dots`,
  },
  rashWristsAnkles: {
    words: `
rash|spots|dots ~ wrist*|ankle*|palms|soles`,
  },
  rashBlistersMouth: {
    words: `
blister* rash
skin ~ peel*|coming_off|blister*`,
  },
  newMedicine: {
    words: `
new|started|starting|began|after|since|on ~ <pills>|<drug>`,
  },
  hotRedSkin: {
    words: `
<red> % hot|warm|<pain>|<swollen> 
skin|leg|arm|foot|shin|hand|finger|calf|ankle ~ <red>
<red> ~ skin|leg|arm|foot|shin|hand|finger|calf|ankle|patch|area
<red> ~ spread*|streak*|line|lines
cellulitis`,
  },
  spreadsFast: {
    words: `
hurt*|pain* ~3 out_of proportion
by the hour
leg|arm|foot|hand|finger|skin|wound|bite|it ~ black|purple|dying
streak*
bigger|grow*|spread* while|as|before ~ look|watch|eyes
turn*|going black`,
  },
  infectedWound: {
    words: `
pus
infected
septic`,
  },
  abscess: {
    words: `
<pain>|<red>|hot ~ lump
boil|boils
abscess
lump ~ <pain>|<red>|hot
ingrown|ingrowing
cyst`,
  },
  shingles: {
    words: `
shingles
<pain> ~ blister*|rash
rash|blister* ~ <pain>`,
  },
  blisters: {
    words: `
blister*`,
  },
  nearEye: {
    words: `
near|around|next|by|over|tip ~ eye|eyes|eyelid|nose
forehead
eyelid`,
  },
  eyeSocketSwelling: {
    words: `
eye ~ bulg*|pushed|sticking`,
  },
  weeping: {
    words: `
leg|skin|rash|arm|foot|wound ~ weep*|ooz*|crust*`,
  },
  shinglesNamed: {
    words: `
shingles`,
  },
};
