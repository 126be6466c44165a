/** Door `@telehealth/contracts/schemas`: every form's rules. Issue messages are ids of messages. */
export * from './schemas/booking';
export * from './schemas/card';
export * from './schemas/chart';
export * from './schemas/chart-access';
export * from './schemas/consultation';
export * from './schemas/notes';
export * from './schemas/notification-settings';
export * from './schemas/password';
export * from './schemas/past-date';
export * from './schemas/patient-onboarding';
export * from './schemas/practice';
export * from './schemas/prescription';
export * from './schemas/registration';
export * from './schemas/sign-in';
export * from './schemas/sign-up';
export * from './schemas/specialist-onboarding';
export * from './schemas/waitlist';
