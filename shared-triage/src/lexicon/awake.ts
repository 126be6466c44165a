import type { ConceptTable } from './concept';

export const AWAKE: ConceptTable = {
  unresponsive: {
    words: `
unconscious
uqulekile|akaphaphami
^ akavuki
^ coma|diabetic_coma|collapse
unresponsive
not ~1 responding|waking|respond|conscious|reacting|rousable
cannot ~ wake|rouse|waken|awaken
not wake* ~ up
hard|difficult|impossible|struggle to wake|rouse
eyes rolled
collapsed
not come|coming round|around
out cold
no response|pulse|heartbeat
not ~1 rousing|roused|stirring|wake
in a coma
found ~ on ~ floor ~ not
found ~ floor|collapsed
not react*|answer*|stir* ~1 when|me|us|pain|shaking|shouting|at_all
slid|slumped|fell|dropped ~ off|from|out chair|bed|toilet|couch ~ eyes|not|nothing|limp
eyes open ~ nothing|nobody|no_one|not
dropped|dropping ~ on ~ field|pitch|court|track|ground ~ without|suddenly|during|not
dropped to ~ ground|floor ~ without|suddenly|not
went down like ~ sack|tree|log|brick*
cannot ~1 be roused|woken|woke|awakened
dropped|went_down|crumpled ~ on|in|during ~2 field|pitch|court|track|gym|training|match|race|treadmill|astro`,
  },
  blackoutNow: {
    words: `
blackout`,
  },
  seizureNow: {
    words: `
fitting ~2 weeks|pregnant
udlikiza|uyadlikiza|uyaxhuzula
^ fits|epileptic_fit|epileptic_fits|epileptic_attack|epilepsy_attack
seizure|seizures|fit|fits|fitting|jerking|shaking ~2 not_stop*|will_not_stop|still_going
having|has|have|taking|another ~1 seizure|fit|convulsion
seizure|fit|fits|convulsion ~ minutes|now|hour|half|long*
convulsing
is fitting
fits|seizures|convulsions ~ without|not ~2 coming|waking|recover*|come
fitting now|and
foam* ~ mouth
jerking|twitching ~ minutes|not_stop*
fits|fit|seizures|seizure|convulsion|convulsions ~ one_after|after_another|back_to_back|in_a_row|on_end|nonstop
smack* ~1 lips
lips|lip smack*`,
  },
  seizure: {
    words: `
convulsion
stuipe
seizure
seizures
had ~ fit|fits
a fit
fitted
uyaquleka`,
  },
  epilepsy: {
    kind: 'history',
    words: `
epilepsy
epileptic
known ~ seizure*|fits
usual ~ seizure*|fit`,
  },
  strokeSigns: {
    words: `
arm|leg|hand ~ gone|went|going|suddenly <weak>|limp|dead
right|left arm|leg|hand|face|foot ~ <weak>|numb|paralys*|limp|dead|useless|heavy|floppy
he|she|suddenly cannot ~1 speak|talk
slur* ~ speech|words|speaking|talking|speak
<weak>|numb|paralys*|limp ~ right|left arm|leg|hand|face|foot
sudden* ~ <weak> ~ arm|leg|hand|face|side
sudden* ~ <weak>|numb|paralys* ~ arm|leg|hand|face|side|foot
face|mouth|smile|eyelid|lip|cheek ~ droop*|lopsided|crooked|skew|sagging|dropped|fallen|slid|uneven|twisted|hanging|lop|slipped|pulled
beroerte
^ stroke|istroke|unhlangothi|isifo_sohlangothi
mond|gesig ~ skeef|hang
praat ~ snaaks|sleep|deurmekaar
one|left|right side|half ~ <weak>|numb|paralys*|drooping|limp|dead|heavy
cannot ~ move|lift|raise|use|feel|grip|hold ~ arm|leg|side|hand|cup|spoon|fork
speech|words|speaking|talking|talk ~ slur*|jumbled|garbled|gibberish|mixed|mumbl*|nonsense|funny|wrong|strange|weird|drunk
slurring
talking|speaking|talks|speaks ~ gibberish|rubbish|nonsense|funny|strange|garbled
like ~ drunk
having|has|had|possible|maybe|think|mini|another|getting ~ stroke
tia`,
  },
};
