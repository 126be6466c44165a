import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES, PLAIN_NAMES } from '../examples/hostile-names.examples';
import { personSchema } from '../schemas/person';
import { nameWithoutLinks, plainName } from './plain-name';

describe('plainName', () => {
  it.each(HOSTILE_NAMES.map(([given, mailed, kept = mailed]) => ({ given, mailed, kept })))(
    'of $given leaves $kept',
    ({ given, mailed, kept }) => {
      expect(plainName(given)).toBe(kept);
      expect(plainName(kept)).toBe(kept);
      expect(nameWithoutLinks(given)).toBe(mailed);
      expect(nameWithoutLinks(kept)).toBe(mailed);
    },
  );
  it.each(PLAIN_NAMES)('leaves %s alone', (name) => {
    expect(plainName(name)).toBe(name);
  });
});

describe('a form', () => {
  const { firstName: name } = personSchema.shape;
  it.each(
    HOSTILE_NAMES.filter(([given, mailed, kept = mailed]) => kept !== '' && given.replace(/\s+/g, ' ').trim() !== kept),
  )('refuses %j in words', (given) => {
    expect(name.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(['validation.plainName']);
  });
  it('takes what was only typed with many spaces', () => {
    expect(name.parse('  Jan   Botha ')).toBe('Jan Botha');
  });
});
