import type { ConceptTable } from './concept';

export const CONFUSION_AND_BALANCE: ConceptTable = {
  confused: {
    words: `
confused
not making ~ sense
talking|talks|speaking|saying ~ nonsense|rubbish|gibberish|strange|things|weird
does|do|did not know|recognise|recognize|remember ~ where|who|us|me|him|her|day|name|family
deurmekaar
mixed up
seeing things`,
  },
  drowsy: {
    words: `
very|so|really|too|unusually|extremely sleepy
very sleepy
wants to sleep
drowsy
sleep* all day`,
  },
  spinning: {
    words: `
vertigo
bppv
spinning`,
  },
  cannotWalk: {
    words: `
cannot ~2 walk|stand|weight|balance
stumbl*|stagger*
refus* ~ walk|stand
walk* ~ like ~ drunk`,
  },
  dizzy: {
    words: `
lightheaded
dizzy
unsteady`,
  },
  lockjaw: {
    words: `
jaw ~ lock*|stuck|clench*|tight*|stiff*|spasm*|cramp*|rigid
cannot ~ open ~ mouth|jaw
^ tetanus
think|afraid|maybe|could|worried|scared|signs|symptoms ~4 tetanus
tetanus ~3 jaw|spasm*|stiff*|cramp*
cannot ~2 mond|mouth ~2 oopmaak|oopkry|oop|open`,
  },
  bodySpasms: {
    words: `
spasm*|stiff*|rigid|cramp*|arch*|tighten* ~ back|body|neck|whole|muscles|all_over|face|arms`,
  },
  headInjury: {
    words: `
fell|fall|fallen|landed|dropped ~ on|onto|hit*|hurt|bang* ~ head
head injury
hit|hits|hurt|bang*|bump*|knock*|smash*|crack*|bash*|struck|whack* ~ head
concuss*
bump*|lump|egg ~ on|to ~ head|forehead
knocked out|unconscious|cold
soft|boggy|squishy|squashy swelling|lump|bump|dent ~ head`,
  },
  fluidFromEar: {
    words: `
ear ~ bleeding`,
  },
  amnesia: {
    words: `
keeps asking ~ same|question*`,
  },
};
