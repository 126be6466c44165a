import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, matchingStep, otpauthUri, stepAt } from './rfc6238';

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890', 'ascii');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(codeOfStep(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
  });

  it('are those of RFC 4226, appendix D, for the first ten counters', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeOfStep(SECRET, counter));
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
  });

  it('count for one step before and after, and name it', () => {
    const now = new Date(1_700_000_015_000);
    const present = stepAt(now);
    for (const offset of [-1, 0, 1]) {
      expect(matchingStep(SECRET, codeOfStep(SECRET, present + offset), now)).toBe(present + offset);
    }
    for (const offset of [-2, 2]) expect(matchingStep(SECRET, codeOfStep(SECRET, present + offset), now)).toBeNull();
    for (const odd of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(SECRET, odd, now)).toBeNull();
  });
});

describe('secrets', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('are written as RFC 4648 does: %s', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('reach the app by an address', () => {
    expect(otpauthUri('Our Clinic', 'a+b@example.com', 'MZXW6')).toBe(
      'otpauth://totp/Our%20Clinic:a%2Bb%40example.com?secret=MZXW6&issuer=Our%20Clinic&algorithm=SHA1&digits=6&period=30',
    );
  });
});
