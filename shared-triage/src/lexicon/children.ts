import type { ConceptTable } from './concept';

/** Words for small children, and their danger signs. */
export const CHILDREN: ConceptTable = {
  baby: {
    kind: 'history',
    words: `
baby|newborn|infant|neonate`,
  },
  newborn: {
    kind: 'history',
    words: `
few|some days|weeks old
1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve week|weeks old
newborn`,
  },
  child: {
    kind: 'history',
    words: `
child|kid|toddler|son|daughter|boy|girl|grandson|granddaughter
year|years|yr|month|months old
laaitie|lightie|umntwana|ingane`,
  },
  floppy: {
    words: `
hard|difficult to wake
flopp*
floppy
limp and|like
will|does|would|do not wake
cannot ~ wake
not ~1 responding|moving|waking|rouse
akavuki|aluvuki|ayivuki|akasavuki|alusavuki|akaphaphami`,
  },
  feedsBadly: {
    words: `
not|refus*|cannot|stopped|will_not ~ feed*|drink*|nurs*|breastfeed*|suck*|bottle*|milk|latch*`,
  },
  cryDanger: {
    words: `
cry|crying|cries ~ different*|cat|kitten|odd|wrong
cry|cries|crying|cried|scream* % high_pitched|strange|weak|nonstop|non_stop|hours|endless|constant*|uncontroll*
inconsol*
cannot ~ settle|console|comfort|soothe ~ him|her|baby
whimper*`,
  },
  fontanelle: {
    words: `
soft spot|fontanelle ~ bulg*|<swollen>|hard|raised|sticking|tense`,
  },
  drawsUpLegs: {
    words: `
draw*|pull* ~ legs|knees ~ up|chest|tummy
jelly ~ <poo>|blood`,
  },
  playsWell: {
    words: `
play*|running|smil*|laugh*|happy|alert|cheerful|active
drink* ~ fine|well|ok|okay|normally|plenty|lots
eat* ~ fine|well|ok|okay|normally
himself|herself|themselves
wet nappies`,
  },
  fastBreathingChild: {
    words: `
breath* ~ fast|quick*|rapid*|faster
panting
fast|rapid|quick ~ breath*`,
  },
  feverFit: {
    words: `
febrile seizure|convulsion|fit`,
  },
  jellyStool: {
    words: `
jelly|jam ~ <poo>|blood
<poo> ~ jelly|redcurrant|jam`,
  },
};
