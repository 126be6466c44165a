import type { ConceptTable } from './concept';

/** Bites, stings and allergy. */
export const BITES: ConceptTable = {
  dangerousBite: {
    says: 'A snake, scorpion or dangerous spider bite',
    words: `
snake|cobra|rinkhals ~ spat|spit|spits
snake ~ bit*
bit* ~ snake|adder|cobra|mamba|boomslang|rinkhals|scorpion
snakebite
spat ~ in ~ eye* ~ snake|cobra|rinkhals
adder|cobra|mamba|boomslang|rinkhals
black widow|button spider
button spider`,
    not: `
snake in garden|yard|house|dream
no snake
afraid ~ snake*
pet snake`,
  },
  animalBite: {
    says: 'An animal or human bite',
    words: `
dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|animal|person|child ~ bit|bite|bitten|scratch*
bit|bite|bitten|scratched ~ dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|human|person|animal
rabies`,
    not: `
bite to eat
rabies ~ vaccin* ~ travel|dog's
= insect|mosquito|tick|bug|flea|spider`,
  },
  insectSting: {
    says: 'An insect bite or sting',
    words: `
stung
sting|stings
bee|wasp|hornet|bluebottle|jellyfish ~ sting*|stung
insect|mosquito*|bug|flea|midge|ant|spider|bedbug|horsefly ~ bit*|sting*
bit* ~ insect|mosquito|bug|flea|spider|ant|ants|mosquitoes
bites
something ~ bit
mosquito*
bee`,
    not: `
stings ~ <pee>|eyes|when
sting* ~ <pee>
eyes ~ sting*
dog|cat|snake|monkey|bat ~ bit*
nail bit*`,
  },
  tick: {
    says: 'A tick bite',
    words: `
tick|ticks
black scab
eschar
camping|hiking|hike|woods|bush|farm|veld|long_grass`,
    not: `
tick box|boxes|off
= ticking
tick ~ all
rose bush
bush telegraph`,
  },
  throatSwelling: {
    says: 'Swelling of the tongue, throat, lips or face',
    asks: 'Is the tongue, throat, lips or face swelling?',
    words: `
face|mouth|cheeks ~ <swollen>|blown|double
eyes|eyelids ~ <swollen> ~ shut|closed|hives|rash|ate|eating|nuts|allerg*
throat ~ closing|closed|closes|tight*|lump
anaphyla*
tight throat`,
    not: `
<swollen> ~ gland*|tonsil*|lymph*|ankle*
gland* ~ <swollen>
= tonsil*
= tooth*|teeth|gum|gums|dental|abscess|dentist|wisdom
= ulcer
thick ~ phlegm
lump in ~ throat
sore throat
rings|hands ~ <swollen>
cold sore
bee|wasp ~ lip
= stye
throat ~ <swollen> ~ sore
= punched|hit|fell
= pimple*
= mumps`,
  },
  allergen: {
    says: 'After a sting, a food or a medicine',
    words: `
allerg*
stung|sting|bee|bees|wasp
peanut*|nut|nuts|shellfish|prawn*|egg|sesame|kiwi|milk|fish|crayfish|mussels
hives
ate|eating|eaten
penicillin|antibiotics|amoxicillin|augmentin|new_medicine|new_tablet*
epipen
anaphyla*
after ~ taking ~ tablet*|medicine|pill*|antibiotics
injection`,
  },
  allergicReaction: {
    says: 'An allergic reaction',
    words: `
allergic reaction
reaction to
allergic attack`,
    not: `
skin reaction`,
  },
  hives: {
    says: 'Hives',
    words: `
hives
welts
urticaria
wheals
nettle rash
raised ~ itchy ~ bumps|lumps|patches
itchy ~ raised ~ bumps|lumps|patches
itchy ~ all over`,
  },
  onFace: {
    says: 'On the face or neck',
    words: `
face|cheek|lip|lips|nose|eyelid|neck|throat|scalp|head`,
  },
};
