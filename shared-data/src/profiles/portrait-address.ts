import type { Backend } from '../client/backend';
import { useBackend } from '../client/use-backend';

/** The public address of a person's picture, with its time as version, so that browsers never show an outdated one. */
export function portraitAddress(
  address: Backend['address'],
  personId: string,
  keptAt: Date | null,
): string | undefined {
  if (address === undefined || keptAt === null) return undefined;
  const place = `storage/v1/object/public/profile-images/${personId}/portrait`;
  return `${address.url.replace(/\/$/, '')}/${place}?v=${keptAt.getTime()}`;
}

/** The address of a listed specialist's picture; undefined without one. */
export function usePortrait(specialist: { specialistId: string; portraitAt: Date | null }): string | undefined {
  return portraitAddress(useBackend().address, specialist.specialistId, specialist.portraitAt);
}
