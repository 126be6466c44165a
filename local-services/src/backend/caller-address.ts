/** Headers in which a client can claim any network address. */
const SAY_WHENCE = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded'];

/** How the caller's address is determined: from the connection, or from the header of a proxy in front. */
export type CallerAddress = 'socket' | 'x-forwarded-for';

/**
 * Returns the address a request comes from. `x-forwarded-for`: the last entry, which the nearest proxy wrote; none without it.
 * @param peer the other end of the connection
 */
export function callerAddress(request: Request, peer: string | undefined, by: CallerAddress): string | undefined {
  if (by === 'socket') return peer;
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined;
}

/** Replaces such headers with the true address, in the header that hosted projects use (private.address_in reads it). */
export function tellAddress(request: Request, address: string | undefined): Request {
  for (const name of SAY_WHENCE) request.headers.delete(name);
  if (address !== undefined) request.headers.set('x-forwarded-for', address);
  return request;
}
