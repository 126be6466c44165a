/** Door `@telehealth/contracts/reports`: what browsers tell of errors and load times, without anything of a person. */
export * from './reports/host-build.ts';
export * from './reports/report.ts';
