import { BACKEND_ADDRESS_ROUTES } from './backend-addresses';
import type { BackendCall } from './backend-call';
import { BACKEND_FACTOR_ROUTES } from './backend-factors';
import { BACKEND_MEMBERSHIP_ROUTES } from './backend-memberships';
import { BACKEND_ORGANIZATION_ROUTES } from './backend-organizations';
import { BACKEND_SESSION_ROUTES } from './backend-sessions';
import { BACKEND_TEMPLATE_ROUTES } from './backend-templates';
import { BACKEND_USER_ROUTES } from './backend-users';
import type { Route } from './exchange';

/** The Backend API, as `@clerk/backend` calls it. */
export const BACKEND_ROUTES: readonly Route<BackendCall>[] = [
  ...BACKEND_USER_ROUTES,
  ...BACKEND_FACTOR_ROUTES,
  ...BACKEND_ADDRESS_ROUTES,
  ...BACKEND_SESSION_ROUTES,
  ...BACKEND_ORGANIZATION_ROUTES,
  ...BACKEND_MEMBERSHIP_ROUTES,
  ...BACKEND_TEMPLATE_ROUTES,
];
