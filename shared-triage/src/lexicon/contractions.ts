import { VARIANTS } from './spelling-words';

const CANNOT = "can't cant cannot couldn't couldnt cann't cudnt can'nt kannie";
const WILL_NOT = "won't wont";
const NEGATED = 'is are was were does do did has have had would should must need';

const rows: [string, readonly string[]][] = [
  ...CANNOT.split(' ').map((word): [string, string[]] => [word, ['cannot']]),
  ...WILL_NOT.split(' ').map((word): [string, string[]] => [word, ['will', 'not']]),
  ...NEGATED.split(' ').flatMap((verb): [string, string[]][] => [
    [`${verb}n't`, [verb, 'not']],
    [`${verb}nt`, [verb, 'not']],
  ]),
  ["ain't", ['is', 'not']],
  ['im', ['i', 'am']],
  ['ive', ['i', 'have']],
  ['iv', ['i', 'have']],
  ...['he', 'she', 'it', 'there', 'that', 'what', 'who', 'here'].map((word): [string, string[]] => [
    `${word}'s`,
    [word, 'is'],
  ]),
  ...['hes', 'shes', 'theres', 'thats', 'whats'].map((word): [string, string[]] => [word, [word.slice(0, -1), 'is']]),
  ['theyre', ['they', 'are']],
  ['dunno', ['do', 'not', 'know']],
  ['gonna', ['going', 'to']],
  ['wanna', ['want', 'to']],
  ['gotta', ['got', 'to']],
  ['w', ['with']],
  ['w/o', ['without']],
  ['cnt', ['cannot']],
  ['dnt', ['do', 'not']],
];

/** Contractions with and without their apostrophe, and their full forms. */
export const EXPANSIONS: ReadonlyMap<string, readonly string[]> = new Map(rows);

type Glue = readonly [rest: readonly string[], word: string];
const glue = (table: string): ReadonlyMap<string, readonly Glue[]> => {
  const byFirst = new Map<string, Glue[]>();
  for (const line of table.trim().split('\n')) {
    const [from = '', to = ''] = line.split('=').map((side) => side.trim());
    const [first = '', ...rest] = from.split(' ').map((word) => VARIANTS.get(word) ?? word);
    byFirst.set(first, [...(byFirst.get(first) ?? []), [rest, VARIANTS.get(to) ?? to]]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b[0].length - a[0].length);
  return byFirst;
};

/** Several words that count as one. */
export const GLUED = glue(`
food poisoning = foodpoisoning
burns when = burning
confused by the = puzzled
confused about the dose = puzzled
not able to = cannot
not being able to = cannot
unable to = cannot
can not = cannot
could not = cannot
can hardly = cannot
could hardly = cannot
can barely = cannot
could barely = cannot
can scarcely = cannot
can no longer = cannot
not been able to = cannot
never been able to = cannot
struggling to = cannot
struggles to = cannot
battling to = cannot
battle to = cannot
struggle to = cannot
breast bone = breastbone
come around = come round
battles to = cannot
failed to = cannot
kan nie = cannot
stomach ache = stomachache
belly ache = stomachache
tummy ache = stomachache
head ache = headache
head aches = headache
tooth ache = toothache
ear ache = earache
back ache = backache
heart burn = heartburn
heart beat = heartbeat
nose bleed = nosebleed
nose bleeds = nosebleed
black out = blackout
blacked out = blackout
passed out = blackout
new born = newborn
light headed = lightheaded
light headedness = lightheaded
light head = lightheaded
blood thinner = anticoagulant
blood thinners = anticoagulant
blood thinning = anticoagulant
thin blood tablets = anticoagulant
high blood pressure = hypertension
high bp = hypertension
high high = hypertension
high blood = hypertension
mother in law = mother
father in law = father
little boy = son
little girl = daughter
little one = child
step son = son
step daughter = daughter
out of breath = breathless
short of breath = breathless
shortness of breath = breathless
short of breathe = breathless
shortness of breathe = breathless
short breath = breathless
shortness in breath = breathless
loose stool = diarrhoea
loose stools = diarrhoea
runny tummy = diarrhoea
runny stomach = diarrhoea
running stomach = diarrhoea
running tummy = diarrhoea
runny poo = diarrhoea
runny poos = diarrhoea
runny stool = diarrhoea
runny stools = diarrhoea
watery stool = diarrhoea
watery stools = diarrhoea
watery poo = diarrhoea
watery poos = diarrhoea
loose motions = diarrhoea
the runs = diarrhoea
the trots = diarrhoea
stomach is running = diarrhoea
tummy is running = diarrhoea
upset stomach = upsetstomach
upset tummy = upsetstomach
throwing up = vomiting
throws up = vomiting
threw up = vomited
thrown up = vomited
throw up = vomit
being sick = vomiting
sicked up = vomited
puked up = vomited
kicked the bucket = died
passed away = died
per cent = %
`);
