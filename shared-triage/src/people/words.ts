/** What somebody who is named is to the writer. */
export type SaidRelation = 'child' | 'partner' | 'parent' | 'sibling' | 'grandparent' | 'grandchild' | 'other';
export type SaidGender = 'female' | 'male';

/** Whole months of life, the first and the last that fit. */
export interface Months {
  from: number;
  to: number;
}

export interface Noun {
  /** Null: the word names an age and no relation. */
  relation: SaidRelation | null;
  gender?: SaidGender;
  /** What the word alone says of the age. */
  months?: Months;
  /** Several people, or one of several. */
  isPlural?: boolean;
}

const YEAR = 12;
const BABY: Months = { from: 0, to: 2 * YEAR - 1 };
const TODDLER: Months = { from: YEAR, to: 4 * YEAR - 1 };
const CHILD: Months = { from: 0, to: 18 * YEAR - 1 };

const listed = (words: string, noun: Noun): [string, Noun][] => words.split(' ').map((word) => [word, noun]);

/** Nouns that name a person. Afrikaans, isiZulu, isiXhosa and Sesotho words only where they mean nothing else in English. */
export const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ...listed('son seun unyana indodana', { relation: 'child', gender: 'male' }),
  ...listed('daughter dogter indodakazi intombazana', { relation: 'child', gender: 'female' }),
  ...listed('stepson stiefseun', { relation: 'child', gender: 'male' }),
  ...listed('stepdaughter stiefdogter', { relation: 'child', gender: 'female' }),
  ...listed('sons daughters seuns dogters', { relation: 'child', isPlural: true }),
  ...listed('child kid kiddo littleone kleintjie umntwana umntwanami ngwana ngwanaka stepchild', {
    relation: 'child',
    months: CHILD,
  }),
  ...listed('children kids twins triplets kiddies kinders abantwana bana', {
    relation: 'child',
    months: CHILD,
    isPlural: true,
  }),
  ...listed('laaitie laitie lightie lighty boy boytjie seuntjie', { relation: 'child', gender: 'male', months: CHILD }),
  ...listed('girl girlie dogtertjie meisie', { relation: 'child', gender: 'female', months: CHILD }),
  ...listed('baby babies infant usana lesea', { relation: 'child', months: BABY }),
  ...listed('newborn neonate', { relation: 'child', months: { from: 0, to: 1 } }),
  ...listed('toddler peuter', { relation: 'child', months: TODDLER }),
  ...listed('preschooler kleuter', { relation: 'child', months: { from: 3 * YEAR, to: 6 * YEAR - 1 } }),
  ...listed('teenager teen tiener', { relation: 'child', months: { from: 13 * YEAR, to: 20 * YEAR - 1 } }),
  ...listed('youngest eldest oldest firstborn lastborn', { relation: 'child' }),
  ...listed('husband hubby boyfriend', { relation: 'partner', gender: 'male' }),
  ...listed('wife girlfriend vrou', { relation: 'partner', gender: 'female' }),
  ...listed('partner spouse fiance fiancee', { relation: 'partner' }),
  ...listed('mom mum mother mommy mummy mama mam ma umama mme', { relation: 'parent', gender: 'female' }),
  ...listed('dad father daddy papa pa tata ubaba baba ntate', { relation: 'parent', gender: 'male' }),
  ...listed('parents', { relation: 'parent', isPlural: true }),
  ...listed('brother bro broer bhuti ubhuti', { relation: 'sibling', gender: 'male' }),
  ...listed('sister sis suster sisi usisi', { relation: 'sibling', gender: 'female' }),
  ...listed('grandson kleinseun', { relation: 'grandchild', gender: 'male' }),
  ...listed('granddaughter kleindogter', { relation: 'grandchild', gender: 'female' }),
  ...listed('grandchild grandkid kleinkind umzukulu', { relation: 'grandchild' }),
  ...listed('grandchildren grandkids', { relation: 'grandchild', isPlural: true }),
  ...listed('gran granny grandma grandmother nan nana ouma gogo ugogo makhulu koko nkgono', {
    relation: 'grandparent',
    gender: 'female',
  }),
  ...listed('granddad grandad grandpa grandfather oupa mkhulu umkhulu tatomkhulu', {
    relation: 'grandparent',
    gender: 'male',
  }),
  ...listed('nephew uncle oom', { relation: 'other', gender: 'male' }),
  ...listed('niece aunt aunty auntie tannie', { relation: 'other', gender: 'female' }),
  ...listed('cousin friend neighbour neighbor colleague godchild godson goddaughter', { relation: 'other' }),
]);

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at]),
);

export type Unit = 'years' | 'months' | 'weeks' | 'days';
const units = (words: string, unit: Unit): [string, Unit][] => words.split(' ').map((word) => [word, unit]);
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...units('year years yr yrs y yo jaar', 'years'),
  ...units('month months mth mths mo mos maand maande', 'months'),
  ...units('week weeks wk wks weke', 'weeks'),
  ...units('day days dag dae', 'days'),
]);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The writer's own. */
export const MINE = words('my our ons mij');
/** The same behind the noun: isiZulu, isiXhosa, Sesotho. */
export const MINE_BEHIND = words('wami wam yami yam wethu waka wa');
export const ARTICLES = words('a an the this another n die');
/** What may stand between "my" and the noun. */
export const BETWEEN = words(
  'little baby old older younger young youngest eldest oldest elderly elder own new born first second third only step foster adopted dear sweet poor beloved beautiful late teenage teen adult grown sick ill small big middle twin premature prem other',
);
/** Between a noun and an age behind it. */
export const LEADS = words(
  'is are s was of aged age who van turned turns just now only almost nearly barely about he she',
);
/** The age is not reached yet. */
export const NOT_YET = words('almost nearly');
export const OLD = words('old olds oud oue');

/** A span of time of a thing: "my 10 year old scar". */
export const THINGS = words(
  'injury injuries problem problems issue issues scar scars pain pains ache wound wounds fracture break rash lump mole wart tooth teeth knee knees back hip hips shoulder shoulders ankle ankles neck head foot feet hand hands wrist elbow leg arm ear ears eye eyes nose skin throat chest belly tummy stomach piercing tattoo car habit condition disease illness marriage relationship cough hernia surgery operation implant prosthesis crown filling prescription script pills medicine medication house job',
);
/** Behind a noun these make it another thing: "baby bump". */
export const NOT_A_PERSON = words(
  'bump blues brain powder weight shower fat tooth care formula food seat clinic specialist doctor',
);
/** Somebody who only speaks of the writer. */
export const SPEAKS = words(
  'say says said think thinks thought tell tells told want wants wanted suggest suggests suggested recommend recommended recommends advised asked insists believes reckons noticed notices sent',
);
/** Somebody who is no more. */
export const GONE = words('died dies passed deceased');
