import type { ConceptTable } from './concept';

/** Signs of the heart. */
export const HEART: ConceptTable = {
  chestPain: {
    says: 'Chest pain, pressure or tightness',
    asks: 'Is there any pain, pressure or tightness in the chest?',
    words: `
ribcage|ribs|rib % <pain>
<pain> % <chest>
<tight> % <chest>
<chest> pain*|hurt*|ache*
borspyn
isifuba ~ <pain>
angina
<pain>|<tight> ~ behind breastbone|ribs
heart ~ <pain>|burst*|squeez*|stabb*
<chest> ~ burst*|explod*|stone|brick*|elephant|truck|anvil|concrete
chestpain
sharp|shooting|stabs|jabbing|electric|squash*|knife|knives|strange % chest
squeez*|tight*|band|crush* ~ bra|bra_line
grabbed|grabs|clutched|clutching|clutches|grips ~1 chest`,
    not: `
under|below ~ ribs|rib|ribcage
under|below ~ right|left ribs
chest infection
chest freezer|drawers|xray|x
ball|back|treasure ~ chest
= heartburn
chest cold
= breast|breasts|breastfe*
bruised rib
= head|forehead|belly|stomach|tummy|night|foot|hand|finger|back|abdomen
= middle ~ night|back|finger|toe|foot|ear|head|belly|stomach|tummy|hand
under|below ~ breastbone ~ hungry|eat*|meal|meals`,
  },
  chestCrushing: {
    says: 'Crushing chest pain',
    asks: 'Does it feel like a crushing weight or a tight band around the chest?',
    is: 'chestPain',
    words: `
crush* % chest
elephant|brick*|truck|anvil|concrete|rock|boulder|car % chest
crush* feeling|sensation|pain|pressure
vice|vise|clamp* % chest`,
    not: `
finger|fingers|hand|foot|toe|door|machine
= cat|dog`,
  },
  heartAttackNow: {
    says: 'Thinks it is a heart attack',
    words: `
^ heart attack|attacks
^ heartattack|hartaanval
having|has|have|had heart attack
cardiac arrest`,
    not: `
heart attack ~ bill|price|saw|surprise|when_i_saw|test
gave|give|gives ~ heart attack
last year
years ago
had a heart attack ~ in|at|when|last|few
almost|nearly ~ heart attack
after ~ heart attack`,
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
<pain>|goes|going|spread*|radiat*|travel*|shoot*|moving|moves|creep* ~ into|up|to|down|through|in ~ jaw|arm|arms|neck|shoulder|shoulders|back
shoulder blade*
heavy|funny|strange|weird|odd|dead|numb|<pain> ~ both|left arm|arms
both|left arm|arms ~ heavy|funny|strange|weird|odd|dead
goes|going|spread*|up ~ to|into|in teeth|throat|gums|jaw`,
    not: `
jaw ~ click*|chew*|grind*|dentist|tooth|teeth
tooth* ~ jaw
= gym|workout|lifting|carrying|vaccine|jab|injection
= food|toothache|tooth
= vaccine|tennis|slept|lifted|bag`,
  },
  sweating: {
    says: 'Sweating, clammy',
    asks: 'Is there cold sweat, or clammy skin?',
    words: `
sweating
clammy
cold sweat*
pouring ~ sweat*
drenched
shirt|clothes|pyjamas|vest|sheets ~ soaked|drenched|dripping`,
    not: `
night sweating
sweating ~ night|nights
= gym|exercise|workout
sweating ~ feet|palms|armpits|hands
= menopause
hot flush*|flash*
= rain|washing|laundry`,
  },
  pale: {
    says: 'Very pale or grey',
    words: `
goes|go|going|turns white|pale
pale
grey
went white
white as
gray
ashen
lost ~ colour|color
gone white`,
    not: `
grey|gray hair|eyes|hairs
= hair`,
  },
  faint: {
    says: 'Feeling faint or light-headed',
    words: `
about_to|going_to|nearly|almost ~1 pass out
faint
fainting
lightheaded
dizzy
nearly|almost|about ~1 faint*|blackout|collaps*
woozy
see|seeing ~ stars
legs ~ jelly|gave_way|buckl*
head ~ spinning`,
    not: `
faint line|rash|mark|hope|smell
= grey hair|area`,
  },
  hotLeg: {
    says: 'A leg that is hot, red or bigger than the other',
    words: `
calf|leg|thigh ~ hot|warm|<red>|<swollen>
hot|warm|<red> ~ calf|leg|thigh
twice|double ~ size`,
    not: `
= skin`,
  },
  gainedWater: {
    says: 'Fast weight gain, or cannot lie flat',
    words: `
cannot ~ lie|lay down|flat
sleep* ~ upright|sitting|chair`,
  },
  recentOperation: {
    says: 'A recent operation or procedure',
    kind: 'history',
    words: `
operation|surgery|operated|biopsy|procedure|catheter|scope|colonoscopy|transplant ~ yesterday|ago|last|days|week|recent*|after|since
after|since ~ operation|surgery|biopsy|procedure|scope|colonoscopy
cystoscopy|biopsy|colonoscopy|scope|root_canal ~ yesterday|today|days|week|monday|tuesday|wednesday|thursday|friday`,
  },
  calf: {
    says: 'The calf',
    words: `
calf|calves`,
  },
};
