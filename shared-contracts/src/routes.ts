/** Door `@telehealth/contracts/routes`: the table of routes, their paths, purposes and menus. */
export * from './routes/account-paths';
export * from './routes/device-test';
export * from './routes/path-to';
export * from './routes/role-routes';
export * from './routes/route-purposes';
export * from './routes/route-row';
export * from './routes/route-table';
export * from './routes/row-of';
