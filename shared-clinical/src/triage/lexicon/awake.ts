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
in a coma
found ~ on ~ floor ~ not
eyes rolled
collapsed
found ~ floor|collapsed
not come|coming round|around
out cold
not react*|answer*|stir* ~1 when|me|us|pain|shaking|shouting|at_all
no response|pulse|heartbeat
slid|slumped|fell|dropped ~ off|from|out chair|bed|toilet|couch ~ eyes|not|nothing|limp
eyes open ~ nothing|nobody|no_one|not
dropped|dropping ~ on ~ field|pitch|court|track|ground ~ without|suddenly|during|not
dropped to ~ ground|floor ~ without|suddenly|not
went down like ~ sack|tree|log|brick*
cannot ~1 be roused|woken|woke|awakened
not ~1 rousing|roused|stirring|wake
dropped|went_down|crumpled ~ on|in|during ~2 field|pitch|court|track|gym|training|match|race|treadmill|astro`,
    not: `
wake up ~ night|often|early|tired|morning|during
tent|gazebo|chair|marquee|roof|business ~ collapsed
= not answer* ~ phone|calls|emails|email|message*|question*|sms|whatsapp
= phone|email|whatsapp
= ball|phone|catch|weights|bar|game`,
  },
  blackoutNow: {
    says: 'Passed out',
    words: `
blackout`,
    not: `
blackout ~ curtain*
load shedding
nearly|almost|about|going|gonna ~ blackout
= eskom
loadshedding|electricity|power|lights|candles`,
  },
  seizureNow: {
    says: 'A fit or seizure now',
    asks: 'Is there a fit going on, or did one last over five minutes?',
    words: `
having|has|have|taking|another ~1 seizure|fit|convulsion
seizure|fit|fits|convulsion ~ minutes|now|hour|half|long*
convulsing
is fitting
fitting now|and
is|am|keeps having seizure|fits|convulsion
foam* ~ mouth
jerking|twitching ~ minutes|not_stop*
fits|fit|seizures|seizure|convulsion|convulsions ~ one_after|after_another|back_to_back|in_a_row|on_end|nonstop
fits|seizures|convulsions ~ without|not ~2 coming|waking|recover*|come
two|three|four|five|2|3|4|5|6 fits|seizures|convulsions ~ between|row|hour|hours|today|morning
smack* ~1 lips
lips|lip smack*
fit|fitting|seizure ~ going|lasting|lasted|been ~5 minutes|min|mins
still not stop* ~1 shak*|jerk*|fitting|twitch*`,
    not: `
coughing fit
fit of ~ cough*|laugh*|anger|rage|giggles
= seconds
has ~ history
= years
keep fit
not fit
= eyelid|eye
= dog|cat
dog|cat|animal|cow|jackal ~ foam*|froth*|drool*
= kiss*
= yummy|food`,
  },
  seizure: {
    says: 'A fit or seizure',
    words: `
uyaquleka
stuipe
seizure
seizures
convulsion
had ~ fit|fits
a fit
fitted
body ~ jerk*
eyes roll* ~ back|head
shook|shaking|jerked|jerking ~ minute|minutes|seconds ~ wet|sleep*|tongue|stiff|confused
shook ~ wet ~ himself|herself
went down ~ shook|shaking|jerk*|stiff`,
    not: `
coughing|laughing|hissy|giggling|sneezing fit
fit of ~ cough*|laugh*|anger|rage|giggles
fit as
keep|stay|get|am|is|healthy|feel|pretty|very|fairly fit
a fit ~ of
throw|threw|throwing a fit
epilepsy medicine|tablets|medication|meds|prescription|script
= brush*|tooth*
= cough*|laugh*|hissy|giggl*|sneez*|crying|hiccup* fit|fits`,
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
cannot ~ move|lift|raise|use|feel|grip|hold ~ arm|leg|side|hand|cup|spoon|fork
drop* ~ things|cup|spoon|fork|mug|phone|everything
slur* ~ speech|words|speaking|talking|speak
speech|words|speaking|talking|talk ~ slur*|jumbled|garbled|gibberish|mixed|mumbl*|nonsense|funny|wrong|strange|weird|drunk
slurring
talking|speaking|talks|speaks ~ gibberish|rubbish|nonsense|funny|strange|garbled
words ~ come|coming|came_out ~ wrong|jumbled|funny|mixed|muddled|nonsense
cannot ~1 speak|talk ~ sudden*|properly|clearly
cannot find|get ~ words
cannot understand ~ what|speech|saying|him|her
like ~ drunk
having|has|had|possible|maybe|think|mini|another|getting ~ stroke
tia
sudden* ~ cannot ~ read|write|understand
walk*|bump* into ~ walls|doors|doorframe*
half ~ face|body ~ not|stopped ~ mov*|work*
hand|arm|leg|fingers ~ not ~ listen*|obey|do_what
cannot ~ work|operate ~ remote|phone|keys|buttons|zip ~ hand|hands|fingers
only gibberish|rubbish|nonsense
gibberish|nonsense ~ came|comes|coming out
bump*|walk* ~ into ~ frames|furniture
knew ~ what ~ wanted to say
mouth|face ~ dropped|dropping|hanging ~ side|corner|left|right
left|right leg|foot|arm ~ dragg*|drags ~ minutes|hour|morning|today|suddenly|gone
cannot ~ say|remember ~ name of
cheek|face|mouth ~ hangs|hung|flat
he|she|suddenly cannot ~1 speak|talk
cannot ~1 squeeze ~1 hand|fingers
one|left|right eye|eyelid|side ~ droop*
talk*|speak*|sounds|speech ~ like ~4 beers|drinks|had_too_many|one_too_many|dops
words|speech|talking|voice ~1 coming|comes|come|came|sounds|sounding|is ~1 like ~1 soup|treacle|mud|mashed
face|mouth|smile ~1 look*|went|gone|goes ~1 funny|strange|odd|weird|wrong|different ~ one|left|right side
speech|talking|words ~1 went|goes|gone|got|was|became ~2 thick|slurry|lazy|mushy|blurry
tea|coffee|drink|juice|porridge ~1 running|ran|runs|dribbl*|leak*|spilling ~1 down|from|out ~1 chin|mouth|side|corner
cannot ~1 name ~1 cup|pen|watch|spoon|things|objects|anything|children`,
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
= dropping ~ <pain>|stiff
= <pain>|stiff ~ dropping
sore|hoarse|throat|tonsil*|laryngitis|stutter*|english|afrikaans|zulu
cannot ~1 speak|talk ~ to|about|with|now|long|freely|yet
= baby|months
= tooth*|teeth*|teething
= name ~ of it|cream|powder|ointment|spray|shop|song|film
= powder|cream|ointment|lotion|shampoo|spray|gel ~ cannot ~1 remember ~ name`,
  },
};
