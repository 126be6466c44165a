import type { ConceptTable } from './concept';

/** The skin. */
export const SKIN: ConceptTable = {
  rash: {
    says: 'A rash',
    words: `
rash
spots
blotch*
red patches|bumps|marks|dots
bumps ~ skin|all_over`,
    not: `
spots ~ tonsils|throat|tongue
= tonsil*|throat|tongue
rash decision|driver
see* spots`,
  },
  rashWristsAnkles: {
    says: 'A rash that began on wrists and ankles',
    words: `
rash|spots|dots ~ wrist*|ankle*|palms|soles`,
  },
  rashBlistersMouth: {
    says: 'A blistering or peeling rash, with sores in mouth or eyes',
    words: `
blister* rash
blister*|peel* ~ mouth|eyes|lips|skin|all_over
skin ~ peel*|coming_off|blister*`,
    not: `
= sunburn*
= sun
hand foot
= shoe*
= eczema
dry skin
new shoes`,
  },
  newMedicine: {
    says: 'After a new medicine',
    words: `
new|started|starting|began|after|since|on ~ <pills>|<drug>
side effect*`,
  },
  hotRedSkin: {
    says: 'Skin that is red, hot and sore',
    words: `
<red> % hot|warm|<pain>|<swollen> 
skin|leg|arm|foot|shin|hand|finger|calf|ankle ~ <red>
<red> ~ skin|leg|arm|foot|shin|hand|finger|calf|ankle|patch|area
<red> ~ spread*|streak*|line|lines
cellulitis`,
    not: `
= eye|eyes|eyelid|throat|nose|ear|ears|gums|tonsil*|knuckles|toe_joint
cold sore
= sunburn*
red meat|wine
= dry
itchy ~ <red>
<red> ~ itchy|scaly|dry
= breast*
rash ~ <red>
<red> rash
= sting|bee|mosquito
red face
= nappy
= bottom|bum`,
  },
  spreadsFast: {
    says: 'Spreads within hours, turns black, or hurts far more than it looks',
    words: `
hurt*|pain* ~3 out_of proportion
by the hour
leg|arm|foot|hand|finger|skin|wound|bite|it ~ black|purple|dying
spread* ~ fast|quickly|rapid*|hours|hour
<red> ~ spread* ~ hours|quick*|fast
streak*
bigger|grow*|spread* while|as|before ~ look|watch|eyes
turn*|going black
doubled since|in
<red>|swelling ~ doubled`,
    not: `
black eye
= nail`,
  },
  infectedWound: {
    says: 'A wound that looks infected',
    words: `
wound|cut|bite|scar|stitches|incision|operation|graze|scratch|blister|piercing|tattoo ~ infected|pus|<red>|ooz*|weep*|smell*|hot|warm|throb*|<swollen>|green
infected|pus|oozing|weeping|septic ~ wound|cut|bite|scar|stitches|incision|operation|graze|scratch|blister|toe|finger|piercing
pus
infected
septic`,
    not: `
pus ~ ear|ears|eye|eyes|throat|tonsils
= throat
= tonsil*
= ear|ears
= eye|eyes
= chest
ear|ears|throat|tonsils ~ pus`,
  },
  abscess: {
    says: 'A boil or abscess',
    words: `
boil|boils
abscess
lump ~ <pain>|<red>|hot
<pain>|<red>|hot ~ lump
ingrown|ingrowing
cyst
carbuncle`,
    not: `
boil* water|kettle|egg
= breast|testic*|throat|neck
= tooth*|gum|dental
lump ~ head
eyelid|eyelash*|lid`,
  },
  shingles: {
    says: 'A one-sided rash of blisters with burning pain, like shingles',
    words: `
shingles
blister*|rash|spots ~ one|left|right side
rash|blister* ~ band|strip|stripe|belt|line
<pain> ~ blister*|rash
rash|blister* ~ <pain>
band|strip|stripe|belt|line ~ rash|blister*|spots`,
    not: `
all over
= sunburn*
= burn|burnt
= mouth|lip|lips
= foot|feet|heel|toe|hands
= throat
= nappy
= chickenpox
= razor`,
  },
  blisters: {
    says: 'Blisters',
    words: `
blister*
bumps|spots|lumps|pimples ~ fluid|liquid|watery`,
  },
  nearEye: {
    says: 'Close to the eye',
    words: `
near|around|next|by|over|tip ~ eye|eyes|eyelid|nose
forehead
eyelid`,
    not: `
= nothing|not|nowhere|none|far near|around|next|by|from ~ eye|eyes`,
  },
  eyeSocketSwelling: {
    says: 'A swollen, red eye area that cannot open, or an eye that bulges',
    words: `
eye|eyes|eyelid ~ cannot ~ open
eye ~ bulg*|pushed|sticking`,
    not: `
sticky|stuck|glued|gunk*|morning|crust*
= bee|wasp|mosquito|stung|sting`,
  },
  weeping: {
    says: 'Weeping or oozing skin',
    words: `
leg|skin|rash|arm|foot|wound ~ weep*|ooz*|crust*
weep*|ooz*|crust* ~ leg|skin|rash|arm|foot|wound`,
    not: `
= eye|eyes`,
  },
  shinglesNamed: {
    says: 'Shingles',
    words: `
shingles`,
    not: `
= roof`,
  },
};
