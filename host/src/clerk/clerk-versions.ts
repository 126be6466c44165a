/** Version of the widgets, which the provider's client asks for. The same as in the workspace's catalogue. */
export const WIDGETS_VERSION = '1.34.0';

/**
 * What the provider's client (6.34) calls itself while it was told nothing. Whom it then takes from the session's cookie has
 * no role, no name, and a session that seems over: acting on that would sign the person out.
 */
export const UNTOLD = 'client_init';
