// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyTheme, isThemeChoice, resolveTheme, THEME_COLOURS } from './theme-mode';

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('resolves %s with a system that prefers dark: %s to %s', (choice, prefersDark, theme) => {
  expect(resolveTheme(choice, prefersDark)).toBe(theme);
});

it('takes nothing else for a choice', () => {
  expect([isThemeChoice('system'), isThemeChoice('sepia'), isThemeChoice(null)]).toEqual([true, false, false]);
});

it('marks the page and colours the frame of the browser', () => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  applyTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.querySelector('meta')?.content).toBe(THEME_COLOURS.dark);
});
