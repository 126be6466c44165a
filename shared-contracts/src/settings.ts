/** Door `@telehealth/contracts/settings`: limits, times, names and keys that are set once. */
export * from './settings/brand';
export * from './settings/flags';
export * from './settings/limits';
export * from './settings/storage-keys';
export * from './settings/timing';
