import type { BackendCall } from './backend-call';
import { BACKEND_SESSION_ROUTES } from './backend-sessions';
import { BACKEND_TEMPLATE_ROUTES } from './backend-templates';
import { BACKEND_USER_ROUTES } from './backend-users';
import type { Route } from './exchange';

/** The part of the Backend API that journeys, tests and `npm run doctor` call, as `@clerk/backend` does. */
export const BACKEND_ROUTES: readonly Route<BackendCall>[] = [
  ...BACKEND_USER_ROUTES,
  ...BACKEND_SESSION_ROUTES,
  ...BACKEND_TEMPLATE_ROUTES,
];
