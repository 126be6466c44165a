/**
 * Door `@telehealth/contracts/access`: who may open a route, where a visitor belongs, and where a redirect may
 * lead.
 */
export * from './access/access';
export * from './access/home-of';
export * from './access/redirect-origins';
export * from './access/safe-redirect';
