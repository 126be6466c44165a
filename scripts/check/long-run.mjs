/** `npm run test:all`; `npm test` leaves out what is walked nightly and held by a quicker test as well. */
export const IS_LONG = process.env.LONG === '1';
