/** `npm run test:all`; `npm test` leaves out what is walked nightly and held by a quicker test as well. */
export declare const IS_LONG: boolean;
