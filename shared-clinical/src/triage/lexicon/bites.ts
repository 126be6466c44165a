import type { ConceptTable } from './concept';

/** Bites, stings and allergy. */
export const BITES: ConceptTable = {
  dangerousBite: {
    says: 'A snake, scorpion or dangerous spider bite',
    words: `
scorpion|snake ~1 sting|stung|bite
slangbyt|slang_gepik|slang_pik
stung|stings|stinging|pricked ~2 scorpion|stingray|stonefish|jellyfish
snake|cobra|rinkhals ~ spat|spit|spits
snake ~ bit*
bit* ~ snake|adder|cobra|mamba|boomslang|rinkhals|scorpion
adder|cobra|mamba|boomslang|rinkhals
button spider
snakebite
fang marks|mark
violin|sac|baboon spider`,
    not: `
snake in garden|yard|house|dream
= tongue|cheek|lip
= rose|thorn|glass|nail|lego`,
  },
  animalBite: {
    says: 'An animal or human bite',
    words: `
dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|animal|person|child ~ bit|bite|bitten|scratch*
bit|bite|bitten|scratched ~ dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|human|person|animal
rabies
puppy|pup|kitten|stray|pitbull|boerboel|rottweiler|fox|genet|civet|squirrel|hamster|ferret|seal|warthog|hyena ~ bit|bite|bitten|nipped
bit|bite|bitten|nipped ~ by|from ~3 puppy|pup|kitten|stray|pitbull|boerboel|rottweiler|fox|genet|civet|squirrel|hamster|ferret|seal|warthog|hyena`,
    not: `
= insect|mosquito|tick|bug|flea|spider
= frost`,
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
bee
tick bite|bites|bit`,
    not: `
stings ~ <pee>|eyes|when
sting* ~ <pee>
eyes ~ sting*
dog|cat|snake|monkey|bat ~ bit*`,
  },
  tick: {
    says: 'A tick bite',
    words: `
tick|ticks
black scab
camping|hiking|hike|woods|bush|farm|veld|long_grass`,
    not: `
tick box|boxes|off
rose bush`,
  },
  throatSwelling: {
    says: 'Swelling of the tongue, throat, lips or face',
    asks: 'Is the tongue, throat, lips or face swelling?',
    words: `
tongue|throat|lip|lips|face ~2 <swollen>
<swollen> ~1 tongue|throat|lip|lips|face
wasp|bee|hornet|stung|sting ~2 tongue|throat|mouth
face|mouth|cheeks ~ <swollen>|blown|double
eyes|eyelids ~ <swollen> ~ shut|closed|hives|rash|ate|eating|nuts|allerg*
throat ~ closing|closed|closes|tight*|lump
anaphyla*
lips|eyes|tongue|face ~ like sausage*|balloon*|golf|football|bee
wasp|bee|bees|hornet|stung|sting|bitten ~ in|inside|on ~1 mouth|throat|tongue
tongue|lip|lips ~2 thick|thicker|fatter|bigger|growing|huge|enormous
tight throat
throat ~ smaller|narrow*|shrinking|blocking
eyes ~ slits`,
    not: `
<swollen> ~ gland*|tonsil*|lymph*|ankle*
gland* ~ <swollen>
= tonsil*
= tooth*|teeth|gum|gums|dental|abscess|dentist|wisdom
= ulcer
lump in ~ throat
sore throat
rings|hands ~ <swollen>
cold sore
bee|wasp ~ lip
= stye
= punched|hit|fell
= pimple*
= mumps
spots|zits|acne|pimple|breakout|sunburn ~ face
face ~ spots|zits|acne|breakout
gland|glands|lump|lumps ~ neck
thick ~ coat*|white|fur*|gloss|filler|lipstick
thick ~ phlegm
throat lump|clearing`,
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
injection
cashew*|almond*|pecan*|hazelnut*|walnut*|pistachio*|macadamia*|soy|wheat|strawberr*|mango
<drug>|contrast|dye`,
  },
  allergicReaction: {
    says: 'An allergic reaction',
    words: `
allergic reaction
reaction to`,
  },
  hives: {
    says: 'Hives',
    words: `
hives
welts
urticaria
itchy ~ all over
wheals
nettle rash`,
  },
  onFace: {
    says: 'On the face or neck',
    words: `
face|cheek|lip|lips|nose|eyelid|neck|throat|scalp|head`,
  },
};
