import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import type { ThemeChoice } from '@telehealth/contracts/shell';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readStored, store } from '../browser-storage';
import { applyTheme, isThemeChoice, resolveTheme, systemPrefersDark, watchSystemTheme } from './theme-mode';

/** Light is the specification's default; the system is followed only when the user asks for it. */
export const DEFAULT_THEME: ThemeChoice = 'light';

interface Theme {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

/** The chosen theme: stored, applied to the page, and in sync with the system and other tabs. */
export type ThemeStore = StoreApi<Theme>;

export function createThemeStore(): ThemeStore {
  const theme = createStore<Theme>()((set) => ({
    choice: DEFAULT_THEME,
    choose(choice) {
      store(STORAGE_KEYS.theme, choice);
      set({ choice });
    },
  }));
  const apply = () => applyTheme(resolveTheme(theme.getState().choice, systemPrefersDark()));
  const read = () => theme.setState({ choice: readChoice() });
  theme.subscribe(apply);
  read();
  watchSystemTheme(apply);
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEYS.theme && read());
  return theme;
}

function readChoice(): ThemeChoice {
  const stored = readStored(STORAGE_KEYS.theme);
  return isThemeChoice(stored) ? stored : DEFAULT_THEME;
}

/** For prerendering: light, without a choice. */
export const FIXED_THEME: ThemeStore = createStore<Theme>()(() => ({
  choice: DEFAULT_THEME,
  choose: () => undefined,
}));
