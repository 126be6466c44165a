import { describe, expect, it } from 'vitest';
import { judgeDanger, safetyScreen } from './judge-danger';

const none = new Map(safetyScreen({}).map(({ id }) => [id, 'no' as const]));

describe('worse than when it was booked', () => {
  it.each(['yes', 'unsure'] as const)(
    'makes a danger sign that is there (%s) an emergency, and keeps its words',
    (answer) => {
      const { isEmergency, check, result } = judgeDanger('A dry cough', {}, new Map([['cannotBreathe', answer]]));
      expect(isEmergency).toBe(true);
      expect(check).toMatchObject({ level: result.level, signs: [{ id: 'cannotBreathe', answer }] });
      expect(check.signs[0]?.says).not.toBe('cannotBreathe');
      expect(check.rules).toMatch(/^[0-9a-f]{16}$/);
    },
  );

  it('finds no danger where every sign is answered with no', () => {
    const { isEmergency, check } = judgeDanger('A dry cough that wakes me', {}, none);
    expect(isEmergency).toBe(false);
    expect(check.signs).toEqual([]);
  });

  it('does not let a "no" silence what the person wrote', () => {
    expect(judgeDanger('I have crushing chest pain right now', {}, none).isEmergency).toBe(true);
  });
});
