/** Version of the widgets that Clerk's client requests. The same as in the workspace's catalogue. */
export const WIDGETS_VERSION = '1.34.0';

/**
 * Id of Clerk's client (6.34) before its service answered. Its user, taken from the session cookie, has no role, no name and
 * a session that seems over; acting on it would sign the user out.
 */
export const UNINITIALISED_CLIENT_ID = 'client_init';
