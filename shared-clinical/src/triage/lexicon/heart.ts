import type { ConceptTable } from './concept';

/** Signs of the heart. */
export const HEART: ConceptTable = {
  chestPain: {
    says: 'Chest pain, pressure or tightness',
    asks: 'Is there any pain, pressure or tightness in the chest?',
    words: `
chest ~ getting tight
ribcage|ribs|rib % <pain>
<pain> % <chest>
<tight> % <chest>
<chest> ~ burst*|explod*|stone|brick*|elephant|truck|anvil|concrete
elephant|brick*|truck|someone|somebody|something|heavy|rock|boulder ~ sitting|standing|pressing|sat|parked|lying ~ <chest>
<chest> pain*|hurt*|ache*
tight chested
chestpain
borspyn
isifuba ~ <pain>
angina
knot ~ chest
sharp|shooting|stabs|jabbing|electric|squash*|knife|knives|strange % chest
<pain>|<tight> ~ behind breastbone|ribs
heart ~ <pain>|burst*|squeez*|stabb*
pain* heart
<pain> left|right|middle|centre|center of chest`,
    not: `
under|below ~ ribs|rib|ribcage
under|below ~ breastbone ~ hungry|eat*|meal|meals
under|below ~ right|left ribs
chest infection
chest freezer|drawers|xray|x
ball|back|treasure ~ chest
= heartburn
chest cold
= breast|breasts|breastfe*
bruised rib
heart ~ broken|broke|goes out`,
  },
  chestCrushing: {
    says: 'Crushing chest pain',
    asks: 'Does it feel like a crushing weight or a tight band around the chest?',
    is: 'chestPain',
    words: `
crush* feeling|sensation|pain|pressure
crush* % chest
elephant|brick*|truck|anvil|concrete|rock|boulder|car % chest
vice|vise|clamp* % chest
sitting|standing|stood|sat on ~ chest
band|belt ~ around|round|tight* ~ chest`,
    not: `
finger|fingers|hand|foot|toe|door|machine
child|baby|toddler|cat|dog|puppy ~ sitting ~ chest
= cat|dog`,
  },
  heartAttackNow: {
    says: 'Thinks it is a heart attack',
    words: `
think|thinks|maybe|might|possible|possibly|could|feels|sure|like ~ heart attack
having|has|have|had heart attack
heart attack ~ now
cardiac arrest`,
    not: `
heart attack ~ bill|price|saw|surprise|when_i_saw|test
almost|nearly ~ heart attack
gave|give|gives ~ heart attack
not think|sure ~ heart attack
last year
years ago
recover* ~ heart attack
since ~ heart attack
after ~ heart attack
had a heart attack ~ in|at|when|last|few`,
  },
  armJawPain: {
    says: 'Pain going into the arm, jaw, neck or shoulder',
    asks: 'Does the pain go into an arm, the jaw, the neck or the back?',
    words: `
left arm ~ <pain>|heavy|numb|tingling|dead|weird|funny|pins
<pain>|heavy|numb|tingling|heaviness ~ left arm|shoulder
jaw ~ <pain>|tight*|heavy|numb
<pain>|tight* ~ jaw
down ~ arm|arms
both arms ~ <pain>|heavy|ache*
<pain>|goes|going|spread*|radiat*|travel*|shoot*|moving|moves|creep* ~ into|up|to|down|through|in ~ jaw|arm|arms|neck|shoulder|shoulders|back
shoulderblade*
shoulder blade*`,
    not: `
jaw ~ click*|chew*|grind*|dentist|tooth|teeth
tooth* ~ jaw`,
  },
  sweating: {
    says: 'Sweating, clammy',
    asks: 'Is there cold sweat, or clammy skin?',
    words: `
sweating
clammy
cold sweat*
pouring ~ sweat*
drenched`,
    not: `
night sweating
sweating ~ night|nights
= gym|exercise|workout
sweating ~ feet|palms|armpits|hands
= menopause
hot flush*|flash*`,
  },
  pale: {
    says: 'Very pale or grey',
    words: `
goes|go|going|turns white|pale
pale
grey
gray
ashen
washed out
lost ~ colour|color
gone white
went white`,
    not: `
grey|gray hair|eyes|hairs
pale stool*|skin_type
= hair`,
  },
  faint: {
    says: 'Feeling faint or light-headed',
    words: `
faint
fainting
lightheaded
dizzy
going to|gonna|about|nearly|almost|might ~1 pass|passed|passing|black out
nearly|almost|about ~1 faint*|blackout|collaps*
woozy
head ~ spinning
see|seeing ~ stars
vision ~ went black
legs ~ jelly|gave_way|buckl*
unsteady ~ stand*`,
    not: `
faint line|rash|mark|hope|smell`,
  },
  hotLeg: {
    says: 'A leg that is hot, red or bigger than the other',
    words: `
twice|double ~ size
bigger|thicker|fatter|larger than ~ other
calf|leg|thigh ~ hot|warm|<red>|<swollen>
hot|warm|<red> ~ calf|leg|thigh`,
    not: `
= skin`,
  },
  gainedWater: {
    says: 'Fast weight gain, or cannot lie flat',
    words: `
gained ~ kg|kgs|kilos|kilo|weight ~ week|days|fast
cannot ~ lie|lay down|flat
sleep* ~ upright|sitting|chair`,
  },
  recentOperation: {
    says: 'A recent operation or procedure',
    kind: 'history',
    words: `
operation|surgery|operated|biopsy|procedure|catheter|scope|colonoscopy|transplant ~ yesterday|ago|last|days|week|recent*|after|since
after|since ~ operation|surgery|biopsy|procedure|scope|colonoscopy`,
  },
  calf: {
    says: 'The calf',
    words: `
calf|calves`,
  },
};
