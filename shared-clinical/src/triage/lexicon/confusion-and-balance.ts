import type { ConceptTable } from './concept';

/** Confusion, dizziness, a locked jaw, and blows to the head. */
export const CONFUSION_AND_BALANCE: ConceptTable = {
  confused: {
    says: 'Confused or not making sense',
    asks: 'Is the person confused, or not acting like themselves?',
    words: `
see|sees|seeing ~ people|things|snakes|insects|spiders|faces|bugs|ghosts ~ not|there|wall|walls
suddenly|very|become|became|getting|and aggressive
aggressive ~ sudden*|tonight|today
confused
confusion
disoriented
delirious
delirium
not making ~ sense
making no sense
talking|talks|speaking|saying ~ nonsense|rubbish|gibberish|strange|things|weird
does|do|did not know|recognise|recognize|remember ~ where|who|us|me|him|her|day|name|family
not recognis*|recogniz*
hallucinating
not ~ himself|herself|themselves
not acting|behaving ~ right|normal|like
acting|behaving ~ strange|strangely|weird|odd|oddly|funny|differently|bizarre|drunk
strange behaviour
incoherent
rambling
out of it
spaced out
altered mental
deurmekaar
mixed up
personality change*
vacant
not with it`,
    not: `
confused ~ about|by ~ dose|doses|dosage|instructions|form|bill|booking|results|app|website|medication|price|tablets|which|what
confused about
confused by
confused ~ dose|doses|dosage|instructions|form|bill|booking|which|whether|how
bit confused ~ how|what|which
confused which|whether|why|how|what
results ~ not make sense
= myself`,
  },
  drowsy: {
    says: 'Unusually drowsy',
    asks: 'Is the person unusually sleepy or hard to keep awake?',
    words: `
drowsy
somnolent
cannot ~ stay|keep awake
keeps ~ falling|drifting|nodding ~ asleep|off
hard to ~ keep awake
sleep* all day
sleeping ~ all|more ~ time|day|usual
want* ~ sleep ~ all ~ time
very sleepy
unusually sleepy
barely awake
not ~ waking ~ feed*`,
    not: `
drowsy ~ antihistamine|tablets|pills|medicine ~ make*
make* ~ drowsy
drowsy ~ at work|afternoon|lunch|meetings
non drowsy`,
  },
  spinning: {
    says: 'The room spins',
    words: `
room|world|everything|things|house|ceiling|floor ~ spin*|mov*|turn*|rotat*
spin* ~ room|world|sensation|feeling
vertigo
bppv
merry go round
head spin*
spinning`,
    not: `
spinning class|classes|wheel|bike`,
  },
  cannotWalk: {
    says: 'Cannot walk or stand as usual',
    words: `
cannot ~2 walk|stand|weight|balance
not ~ bear|put weight
too weak to ~ walk|stand|get
falls|falling over|sideways
losing|lost|loss balance
stumbl*|stagger*
unable walk
refus* ~ walk|stand
not ~1 walk|walking ~ since|anymore`,
    not: `
cannot stand ~ light|smell|noise|sight|the|him|her|it|people|sound
cannot walk ~ far|long|much`,
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
lockjaw
lock jaw
jaw ~ lock*|stuck|clench*|tight*|stiff*|spasm*|cramp*|rigid
cannot ~ open ~ mouth|jaw
mouth|jaw ~ not open*
tetanus`,
    not: `
tetanus ~ shot|jab|injection|vaccin*|booster|up
= tetanus
= click*
= grind*
= tmj
= years`,
  },
  bodySpasms: {
    says: 'Painful stiffening or spasms of the body',
    words: `
spasm*|stiff*|rigid|cramp*|arch*|tighten* ~ back|body|neck|whole|muscles|all_over|face|arms
back ~ arch*
muscles|body ~ spasm*|lock*|stiffen*|rigid|seiz*|tight*
whole body ~ stiff*|spasm*|rigid|tight*`,
  },
  headInjury: {
    says: 'A blow to the head',
    words: `
head injury
hit|hits|hurt|bang*|bump*|knock*|smash*|crack*|bash*|struck|whack* ~ head
blow ~ head
fell|fall|fallen|landed|dropped ~ on|onto|hit*|hurt|bang* ~ head
head ~ hit*|bang*|bump*|smash*|knock*|struck
hit ~ on|in|to|over ~ head
concuss*
kicked ~ in ~ head
head ~ first ~ fell|dived|landed
hit ~ forehead
bump*|lump|egg ~ on|to ~ head|forehead`,
    not: `
like ~ hit|kicked|struck|hammer ~ head
lump ~ months|weeks|years
headache ~ hits
felt like`,
  },
  fluidFromEar: {
    says: 'Clear fluid or blood from ear or nose after a blow',
    words: `
clear|watery|bloody ~ fluid|liquid|water ~ nose|ear|ears
blood|fluid|bleeding ~ from|out ~ ear|ears
ear ~ bleeding
black|bruis* ~ behind ear|ears
panda eyes`,
  },
  amnesia: {
    says: 'Cannot remember what happened',
    words: `
cannot|not remember ~ what|accident|happened|fall|hitting
memory loss
keeps asking ~ same|question*
repeating ~ same|question*|himself|herself
no memory ~ of`,
    not: `
cannot remember ~ name|when|if|which|last`,
  },
};
