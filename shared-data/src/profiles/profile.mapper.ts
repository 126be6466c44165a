import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { role, uuid } from '../client/row-values';

/** The person's own profile row, as far as the host needs it. */
export interface Profile {
  id: string;
  role: 'patient' | 'specialist' | null;
}

/** One row of `profiles`. @throws AppError `data.unreadable` */
export function toProfile(data: unknown): Profile {
  return readAs(z.object({ id: uuid, role: role.nullable() }), data);
}
