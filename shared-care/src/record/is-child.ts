/** Up to the 19th birthday: WHO's curves of growth end there. */
const GROWN_AT_YEARS = 19;

/**
 * Whether growth and the schedule of vaccinations are of interest: somebody under 19. Not, where the birth date is not known.
 * @param today `yyyy-mm-dd`
 */
export function isChild(facts: { dateOfBirth: string | null } | null | undefined, today: string): boolean {
  const born = facts?.dateOfBirth ?? null;
  if (born === null) return false;
  const [year = 0] = born.split('-').map(Number);
  return today < `${year + GROWN_AT_YEARS}${born.slice('yyyy'.length)}`;
}
