import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { startAlert } from './alert-contact';
import { startCard } from './card';
import { startKeptPage } from './kept-page';
import { startRegion } from './region';
import { startTools } from './tools';
import { startWhere } from './where';

// Elements that need a script appear only with it. What saves a life is in the HTML already.
for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) element.hidden = false;
startRegion();
startWhere();
startCard();
startAlert();
startTools();
startKeptPage();

/** The person changed the theme in another tab. */
addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEYS.theme) return;
  const isDark = newValue === 'dark' || (newValue === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
});

/** Every card opens for printing. */
addEventListener('beforeprint', () => {
  for (const card of document.querySelectorAll('details')) card.open = true;
});
