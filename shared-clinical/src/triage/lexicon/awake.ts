import type { ConceptTable } from './concept';

/** Being awake, fits and strokes. */
export const AWAKE: ConceptTable = {
  unresponsive: {
    says: 'Cannot be woken, or does not respond',
    asks: 'Is the person hard to wake, or not responding as usual?',
    words: `
unconscious
unresponsive
not ~1 responding|waking|respond|conscious|reacting|rousable
cannot ~ wake|rouse|waken|awaken
not wake* ~ up
hard|difficult|impossible|struggle to wake|rouse
barely|hardly ~ conscious|awake|responding|responsive|wake
lifeless
comatose
in a coma
found ~ on ~ floor ~ not
slipping in ~ consciousness
in and out of consciousness|it
eyes rolled
collapsed
found ~ floor|collapsed`,
    not: `
wake up ~ night|often|early|tired|morning|during
cannot wake ~ morning|work|alarm|time|early
collapsed ~ couch|bed|sofa|chair|laugh*|lung ~ work|day
tent|gazebo|chair|marquee|roof|business ~ collapsed
mild unconscious
rash ~ respond*
not ~1 responding|respond ~ treatment|antibiotics|cream|medicine|message*|sms|email*|calls
infection ~ respond*
unconscious bias|mind`,
  },
  blackoutNow: {
    says: 'Passed out',
    words: `
blackout`,
    not: `
blackout ~ curtain*
load shedding
nearly|almost|about|going|gonna ~ blackout
= eskom`,
  },
  seizureNow: {
    says: 'A fit or seizure now',
    asks: 'Is there a fit going on, or did one last over five minutes?',
    words: `
having|has|have|taking|another ~1 seizure|fit|convulsion
seizure|fit|fits|convulsion ~ minutes|now|hour|half|long*
convulsing
seizing
is fitting
fitting now|and
fitting for ~ minutes|minute|hours|hour|long
been|keeps|started|still fitting
started ~1 fitting|seizing|jerking
is|am|keeps having seizure|fits|convulsion
several|multiple|repeated|back_to_back seizure|fits|convulsion
one fit|seizure after
body ~ jerking ~ not|eyes
shaking ~ uncontroll* ~ eyes|unconscious|unresponsive|foam*|not
foam* ~ mouth`,
    not: `
coughing fit
having ~ no
laughing|giggling|hissy ~ fit
fit of ~ cough*|laugh*|anger|rage|giggles
= seconds
has ~ history
= years
keep fit
fit ~ into|in ~ clothes|jeans|dress
not fit
fitting ~ room|clothes|kitchen|dress
epilepsy ~ controlled`,
  },
  seizure: {
    says: 'A fit or seizure',
    words: `
uyaquleka
quleka
stuipe
seizure
seizures
convulsion
convulsed
had ~ fit|fits
a fit
took ~ fit|fits
takes ~ fits
fitted
body ~ jerk*
jerking ~ all over|uncontroll*|eyes
eyes roll* ~ back|head
epileptic attack`,
    not: `
coughing|laughing|hissy|giggling|sneezing fit
fit of ~ cough*|laugh*|anger|rage|giggles
fit as
fit for ~ work|duty|purpose
keep|stay|get|am|is|healthy|feel|pretty|very|fairly fit
fit and well
fits ~ me|well|perfectly
a fit ~ of
a fit person|woman|man|runner
had ~ fit ~ when ~ saw|told|bill
throw|threw|throwing a fit
epilepsy awareness
epilepsy medicine|tablets|medication|meds|prescription|script`,
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
mond|gesig ~ skeef|hang
praat ~ snaaks|sleep|deurmekaar
istrokhi
strok
face|mouth|smile|eyelid|lip|cheek ~ droop*|lopsided|crooked|skew|sagging|dropped|fallen|slid|uneven|twisted|hanging|lop|slipped|pulled
droop*|lopsided|crooked|skew|uneven|sagging ~ face|mouth|smile|lip
one|left|right side|half ~ <weak>|numb|paralys*|drooping|limp|dead|heavy
one|left|right|same side ~ not ~ work*|mov*|lift*|properly
<weak>|numb|paralys*|limp ~ one|left|right|whole|same|half side|half
right|left arm|leg|hand|face|foot ~ <weak>|numb|paralys*|limp|dead|useless|heavy|floppy
<weak>|numb|paralys*|limp ~ right|left arm|leg|hand|face|foot
sudden* ~ <weak>|numb|paralys* ~ arm|leg|hand|face|side|foot
sudden* ~ <weak> ~ arm|leg|hand|face|side
arm|leg|hand|face ~ <weak>|numb|limp|dead|useless ~ sudden*
arm|leg|hand ~ gone|went|going|suddenly <weak>|limp|dead
arm ~ falls|drops|drifts
cannot ~ move|lift|raise|use|feel|grip|hold ~ arm|leg|side|hand|cup|spoon|fork
drop* ~ things|cup|spoon|fork|mug|phone|everything
slur* ~ speech|words|speaking|talking|speak
speech|words|speaking|talking|talk ~ slur*|jumbled|garbled|gibberish|mixed|mumbl*|nonsense|funny|wrong|strange|weird|drunk
slurring
talking|speaking|talks|speaks ~ gibberish|rubbish|nonsense|funny|strange|garbled
words ~ come|coming|came_out ~ wrong|jumbled|funny|mixed|muddled|nonsense
cannot ~1 speak|talk ~ sudden*|properly|clearly
sudden* ~ cannot speak|talk
cannot find|get ~ words
trouble|difficulty|struggling|hard ~ speaking|talking|finding_words|speak|talk ~ properly|words|clearly|sudden*
trouble|difficulty speaking|talking
not make sense ~ talk*|speak*
cannot understand ~ what|speech|saying|him|her
not smile properly
sounds|sounding|looks drunk
like ~ drunk
having|has|had|possible|maybe|think|mini|another|getting ~ stroke
tia
stroke symptoms`,
    not: `
heat stroke
= heatstroke
breast|swimming|butterfly|golf|brush ~ stroke
stroke of
had a stroke ~ ago|last_year|years|in
throat ~ cannot speak|talk
= hoarse
lost ~ voice
= carpal
sleep|slept|lay|lying|sat ~ on ~ arm|leg|hand|foot
pins and needles ~ sat
= breathless
ear ~ drooping
= accent
pain ~ cannot ~ lift|move|raise|use
frozen shoulder
= broke|broken|fell|sprain*|twisted|sciatica|plaster|dentist|injection
stroke survivor
drink* like
drop* out
drop* ~ off`,
  },
};
