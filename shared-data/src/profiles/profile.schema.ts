import type { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { role, uuid } from '../rows/row-values';

/** The person's own profile, as far as the host needs it. */
export const profile = rowSchema<'profiles'>()({ id: uuid, role: role.nullable() });
export type Profile = z.output<typeof profile>;
