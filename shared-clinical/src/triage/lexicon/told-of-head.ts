import type { MoreWords } from './concept';

/** Trouble of head, sight, nerves and being awake, as people tell of it without any medical word. */
export const TOLD_OF_HEAD: Readonly<Record<string, MoreWords>> = {
  unresponsive: {
    words: `
not come|coming round|around
cannot get ~1 awake
out cold
not react*|answer*|stir* ~1 when|me|us|pain|shaking|shouting|at_all
no response|pulse|heartbeat
just|only stares|staring ~ not
slid|slumped|fell|dropped ~ off|from|out chair|bed|toilet|couch ~ eyes|not|nothing|limp
eyes open ~ nothing|nobody|no_one|not
slumped over|down|forward
dropped|dropping ~ on ~ field|pitch|court|track|ground ~ without|suddenly|during|not
dropped to ~ ground|floor ~ without|suddenly|not
went down like ~ sack|tree|log|brick*`,
    not: `
= not answer* ~ phone|calls|emails|email|message*|question*|sms|whatsapp
= not react* ~ medicine|tablets|vaccin*|food
= phone|email|whatsapp`,
  },
  fainted: {
    words: `
knocked out|unconscious|cold
just|suddenly went down`,
    not: `
= knocked out of
= tooth|teeth|puzzle|power
= fever|temperature|temp|swelling|pain|price|weight|pressure|sugar ~ down`,
  },
  faint: {
    words: `
see|sees|saw|seeing|going|goes|go|went|things|everything black ~ get|stand*|up|without
everything|things ~ goes|go|went black
not stand* ~ going|without ~ black`,
  },
  headInjury: {
    words: `
knocked out|unconscious|cold
soft|boggy|squishy|squashy swelling|lump|bump|dent ~ head
swelling|dent ~ side|back|top|part of ~ head
pipe|stick|bat|brick|bottle|rock|stone|plank|hammer|kierie|knobkierie ~ on|over|against|to|across head
bump*|knock* ~ heads`,
    not: `
= knocked out of
= knocked ~ tooth|teeth`,
  },
  seizureNow: {
    words: `
jerking|twitching ~ minutes|not_stop*
froth* ~ mouth`,
    not: `
= eyelid|eye
= dog|cat`,
  },
  seizure: {
    words: `
froth* ~ mouth
bit ~ tongue ~ wet|shook|shak*|stiff
shook|shaking|jerked|jerking ~ minute|minutes|seconds ~ wet|sleep*|tongue|stiff|confused
shook ~ wet ~ himself|herself
went down ~ shook|shaking|jerk*|stiff`,
    not: `
= brush*|tooth*`,
  },
  strokeSigns: {
    words: `
cannot smile
mouth|face ~ pulled|pulling|pulls ~ side|left|right
dribbl*|drool* ~ side|corner of ~ mouth
sudden* ~ cannot ~ read|write|understand
stopped|stops ~ mid|middle sentence
walk*|bump* into ~ walls|doors|doorframe*
half ~ face|body ~ not|stopped ~ mov*|work*
hand|arm|leg|fingers ~ not ~ listen*|obey|do_what
cannot ~ work|operate ~ remote|phone|keys|buttons|zip ~ hand|hands|fingers
only gibberish|rubbish|nonsense
gibberish|nonsense ~ came|comes|coming out
leaning|leans|veering|veers|drifting|falling to ~ left|right|one side
bump*|walk* ~ into ~ frames|furniture
knew ~ what ~ wanted to say
mouth|face ~ dropped|dropping|hanging ~ side|corner|left|right
wrong words ~ came|come|coming
left|right leg|foot|arm ~ dragg*|drags ~ minutes|hour|morning|today|suddenly|gone
cannot ~ say|remember ~ name of
cheek|face|mouth ~ hangs|hung|flat`,
    not: `
= bell's|bells
= dropping ~ <pain>|stiff
= <pain>|stiff ~ dropping
= drifting to sleep`,
  },
  eyeHurt: {
    words: `
sees|see double
grinding|grinder|welding|drilling|hammering|chiselling|angle_grinder % eye|eyes|eyeball
something ~ shot|shoots ~ into ~ eye|eyeball
eyeball ~ leak*|cut|split|burst|torn
half ~ see ~ gone|missing|dark|black
shade|blind|shutter|cobweb*|curtain ~ over|across|down ~ eye|vision|sight
superglue|super_glue|jeyes ~ eye
lost|missing|gone ~ half|bottom|top|part|side of ~ see|vision|sight
cleaner|domestos|handy|spray|petrol|paraffin|sanitiser ~ in|into ~1 both|left|right|eye|eyes
lightning ~ eye|vision
specks|spots|flies|cobwebs|dots ~ lightning|flash*|curtain
curtain ~ edge|side|corner`,
    not: `
= see double ~ drunk|last
= grinding ~ teeth
= cannot see ~ small|print|read|board|screen|numberplate
shower curtain`,
  },
  cannotWalk: {
    words: `
off ~ legs|feet
legs ~ will_not|not ~ hold|carry|work*
legs ~ gave|giving|give way
walk* ~ like ~ drunk`,
    not: `
day off ~ feet
keep* off`,
  },
  weakLegs: {
    words: `
legs ~ not ~ carry|hold|work*`,
    not: `
after ~ run*|gym|exercise|hike|leg_day|squats`,
  },
  pale: {
    words: `
white as`,
  },
  stiffNeck: {
    words: `
neck ~ not bend|turn|move|flex
neck ~ wood|wooden|board|plank|rock|locked`,
  },
  eyePainRed: {
    words: `
contact lens*|contacts ~ foggy|blurr*
<red>|<pain> ~ contact lens*
eye|eyeball ~ like|as|hard ~ stone|rock|marble
rainbow|rainbows|coloured|rings|circles ~ circles|rings|around|round ~ light|lights|lamp*
rainbow circles|rings|halo*`,
  },
  thunderclap: {
    words: `
sledgehammer|hammer|brick|axe|lightning ~ head|skull|neck
hit ~ back of ~ skull|head ~ vomit*|sick`,
    not: `
= dropped|fell|swung`,
  },
  lightHurts: {
    words: `
hides|hiding|hide ~ light|lights|window|sun
under ~ blanket ~ light|window`,
  },
  paralysedLegs: {
    words: `
numb from ~ waist|hips|chest|navel|belly|button|neck`,
  },
};
