// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createThemeStore } from './theme-store';

let prefersDark = false;
let systemChanged: (event: { matches: boolean }) => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  prefersDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return prefersDark;
    },
    addEventListener: (_: string, listener: typeof systemChanged) => {
      systemChanged = listener;
    },
    removeEventListener: () => undefined,
  }));
});
const shown = () => document.documentElement.dataset.theme;

describe('theme', () => {
  test('is light unless chosen otherwise, also on a dark system', () => {
    prefersDark = true;
    expect(createThemeStore().getState().choice).toBe('light');
    expect(shown()).toBe('light');
  });

  test('a choice is shown, remembered and told', () => {
    const store = createThemeStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.getState().choose('dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();
    expect(createThemeStore().getState().choice).toBe('dark');
  });

  test('system follows the system while it is chosen', () => {
    const store = createThemeStore();
    store.getState().choose('system');
    expect(shown()).toBe('light');
    prefersDark = true;
    systemChanged({ matches: true });
    expect(shown()).toBe('dark');
  });

  test('a choice in another tab arrives here', () => {
    const store = createThemeStore();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(store.getState().choice).toBe('dark');
    expect(shown()).toBe('dark');
  });
});

describe('the script in the head', () => {
  const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
  test.each([
    [null, false, 'light'],
    [null, true, 'light'],
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['nonsense', true, 'light'],
  ])('%s on a system that prefers dark (%s) starts %s, as the store would', (stored, dark, expected) => {
    prefersDark = dark;
    if (stored !== null) localStorage.setItem('theme', stored);
    new Function(script)();
    expect(shown()).toBe(expected);
    createThemeStore();
    expect(shown()).toBe(expected);
  });
});
