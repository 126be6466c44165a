import type { ConceptTable } from './concept';

export const BITES: ConceptTable = {
  dangerousBite: {
    words: `
scorpion|snake ~1 sting|stung|bite
slangbyt|slang_gepik|slang_pik
stung|stings|stinging|pricked ~2 scorpion|stingray|stonefish|jellyfish
snake|cobra|rinkhals ~ spat|spit|spits
snake ~ bit*
snake ~8 got|had ~1 me|him|her|my
bit* ~ snake|adder|cobra|mamba|boomslang|rinkhals|scorpion
adder|cobra|mamba|boomslang|rinkhals
button spider
snakebite
fang marks|mark
violin|sac|baboon spider`,
  },
  animalBite: {
    words: `
dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|animal|person|child ~ bit|bite|bitten|scratch*
bit|bite|bitten|scratched ~ dog|cat|monkey|bat|mongoose|rat|jackal|meerkat|baboon|horse|human|person|animal
rabies
bit|bite|bitten|nipped ~ by|from ~3 puppy|pup|kitten|stray|pitbull|boerboel|rottweiler|fox|genet|civet|squirrel|hamster|ferret|seal|warthog|hyena`,
  },
  insectSting: {
    words: `
bee|wasp|hornet|bluebottle|jellyfish ~ sting*|stung
stung
sting|stings
insect|mosquito*|bug|flea|midge|ant|spider|bedbug|horsefly ~ bit*|sting*
bites
something ~ bit
mosquito*
bee
tick bite|bites|bit`,
  },
  tick: {
    words: `
tick|ticks
camping|hiking|hike|woods|bush|farm|veld|long_grass`,
  },
  throatSwelling: {
    words: `
wasp|bee|hornet|stung|sting ~2 tongue|throat|mouth
tongue|throat|lip|lips|face ~2 <swollen>
<swollen> ~1 tongue|throat|lip|lips|face
throat ~ closing|closed|closes|tight*|lump
anaphyla*`,
  },
  allergen: {
    words: `
allerg*
stung|sting|bee|bees|wasp
peanut*|nut|nuts|shellfish|prawn*|egg|sesame|kiwi|milk|fish|crayfish|mussels
hives
ate|eating|eaten
epipen
anaphyla*
injection
cashew*|almond*|pecan*|hazelnut*|walnut*|pistachio*|macadamia*|soy|wheat|strawberr*|mango
<drug>|contrast|dye`,
  },
  allergicReaction: {
    words: `
allergic reaction`,
  },
  hives: {
    words: `
hives
welts
itchy ~ all over`,
  },
  onFace: {
    words: `
face|cheek|lip|lips|nose|eyelid|neck|throat|scalp|head`,
  },
};
