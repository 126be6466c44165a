/** Door `@telehealth/contracts/errors`: failures as data. */
export * from './errors/app-error';
export * from './errors/result';
