import { STORAGE_KEYS, type ThemeChoice } from '@telehealth/contracts';
import {
  applyTheme,
  isThemeChoice,
  resolveTheme,
  systemPrefersDark,
  watchSystemTheme,
} from '@telehealth/ui/theme/theme-mode';
import { readStored, store } from '../browser-storage';

/** Light is the default of the specification; the system is followed only when a person asks for it. */
export const DEFAULT_THEME: ThemeChoice = 'light';

/** The chosen theme: remembered, put on the page, and in step with the system and with other tabs. */
export interface ThemeStore {
  choice(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  subscribe(listener: () => void): () => void;
}

export function createThemeStore(): ThemeStore {
  let choice = readChoice();
  const listeners = new Set<() => void>();
  const apply = () => {
    applyTheme(resolveTheme(choice, systemPrefersDark()));
    for (const listener of listeners) listener();
  };
  apply();
  watchSystemTheme(apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEYS.theme) return;
    choice = readChoice();
    apply();
  });
  return {
    choice: () => choice,
    choose(next) {
      choice = next;
      store(STORAGE_KEYS.theme, next);
      apply();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readChoice(): ThemeChoice {
  const stored = readStored(STORAGE_KEYS.theme);
  return isThemeChoice(stored) ? stored : DEFAULT_THEME;
}

/** For drawing the page without a browser: light, and nothing to choose. */
export const FIXED_THEME: ThemeStore = {
  choice: () => DEFAULT_THEME,
  choose: () => undefined,
  subscribe: () => () => undefined,
};
