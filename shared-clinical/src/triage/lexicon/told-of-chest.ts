import type { MoreWords } from './concept';

/** Trouble of heart, vessels, throat and breath, as people tell of it without any medical word. */
export const TOLD_OF_CHEST: Readonly<Record<string, MoreWords>> = {
  armJawPain: {
    words: `
heavy|funny|strange|weird|odd|dead|numb|<pain> ~ both|left arm|arms
both|left arm|arms ~ heavy|funny|strange|weird|odd|dead
goes|going|spread*|up ~ to|into|in teeth|throat|gums|jaw`,
    not: `
= gym|workout|lifting|carrying|vaccine|jab|injection
= food|toothache|tooth`,
  },
  chestPain: {
    words: `
<tight> ~ behind|on|over ~ heart
breasts ~ <tight> ~ breathe|arm|sweating
chest ~ full|odd|closing_up ~ sweating|arm|jaw|walk*
<tight>|<pain> ~ dead|right|in ~ centre|center|middle of|goes|up
<tight>|<pain> dead|right centre|center|middle`,
    not: `
= head|forehead|belly|stomach|tummy|night|foot|hand|finger|back|abdomen
= middle ~ night|back|finger|toe|foot|ear|head|belly|stomach|tummy|hand`,
  },
  notBreathing: {
    words: `
chest ~ not ~ going|rise|rising|moving|move ~ up|at_all|anymore
chest ~ not ~ rise|rising|moving`,
    not: `
= not breathing fast|hard|heavy|heavily|quick|quickly|faster|loud|loudly|noisily`,
  },
  cannotBreathe: {
    words: `
fish out of water
mouth wide open ~ air|breathe`,
    not: `
marriage|relationship|job|office|town ~ suffocating`,
  },
  choking: {
    words: `
grape|nut|sweet|sweets|viennas|vienna|polony|sausage|meat|bone|coin|toy|bread|carrot|popcorn|marble|food|biscuit ~ no_sound|silent|purple|blue|cannot_talk|cannot_cough|cannot_speak
makes|making no sound|noise ~ purple|blue|throat|breath*`,
    not: `
= choking feeling|sensation ~ brush*|toothbrush|panic|anxious`,
  },
  blueLips: {
    words: `
he|she|baby|i going|went|goes|gone|turned|turning|turns purple
breath*|chok*|cough*|no_sound|silent ~ purple`,
    not: `
= purple ~ from|after|with lollipop|berries|blueberr*|beetroot|juice|wine|sweet|sweets|jelly|icing|ink`,
  },
  stridor: {
    words: `
squeak*|whistling|crowing|rasping|raspy|honking sound|noise ~ breath*|sitting|still|calm|rest|asleep
breathe|breathing|breath ~ in ~ donkey|seal|whistl*|squeak*|saw|crow|rooster
peanut|nut|bead|food|grape|popcorn ~ in lung|lungs|windpipe|airway
choked ~ now|since ~ wheez*|whistl*|noisy
noise|sound ~ breathing|breathe in`,
    not: `
snor*`,
  },
  barkingCough: {
    words: `
seal|dog|bark* cough
bark ~ night|breath*`,
  },
  workOfBreathing: {
    words: `
skin|chest|tummy|belly ~ going|goes|pulls|pulling|sinks|sinking in ~ breathe|breathing|breath
belly|tummy|chest|skin|ribs ~ goes|going|sucks|pulls in under|between
stops|stopping feed* ~ breathe
throat|neck|chest ~ hollows|hollow|dips|dents`,
    not: `
= chest infection`,
  },
  breathlessRest: {
    words: `
cannot ~ more than ~ words
sit*|sleep*|stay* upright|up ~ to breathe
drown* ~ own|in_my|in_his ~ lungs|phlegm|fluid
needs|need|using|on|with ~1 three|four|five|3|4|5 pillows
pillows ~ to ~ breathe|sleep
nothing ~ cannot talk|speak
lean*|sit* forward ~ breathe|talk|speak|pump`,
  },
  inhalerFails: {
    words: `
too tight to talk|speak`,
    not: `
= script|repeat|refill|petrol|water|tyre|breast|insulin`,
  },
  hardToSwallow: {
    words: `
steak|meat|chicken|bone|fish|pill|food|bread ~ lodged|jammed|wedged`,
  },
  throatDanger: {
    words: `
tonsil*|throat % dribbl*
mouth opens ~ finger*|little|barely
cannot ~1 get ~ water|spit|saliva|anything|liquid down
tongue ~ lifted|raised|pushed up`,
    not: `
= keep ~ down`,
  },
  ankleSwelling: {
    words: `
legs|feet|ankles ~ blown|fat|tree|balloon* ~ up|trunks|stumps
legs|feet|ankles ~ blown up
legs|feet ~ like ~ balloon*|tree|elephant*`,
  },
  legSwollenOne: {
    words: `
one|left|right leg|calf ~ thick|thicker|fat|fatter|twice`,
  },
  suddenSwelling: {
    words: `
face|hands|fingers ~ blown|fat|moon`,
  },
  wheeze: {
    words: `
whistles`,
    not: `
kettle|tune|hearing_aid|song|referee`,
  },
  palpitations: {
    words: `
heart ~ flying|exploding|bursting|galloping`,
  },
};
