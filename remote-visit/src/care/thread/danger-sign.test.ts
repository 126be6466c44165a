import { publishedRules } from '@telehealth/triage/ruleset';
import { expect, it } from 'vitest';
import { findDangerSign, markOf } from './danger-sign';

/** The check constraint of column `red_flag`. */
const KEPT = /^[a-z]+([.-][a-z]+)*@[0-9]+$/;

it('every rule has a mark that a message may carry', () => {
  const marks = publishedRules().map(({ id, version }) => markOf({ ruleId: id, version }));
  expect(marks.filter((mark) => !KEPT.test(mark) || mark.length > 80)).toEqual([]);
  expect(new Set(marks).size).toBe(marks.length);
});

it('finds the most urgent sign, and none in plain words', async () => {
  expect(await findDangerSign('I have crushing chest pain and sweat')).toMatch(KEPT);
  expect(await findDangerSign('Thank you, that helps')).toBeNull();
});
