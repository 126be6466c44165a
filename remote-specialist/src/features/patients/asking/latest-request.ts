import type { AccessRequest } from '@telehealth/data/access/access.schema';

/** Returns the signed-in specialist's last request to a patient; null: none. */
export function latestRequest(requests: readonly AccessRequest[], patientId: string): AccessRequest | null {
  const own = requests.filter(
    ({ viewerRole, counterpartId }) => viewerRole === 'specialist' && counterpartId === patientId,
  );
  const [first, ...rest] = own;
  if (first === undefined) return null;
  return rest.reduce((last, request) => (request.createdAt > last.createdAt ? request : last), first);
}
