import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { forApp, matchingStep } from './totp';

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890', 'ascii');

/** The code of a time step as an authenticator app shows it. */
const codeOf = (step: number) =>
  TOTP.generate({ secret: Secret.fromLatin1(SECRET.toString('latin1')), timestamp: step * 30_000 });

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are the last six digits of those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(matchingStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are those of RFC 4226, appendix D, for the first ten counters', () => {
    const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
    for (const [step, code] of codes.entries()) expect(matchingStep(SECRET, code, new Date(step * 30_000))).toBe(step);
  });

  it('count for one step before and after, and name it', () => {
    const now = new Date(1_700_000_015_000);
    const present = Math.floor(now.getTime() / 30_000);
    for (const offset of [-1, 0, 1]) {
      expect(matchingStep(SECRET, codeOf(present + offset), now)).toBe(present + offset);
    }
    for (const offset of [-2, 2]) expect(matchingStep(SECRET, codeOf(present + offset), now)).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345é', '１２３４５６', '12345\n', '-12345'])(
    'are six digits: "%s" is none',
    (odd) => {
      expect(matchingStep(SECRET, odd, new Date(1_700_000_015_000))).toBeNull();
    },
  );
});

describe('secrets', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('are written as RFC 4648 does: %s', (text, written) => {
    expect(forApp('', '', Buffer.from(text)).secret).toBe(written);
  });

  it('reach the app by an address', () => {
    expect(forApp('Our Clinic', 'a+b@example.com', Buffer.from('foo')).uri).toBe(
      'otpauth://totp/Our%20Clinic:a%2Bb%40example.com?issuer=Our%20Clinic&secret=MZXW6&algorithm=SHA1&digits=6&period=30',
    );
  });
});
