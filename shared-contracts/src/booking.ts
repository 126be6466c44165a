/** Door `@telehealth/contracts/booking`: a booking, its money and its states. */
export * from './booking/appointment';
export type * from './booking/money';
export * from './booking/payment';
