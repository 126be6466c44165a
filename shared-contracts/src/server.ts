/**
 * Door `@telehealth/contracts/server`: what functions of the server write with. They run in Deno, too, which does not guess
 * endings, so the files behind this door name each other with `.ts`.
 */
export * from './calendar/to-icalendar.ts';
export * from './calendar/to-visit-event.ts';
export * from './chart/link-passcode.ts';
export * from './formatting/money.ts';
export * from './formatting/plain-name.ts';
export * from './formatting/time.ts';
export * from './formatting/written-moment.ts';
export * from './reports/report.ts';
export * from './routes/account-paths.ts';
export * from './routes/path-to.ts';
export * from './settings/brand.ts';
