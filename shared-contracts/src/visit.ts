/** Door `@telehealth/contracts/visit`: what happens in a visit. */
export * from './visit/consultation';
export * from './visit/invitation';
export * from './visit/needs-words';
export * from './visit/visit-preparation';
