// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLAG_EXAMPLES, FLAG_EXAMPLES_AT } from '../examples/flag.examples';
import { flagSchema } from './desk';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: FLAG_EXAMPLES_AT }));
afterEach(() => void vi.useRealTimers());

test.each(FLAG_EXAMPLES)('a flag: $name', ({ values, refused }) => {
  const { success, error } = flagSchema.safeParse(values);
  const issues = success ? [] : error.issues.map(({ path, message }) => ({ path: path.join('.'), id: message }));
  expect(issues).toEqual(refused === undefined ? [] : [refused]);
});
