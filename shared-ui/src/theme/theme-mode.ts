/** What a person may choose; the same three words as `ThemeChoice` of the contracts. */
export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

/** The key in localStorage, also read by the script in the page head that prevents a flash of the wrong theme. */
export const THEME_STORAGE_KEY = 'theme';
/** Colours of the browser's own frame around the page (`<meta name="theme-color">`): the paper of each theme. */
export const THEME_COLOURS: Readonly<Record<Theme, string>> = { light: '#faf8f3', dark: '#0e1024' };

const DARK_QUERY = '(prefers-color-scheme: dark)';

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

/** Light is the default; the system is followed only when asked to. */
export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): Theme {
  if (choice === 'system') return prefersDark ? 'dark' : 'light';
  return choice;
}

export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = theme;
  root.ownerDocument.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOURS[theme]);
}

export function systemPrefersDark(): boolean {
  return window.matchMedia(DARK_QUERY).matches;
}

/** Calls back whenever the system changes between light and dark; returns how to stop. */
export function watchSystemTheme(onChange: (prefersDark: boolean) => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  const listener = (event: MediaQueryListEvent) => onChange(event.matches);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
