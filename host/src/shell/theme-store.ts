import { STORAGE_KEYS, type ThemeChoice } from '@telehealth/contracts';
import {
  applyTheme,
  isThemeChoice,
  resolveTheme,
  systemPrefersDark,
  watchSystemTheme,
} from '@telehealth/ui/theme/theme-mode';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readStored, store } from '../browser-storage';

/** Light is the default of the specification; the system is followed only when a person asks for it. */
export const DEFAULT_THEME: ThemeChoice = 'light';

interface Theme {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

/** The chosen theme: remembered, put on the page, and in step with the system and with other tabs. */
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

/** For drawing the page without a browser: light, and nothing to choose. */
export const FIXED_THEME: ThemeStore = createStore<Theme>()(() => ({
  choice: DEFAULT_THEME,
  choose: () => undefined,
}));
