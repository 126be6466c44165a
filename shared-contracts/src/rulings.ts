/** Door `@telehealth/contracts/rulings`: accepted and refused examples as data, for tests of schemas and of the database. */
export * from './rulings/account.rulings';
export * from './rulings/booking.rulings';
export * from './rulings/chart.rulings';
export * from './rulings/chart-access.rulings';
export * from './rulings/consultation.rulings';
export * from './rulings/notes.rulings';
export * from './rulings/notification-settings.rulings';
export * from './rulings/patient-onboarding.rulings';
export * from './rulings/practice.rulings';
export * from './rulings/prescription.rulings';
export * from './rulings/redirect.rulings';
export * from './rulings/registration.rulings';
export type * from './rulings/ruling';
export * from './rulings/security.rulings';
export * from './rulings/sign-in.rulings';
export * from './rulings/sign-up.rulings';
export * from './rulings/specialist-onboarding.rulings';
export * from './rulings/waitlist.rulings';
