import type { ConceptTable } from './concept';

/** Being awake, fits and strokes. */
export const AWAKE: ConceptTable = {
  unresponsive: {
    says: 'Cannot be woken, or does not respond',
    asks: 'Is the person hard to wake, or not responding as usual?',
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
    not: `
wake up ~ night|often|early|tired|morning|during
= not answer* ~ phone|calls|emails|email|message*|question*|sms|whatsapp
= phone|email|whatsapp
= ball|phone|catch|weights|bar|game
tent|gazebo|chair|marquee|roof|business ~ collapsed`,
  },
  blackoutNow: {
    says: 'Passed out',
    words: `
blackout`,
    not: `
load shedding
nearly|almost|about|going|gonna ~ blackout
= eskom
loadshedding|electricity|power|lights|candles
blackout ~ curtain*`,
  },
  seizureNow: {
    says: 'A fit or seizure now',
    asks: 'Is there a fit going on, or did one last over five minutes?',
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
    not: `
coughing fit
= seconds
= years
not fit
= eyelid|eye
= dog|cat
dog|cat|animal|cow|jackal ~ foam*|froth*|drool*
= kiss*
= yummy|food
fit of ~ cough*|laugh*|anger|rage|giggles
has ~ history
keep fit`,
  },
  seizure: {
    says: 'A fit or seizure',
    words: `
stuipe
seizure
seizures
convulsion
had ~ fit|fits
a fit
fitted
uyaquleka
body ~ jerk*`,
    not: `
coughing|laughing|hissy|giggling|sneezing fit
fit of ~ cough*|laugh*|anger|rage|giggles
fit as
keep|stay|get|am|is|healthy|feel|pretty|very|fairly fit
a fit ~ of
epilepsy medicine|tablets|medication|meds|prescription|script
= brush*|tooth*
= cough*|laugh*|hissy|giggl*|sneez*|crying|hiccup* fit|fits
throw|threw|throwing a fit`,
  },
  epilepsy: {
    says: 'Epilepsy',
    kind: 'history',
    words: `
epilepsy
epileptic
known ~ seizure*|fits
usual ~ seizure*|fit`,
  },
  strokeSigns: {
    says: 'Drooping face, weak arm or leg, or trouble speaking',
    asks: 'Is the face drooping, an arm or leg weak or numb, or is speaking suddenly hard?',
    words: `
beroerte
^ stroke|istroke|unhlangothi|isifo_sohlangothi
mond|gesig ~ skeef|hang
praat ~ snaaks|sleep|deurmekaar
face|mouth|smile|eyelid|lip|cheek ~ droop*|lopsided|crooked|skew|sagging|dropped|fallen|slid|uneven|twisted|hanging|lop|slipped|pulled
one|left|right side|half ~ <weak>|numb|paralys*|drooping|limp|dead|heavy
one|left|right|same side ~ not ~ work*|mov*|lift*|properly
<weak>|numb|paralys*|limp ~ one|left|right|whole|same|half side|half
right|left arm|leg|hand|face|foot ~ <weak>|numb|paralys*|limp|dead|useless|heavy|floppy
<weak>|numb|paralys*|limp ~ right|left arm|leg|hand|face|foot
sudden* ~ <weak>|numb|paralys* ~ arm|leg|hand|face|side|foot
sudden* ~ <weak> ~ arm|leg|hand|face|side
arm|leg|hand ~ gone|went|going|suddenly <weak>|limp|dead
cannot ~ move|lift|raise|use|feel|grip|hold ~ arm|leg|side|hand|cup|spoon|fork
drop* ~ things|cup|spoon|fork|mug|phone|everything
speech|words|speaking|talking|talk ~ slur*|jumbled|garbled|gibberish|mixed|mumbl*|nonsense|funny|wrong|strange|weird|drunk
slurring
talking|speaking|talks|speaks ~ gibberish|rubbish|nonsense|funny|strange|garbled
cannot find|get ~ words
like ~ drunk
having|has|had|possible|maybe|think|mini|another|getting ~ stroke
tia
cheek|face|mouth ~ hangs|hung|flat
he|she|suddenly cannot ~1 speak|talk
one|left|right eye|eyelid|side ~ droop*
droop*|lopsided|crooked|skew|uneven|sagging ~ face|mouth|smile|lip
slur* ~ speech|words|speaking|talking|speak
only gibberish|rubbish|nonsense`,
    not: `
heat stroke
breast|swimming|butterfly|golf|brush ~ stroke
stroke of
had a stroke ~ ago|last_year|years|in
= hoarse
lost ~ voice
sleep|slept|lay|lying|sat ~ on ~ arm|leg|hand|foot
= breathless
= accent
frozen shoulder
= broke|broken|fell|sprain*|twisted|sciatica|plaster|dentist|injection
drink* like
drop* ~ off
= <pain>|stiff ~ dropping
sore|hoarse|throat|tonsil*|laryngitis|stutter*|english|afrikaans|zulu
cannot ~1 speak|talk ~ to|about|with|now|long|freely|yet
= baby|months
= tooth*|teeth*|teething
= dropping ~ <pain>|stiff
= name ~ of it|cream|powder|ointment|spray|shop|song|film
= powder|cream|ointment|lotion|shampoo|spray|gel ~ cannot ~1 remember ~ name`,
  },
};
