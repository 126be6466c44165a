import type { Person } from '../case-facts';
import { signName } from '../lexicon/names';

/** One concrete sign of the safety screen; the patient ticks it, or "none of these". */
export interface SafetySign {
  /** Id of the concept that a tick answers. */
  id: string;
  /** The sign in plain words, as a statement. */
  says: string;
}

const YOUNG_BABY_YEARS = 0.25;
const BABY_YEARS = 1;
const CHILD_YEARS = 16;
const ANYBODY = [
  'unresponsive',
  'cannotBreathe',
  'blueLips',
  'seizureNow',
  'heavyBleeding',
  'throatSwelling',
  'overdose',
  'rashNotFading',
  'highEnergy',
] as const;
const GROWN_UP = ['chestPain', 'strokeSigns', 'thunderclap', 'confused', 'vomitBlood', 'suicideIntent'] as const;
const CHILD = ['floppy', 'workOfBreathing', 'confused', 'noUrine', 'swallowedBattery'] as const;
const BABY = ['floppy', 'workOfBreathing', 'feedsBadly', 'fontanelle', 'noUrine'] as const;
const YOUNG_BABY = ['fever', ...BABY] as const;
const PREGNANT = ['labourHeavy', 'bellySevere', 'seesSpots', 'babyMovesLess', 'watersBroken'] as const;

/** Returns the danger signs to show first, chosen by age and pregnancy; any tick leads to level 1 or 2 at once. */
export function safetyScreen({ age, pregnant }: Person): SafetySign[] {
  const ids = [...(pregnant === true ? PREGNANT : []), ...ownSigns(age), ...ANYBODY];
  return [...new Set<string>(ids)].map((id) => ({ id, says: signName(id) }));
}

function ownSigns(age: number | undefined): readonly string[] {
  if (age === undefined || age >= CHILD_YEARS) return GROWN_UP;
  if (age >= BABY_YEARS) return CHILD;
  return age < YOUNG_BABY_YEARS ? YOUNG_BABY : BABY;
}
