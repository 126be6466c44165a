import type { AppUser } from '../entities/app-user';
import type { Role } from './access';

/** What a person may do, as `thing:action:scope`. */
export type Permission =
  | 'appointment:book:own'
  | 'appointment:cancel:own'
  | 'appointment:read:own'
  | 'payment:make:own'
  | 'record:read:own'
  | 'record:share:own'
  | 'record:read:granted'
  | 'availability:change:own'
  | 'price:change:own';

const ALLOWED: Readonly<Record<Role, readonly Permission[]>> = {
  patient: [
    'appointment:book:own',
    'appointment:cancel:own',
    'appointment:read:own',
    'payment:make:own',
    'record:read:own',
    'record:share:own',
  ],
  specialist: [
    'appointment:cancel:own',
    'appointment:read:own',
    'record:read:granted',
    'availability:change:own',
    'price:change:own',
  ],
};

/** Whether to offer something to a person. Hides buttons only: the database decides what really happens. */
export function can(user: Pick<AppUser, 'role'> | null, permission: Permission): boolean {
  return user !== null && ALLOWED[user.role].includes(permission);
}
