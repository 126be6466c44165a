import type { ConceptTable } from './concept';

/** Who is meant when small, and danger signs of small children. */
export const CHILDREN: ConceptTable = {
  baby: {
    says: 'A baby',
    kind: 'history',
    words: `
baby|newborn|infant|neonate`,
    not: `
= pregnant
baby ~ mov*|kick*
having|had a baby
baby brain|food|shower|sitter
since ~ baby
baby blues
= unborn`,
  },
  newborn: {
    says: 'A newborn',
    kind: 'history',
    words: `
newborn
few|some days|weeks old
1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve week|weeks old`,
    not: `
= puppy|kitten|bruise|wound|injury|cast|scar|tattoo|piercing
= pregnan*`,
  },
  child: {
    says: 'A child',
    kind: 'history',
    words: `
child|kid|toddler|son|daughter|boy|girl|grandson|granddaughter
year|years|yr|month|months old
laaitie|lightie|umntwana|ingane`,
  },
  floppy: {
    says: 'Floppy or hard to wake',
    asks: 'Is the child floppy, or hard to wake?',
    words: `
floppy
is|was|went|gone|goes|very|completely|all|feels|looks|became limp
limp and|like
flopp*
will|does|would|do not wake
cannot ~ wake
hard|difficult to wake
not ~1 responding|moving|waking|rouse
unresponsive
akavuki|aluvuki|ayivuki|akasavuki|alusavuki|akaphaphami
rag doll`,
    not: `
limp|limping ~ walk*|leg|knee|hip|foot
with limp
has limp
a limp
walk* ~ limp
= ear*
= giggl*|laugh*|smil*|door|drawer|car|playing
limp in`,
  },
  feedsBadly: {
    says: 'Hardly drinks or refuses feeds',
    asks: 'Does the child drink less than half of the usual, or refuse to drink?',
    words: `
not|refus*|cannot|stopped|will_not ~ feed*|drink*|nurs*|breastfeed*|suck*|bottle*|milk|latch*
half ~ feed*|bottle*|milk
akafuni|alufuni|ayifuni|akasafuni|alisafuni ~1 ukuncela|ukudla|ukuphuza|ibele|ubisi
feed* ~ poor*|badly|less|half|refus*|not|barely|hardly`,
    not: `
drinking fine|well|ok|okay|normally
drink* alcohol`,
  },
  cryDanger: {
    says: 'A high-pitched, weak or endless cry',
    asks: 'Is the cry high-pitched, weak or endless?',
    words: `
cry|cries|crying|cried|scream* % high_pitched|strange|weak|nonstop|non_stop|hours|endless|constant*|uncontroll*
cry|cries|crying|cried|scream* ~ not ~ stop*
inconsol*
cannot ~ settle|console|comfort|soothe ~ him|her|baby
whimper*
cry|crying|cries ~ different*|cat|kitten|odd|wrong`,
    not: `
i ~ cry*`,
  },
  fontanelle: {
    says: 'A bulging soft spot',
    words: `
soft spot|fontanelle ~ bulg*|<swollen>|hard|raised|sticking|tense
bulg* ~ fontanelle|soft|head`,
  },
  drawsUpLegs: {
    says: 'Screams in bouts and draws the legs up',
    words: `
draw*|pull* ~ legs|knees ~ up|chest|tummy
legs|knees ~ up ~ chest|tummy|scream*|cry*
jelly ~ <poo>|blood
<poo> ~ jelly|redcurrant`,
  },
  playsWell: {
    says: 'Drinks, plays and is alert',
    words: `
play*|running|smil*|laugh*|happy|alert|cheerful|active
drink* ~ fine|well|ok|okay|normally|plenty|lots
eat* ~ fine|well|ok|okay|normally
himself|herself|themselves
otherwise|still ~ fine|well|ok|okay|happy|playful|himself|herself
wet nappies
feed* ~ fine|well|ok|okay|normally`,
    not: `
not ~ play*|smil*|alert|active|interested|happy|himself|herself
play* ~ up
not wet
no ~ smil*|interest|play*`,
  },
  fastBreathingChild: {
    says: 'Breathes fast',
    words: `
breath* ~ fast|quick*|rapid*|faster
panting
fast|rapid|quick ~ breath*`,
  },
  feverFit: {
    says: 'A fit with fever',
    words: `
febrile seizure|convulsion|fit
fever ~ fit|seizure|convulsion`,
  },
  jellyStool: {
    says: 'Stool like red jelly',
    words: `
jelly|jam ~ <poo>|blood
<poo> ~ jelly|redcurrant|jam`,
  },
};
