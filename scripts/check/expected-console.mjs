/** Console output that tests may print. Any other output is a fault of the test or of the product. */
const EXPECTED = [
  {
    says: /^Unreadable answer \[/,
    why: 'a fake backend answers only what its test is about; where the words matter, the test hears them itself',
  },
  {
    says: /Multiple GoTrueClient instances detected/,
    why: 'the tests of the client make one after another on one storage, as no page does',
  },
  {
    says: /^The URL path ".*" could not be decoded/,
    why: 'the router about an address that is broken on purpose',
  },
  {
    says: /^The tag <search> is unrecognized in this browser/,
    why: 'the elements that jsdom knows are older than <search>; browsers have it',
  },
  {
    says: /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
    why: 'user-event tells of a field that was left while React draws what took its focus: React has work left then, and takes it for waiting',
  },
  { says: /Node\.js \d+ and below are deprecated/, why: 'supabase-js about the oldest Node that we run on' },
];
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @returns {string} the output without colours and surrounding space */
export const plainWords = (said) => said.replace(COLOURS, '').trim();

/** @returns {boolean} whether this output is expected, or empty */
export const isExpectedOnConsole = (said) => {
  const words = plainWords(said);
  return words === '' || EXPECTED.some(({ says }) => says.test(words));
};
