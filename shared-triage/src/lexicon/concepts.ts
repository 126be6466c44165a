import { ACCIDENTS } from './accidents';
import { ALIKE } from './alike';
import { ASKED } from './asked';
import { AWAKE } from './awake';
import { BELLY } from './belly';
import { BITES } from './bites';
import { BLEEDING } from './bleeding';
import { BREATH } from './breath';
import { CHILDHOOD } from './childhood';
import { CHILDREN } from './children';
import { CIRCULATION } from './circulation';
import { CIRCUMSTANCES } from './circumstances';
import type { ConceptTable } from './concept';
import { CONFUSION_AND_BALANCE } from './confusion-and-balance';
import { DIGESTION } from './digestion';
import { EVERYDAY_SKIN } from './everyday-skin';
import { EYES_AND_EARS } from './eyes-and-ears';
import { FEVER } from './fever';
import { GUT } from './gut';
import { HEAD } from './head';
import { HEART } from './heart';
import { ILLNESSES } from './illnesses';
import { JOINTS_AND_REST } from './joints-and-rest';
import { LUNGS } from './lungs';
import { MIND } from './mind';
import { MINOR } from './minor';
import { MORE_DANGERS } from './more-dangers';
import { NERVES } from './nerves';
import { POISON } from './poison';
import { PREGNANCY } from './pregnancy';
import { RARER_DANGERS } from './rarer-dangers';
import { SKIN } from './skin';
import { THROAT_AND_MOUTH } from './throat-and-mouth';
import { UNNAMED } from './unnamed';
import { URINE } from './urine';
import { WOMEN } from './women';

/** Every concept the reader recognises, by id. */
export const CONCEPTS: ConceptTable = {
  ...ACCIDENTS,
  ...ALIKE,
  ...ASKED,
  ...AWAKE,
  ...BELLY,
  ...BITES,
  ...BLEEDING,
  ...BREATH,
  ...CHILDHOOD,
  ...CHILDREN,
  ...CIRCULATION,
  ...DIGESTION,
  ...EYES_AND_EARS,
  ...FEVER,
  ...GUT,
  ...HEAD,
  ...HEART,
  ...ILLNESSES,
  ...JOINTS_AND_REST,
  ...LUNGS,
  ...MIND,
  ...NERVES,
  ...POISON,
  ...PREGNANCY,
  ...SKIN,
  ...THROAT_AND_MOUTH,
  ...URINE,
  ...WOMEN,
  ...CONFUSION_AND_BALANCE,
  ...MINOR,
  ...EVERYDAY_SKIN,
  ...RARER_DANGERS,
  ...MORE_DANGERS,
  ...CIRCUMSTANCES,
  ...UNNAMED,
};
