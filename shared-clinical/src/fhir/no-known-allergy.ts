/** SNOMED CT's "No known allergy", by which FHIR says that none are known. Source: https://hl7.org/fhir/R4/allergyintolerance.html */
const CODE = '716186003';
/** As our own records name it. */
export const NO_KNOWN_ALLERGY = 'No known allergy';

/** Whether an entry of a record only says that no allergies are known. */
export function isNoKnownAllergy(resource: Readonly<Record<string, unknown>>): boolean {
  const code = resource.code as { coding?: unknown } | null | undefined;
  const codings: unknown = resource.resourceType === 'AllergyIntolerance' ? code?.coding : null;
  return Array.isArray(codings) && codings.some((one) => (one as { code?: unknown } | null)?.code === CODE);
}
