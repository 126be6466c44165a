import type { ConceptTable } from './concept';

/** A danger sign that a person is asked about in so many words; a yes is an alarm, and so is "not sure". */
export interface AskedSign {
  id: string;
  level: 1 | 2;
  /** The areas of `areasOfWords` that it belongs to, the nearest first; `any` belongs to everybody. */
  areas: string;
  /** Whom it is asked about, when not everybody. */
  who?: 'child' | 'mother' | 'notFemale' | 'old' | 'speaks' | 'tells';
  says: string;
  /** Key of the guidance among those of the rules. */
  source:
    | 'allergy'
    | 'back'
    | 'chestPain'
    | 'clots'
    | 'diabetes'
    | 'eyes'
    | 'headache'
    | 'imci'
    | 'maternity'
    | 'mind'
    | 'poison'
    | 'rabies'
    | 'sadag'
    | 'sats'
    | 'sepsis'
    | 'stroke'
    | 'throat'
    | 'uti';
}

const sign = (
  ...[id, level, areas, source, says, who]: [string, 1 | 2, string, AskedSign['source'], string, AskedSign['who']?]
): AskedSign => ({ id, level, areas, source, says, ...(who !== undefined && { who }) });

/** The worst first. No clinician has reviewed them; in other languages they stand in `languages/*.txt`. */
export const ASKED_SIGNS: readonly AskedSign[] = [
  sign(
    'askedAwake',
    1,
    'any child head poison sugar tired',
    'sats',
    'Fainted, had a fit, is confused, or is hard to wake',
  ),
  sign(
    'askedBreath',
    1,
    'breath chest allergy poison',
    'sats',
    'Too short of breath to finish a sentence, or lips blue or grey',
  ),
  sign(
    'askedStroke',
    1,
    'speech head limb eye tired',
    'stroke',
    'Face, arm, leg, speech or sight suddenly went wrong, even if only for minutes',
    'tells',
  ),
  sign(
    'askedChild',
    1,
    'child',
    'imci',
    'Floppy, will not drink or feed, has a strange cry, is not like himself or herself, or the ribs pull in',
    'child',
  ),
  sign(
    'askedBleeding',
    1,
    'blood wound pregnancy belly',
    'sats',
    'Bleeding that does not stop, or blood or black in vomit or stool',
  ),
  sign(
    'askedPoison',
    1,
    'poison child mind',
    'poison',
    'Swallowed a battery, a magnet, paraffin or another poison, or too many tablets',
  ),
  sign('askedMind', 1, 'mind', 'sadag', 'Thoughts of ending one’s own life, or of hurting somebody', 'speaks'),
  sign(
    'askedAllergy',
    1,
    'allergy skin throat',
    'allergy',
    'Lips, tongue or throat swell, or the whole body itches with dizziness, cramps or a sense of doom after a medicine, food or sting',
  ),
  sign(
    'askedBite',
    1,
    'bite',
    'rabies',
    'Bitten or stung by a snake, a scorpion or a spider, or bitten by a strange or sick animal',
  ),
  sign(
    'askedChest',
    2,
    'chest breath belly tired limb',
    'chestPain',
    'Pressure, tightness or pain in the chest today, even if it has passed',
    'tells',
  ),
  sign(
    'askedViolence',
    2,
    'violence private mind',
    'mind',
    'Somebody forces, hurts or touches against the will, or home is not safe',
  ),
  sign(
    'askedSepsis',
    2,
    'any fever skin wound urine breath pregnancy',
    'sepsis',
    'Very ill: shaking with cold, cold sweat, blotchy or grey skin, a rash that stays under a glass, or no urine',
  ),
  sign(
    'askedOld',
    2,
    'any tired urine fever',
    'sepsis',
    'An older person who since a day or two is muddled, sleepy, weak or falls',
    'old',
  ),
  sign(
    'askedHead',
    2,
    'head fever eye',
    'headache',
    'The worst headache ever, suddenly, or with a stiff neck or fever, or after a blow',
  ),
  sign(
    'askedBelly',
    2,
    'belly pregnancy private',
    'sats',
    'Severe belly pain, a hard belly, or nothing stays down, not even water',
  ),
  sign(
    'askedPregnancy',
    2,
    'pregnancy',
    'maternity',
    'Pregnant or just had a baby: bleeding, strong pain, fever, bad headache, seeing spots, or the baby moves less',
    'mother',
  ),
  sign(
    'askedSaddle',
    2,
    'back limb private urine',
    'back',
    'Numb between the legs, new trouble to hold or pass urine or stool, or both legs weak',
  ),
  sign('askedTesticle', 2, 'private belly child', 'sats', 'Sudden pain or swelling of a testicle', 'notFemale'),
  sign(
    'askedEye',
    2,
    'eye',
    'eyes',
    'Sudden loss of sight, a shadow, curtain or flashes, severe eye pain, or something splashed in',
  ),
  sign(
    'askedUrine',
    2,
    'urine back belly private',
    'uti',
    'Cannot pass urine at all, or fever and shaking with pain in the side',
  ),
  sign(
    'askedWound',
    2,
    'wound limb burn',
    'sats',
    'A deep wound, a crooked, cold or numb limb, or a large, chemical or face burn',
  ),
  sign('askedLeg', 2, 'limb breath', 'clots', 'One leg swollen, hot or painful, or a hot joint with fever'),
  sign(
    'askedSwallow',
    2,
    'throat mouth',
    'throat',
    'Cannot swallow spit, cannot open the mouth, or swelling under the jaw or towards the eye',
  ),
  sign(
    'askedSugar',
    2,
    'sugar tired belly',
    'diabetes',
    'Great thirst, much urine and weight loss, or diabetes with very high or very low sugar, vomiting, or deep fast breathing',
  ),
  sign(
    'askedGas',
    2,
    'gas head tired',
    'poison',
    'Headache, dizziness or sickness near a heater, generator, gas or coals, or of several people at once',
  ),
  sign(
    'askedWithdrawal',
    2,
    'drink mind',
    'mind',
    'Stopped or cut down alcohol or tablets in the last days and now shakes, sweats, sees things or had a fit',
  ),
];

/** Without phrases: only an answer says that one is there. */
export const ASKED: ConceptTable = Object.fromEntries(ASKED_SIGNS.map(({ id }) => [id, { words: '' }]));
export const ASKED_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  ASKED_SIGNS.map(({ id, says }) => [id, says]),
);
