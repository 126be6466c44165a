import { expect, it } from 'vitest';
import { modesText } from './modes-text';

it.each([
  [['video'], 'video only'],
  [['chat', 'video'], 'video and chat'],
  [['video', 'voice', 'chat'], ''],
  [[], ''],
] as const)('names %j as “%s”', (modes, text) => {
  expect(modesText(modes)).toBe(text);
});
