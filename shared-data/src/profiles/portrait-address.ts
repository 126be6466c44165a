import type { Backend } from '../client/backend';
import { useBackend } from '../client/use-backend';

/** Where everybody finds a person's picture. The moment in it is its version: what browsers keep of another is never shown. */
export function portraitAddress(
  address: Backend['address'],
  personId: string,
  keptAt: Date | null,
): string | undefined {
  if (address === undefined || keptAt === null) return undefined;
  const place = `storage/v1/object/public/profile-images/${personId}/portrait`;
  return `${address.url.replace(/\/$/, '')}/${place}?v=${keptAt.getTime()}`;
}

/** The address of a listed specialist's picture; nothing where there is none. */
export function usePortrait(specialist: { specialistId: string; portraitAt: Date | null }): string | undefined {
  return portraitAddress(useBackend().address, specialist.specialistId, specialist.portraitAt);
}
