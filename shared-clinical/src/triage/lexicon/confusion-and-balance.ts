import type { ConceptTable } from './concept';

/** Confusion, dizziness, a locked jaw, and blows to the head. */
export const CONFUSION_AND_BALANCE: ConceptTable = {
  confused: {
    says: 'Confused or not making sense',
    asks: 'Is the person confused, or not acting like themselves?',
    words: `
see|sees|seeing ~ people|things|snakes|insects|spiders|faces|bugs|ghosts ~ not|there|wall|walls
confused
disoriented
not making ~ sense
talking|talks|speaking|saying ~ nonsense|rubbish|gibberish|strange|things|weird
does|do|did not know|recognise|recognize|remember ~ where|who|us|me|him|her|day|name|family
not ~ himself|herself|themselves
deurmekaar
mixed up
not know ~ what|which day|year|month|house
off ~ head|rocker
seeing things
walks|walking|walked|bumps|bumping|veers ~ into ~1 door|doors|wall|walls|doorframe|furniture
snakes|ants|spiders|rats|bugs|insects|mice|worms|beetles ~ on|crawling|over|up ~1 ceiling|walls|wall|skin|bed|me|him|her
suddenly|very|become|became|getting|and aggressive
aggressive ~ sudden*|tonight|today
confusion
not recognis*|recogniz*
hallucinating
acting|behaving ~ strange|strangely|weird|odd|oddly|funny|differently|bizarre|drunk
strange behaviour
rambling
wander* ~ house|night|around|road|street|lost
gibberish|jibberish|raving`,
    not: `
confused ~ about|by ~ dose|doses|dosage|instructions|form|bill|booking|results|app|website|medication|price|tablets|which|what
confused about
confused ~ dose|doses|dosage|instructions|form|bill|booking|which|whether|how
= myself
mosquito|mosquitoes|flea|fleas ~ on
= garden|kitchen|pantry|cupboard
confused by
= name ~ of it|cream|powder|ointment|spray|shop|song|film
= powder|cream|ointment|lotion|shampoo|spray|gel ~ cannot ~1 remember ~ name`,
  },
  drowsy: {
    says: 'Unusually drowsy',
    asks: 'Is the person unusually sleepy or hard to keep awake?',
    words: `
wants to sleep
drowsy
cannot ~ stay|keep awake
keeps ~ falling|drifting|nodding ~ asleep|off
sleep* all day
sleeping ~ all|more ~ time|day|usual
very sleepy
just|only lies|lying|lays there|around
very|so|really|too|unusually|extremely sleepy`,
    not: `
make* ~ drowsy
drowsy ~ at work|afternoon|lunch|meetings
sleepy ~ antihistamine|pills|tablets|boring|lunch
= hayfever|allergex`,
  },
  spinning: {
    says: 'The room spins',
    words: `
room|world|everything|things|house|ceiling|floor ~ spin*|mov*|turn*|rotat*
vertigo
bppv
spinning
spin* ~ room|world|sensation|feeling
head spin*`,
    not: `
spinning class|classes|wheel|bike`,
  },
  cannotWalk: {
    says: 'Cannot walk or stand as usual',
    words: `
cannot ~2 walk|stand|weight|balance
not ~ bear|put weight
stumbl*|stagger*
refus* ~ walk|stand
off ~ legs|feet
legs ~ will_not|not ~ hold|carry|work*
walk* ~ like ~ drunk
falling|falls|veering|veers|leaning ~2 to ~1 left|right|one_side
falls|falling over|sideways
losing|lost|loss balance`,
    not: `
cannot stand ~ light|smell|noise|sight|the|him|her|it|people|sound`,
  },
  dizzy: {
    says: 'Dizzy',
    words: `
lightheaded
dizzy
off balance
unsteady`,
  },
  lockjaw: {
    says: 'The jaw is locked or cannot open',
    words: `
jaw ~ lock*|stuck|clench*|tight*|stiff*|spasm*|cramp*|rigid
cannot ~ open ~ mouth|jaw
tetanus
lockjaw`,
    not: `
tetanus ~ shot|jab|injection|vaccin*|booster|up
= tetanus
= click*
= grind*
= years`,
  },
  bodySpasms: {
    says: 'Painful stiffening or spasms of the body',
    words: `
spasm*|stiff*|rigid|cramp*|arch*|tighten* ~ back|body|neck|whole|muscles|all_over|face|arms
muscles|body ~ spasm*|lock*|stiffen*|rigid|seiz*|tight*`,
  },
  headInjury: {
    says: 'A blow to the head',
    words: `
head injury
hit|hits|hurt|bang*|bump*|knock*|smash*|crack*|bash*|struck|whack* ~ head
fell|fall|fallen|landed|dropped ~ on|onto|hit*|hurt|bang* ~ head
head ~ hit*|bang*|bump*|smash*|knock*|struck
concuss*
bump*|lump|egg ~ on|to ~ head|forehead
knocked out|unconscious|cold
soft|boggy|squishy|squashy swelling|lump|bump|dent ~ head
swelling|dent ~ side|back|top|part of ~ head
took|taken|got|had ~1 knock|blow|elbow|bang|klap ~ at|in|during|playing|from|to ~ rugby|soccer|football|hockey|match|boxing|karate|practice|face|temple|jaw
bump*|knock* ~ heads
headbutt*
boxing|fight|brawl|tackle|scrum ~ groggy|dazed|concuss*|pupil
lump|bump|dent ~ skull`,
    not: `
lump ~ months|weeks|years
felt like
= knocked out of
= knocked ~ tooth|teeth`,
  },
  fluidFromEar: {
    says: 'Clear fluid or blood from ear or nose after a blow',
    words: `
clear|watery|bloody ~ fluid|liquid|water ~ nose|ear|ears
blood|fluid|bleeding ~ from|out ~ ear|ears
ear ~ bleeding
clear|watery ~1 water|fluid|stuff|liquid|drops ~ drip*|leak*|run*|out|from ~ nose|nostril|ear`,
    not: `
= cold|sneez*|hayfever|swim*|shower`,
  },
  amnesia: {
    says: 'Cannot remember what happened',
    words: `
keeps asking ~ same|question*`,
    not: `
cannot remember ~ name|when|if|which|last`,
  },
};
