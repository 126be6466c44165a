import { ageAt, OWN_SIGN_IN_AT } from '@telehealth/contracts/people';

/** Up to the 19th birthday: WHO's curves of growth end there. */
const GROWN_AT_YEARS = 19;

/**
 * Whether growth and the schedule of vaccinations are of interest: somebody under 19. Not, where the birth date is not known.
 * @param today `yyyy-mm-dd`
 */
export function isChild(facts: { dateOfBirth: string | null } | null | undefined, today: string): boolean {
  const born = facts?.dateOfBirth ?? null;
  return born !== null && ageAt(born, today).years < GROWN_AT_YEARS;
}

/** Whether the law takes the word of the adult, not the child's: up to the twelfth birthday. Not, where the birth date is not known. */
export const isUnderTwelve = (facts: { dateOfBirth: string | null } | null | undefined, today: string): boolean => {
  const born = facts?.dateOfBirth ?? null;
  return born !== null && born !== '' && ageAt(born, today).years < OWN_SIGN_IN_AT;
};
