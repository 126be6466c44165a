import { STORAGE_KEYS } from '@telehealth/contracts';
import { startAlert } from './alert-contact';
import { startCard } from './card';
import { startKeptPage } from './kept-page';
import { startRegion } from './region';
import { startTools } from './tools';
import { startWhere } from './where';

// Everything that needs a script appears with it. What saves a life stands in the HTML already.
for (const element of document.querySelectorAll<HTMLElement>('[data-script]')) element.hidden = false;
startRegion();
startWhere();
startCard();
startAlert();
startTools();
startKeptPage();

/** Another tab of the person chose another theme. */
addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEYS.theme) return;
  const isDark = newValue === 'dark' || (newValue === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
});

/** On paper every card is open. */
addEventListener('beforeprint', () => {
  for (const card of document.querySelectorAll('details')) card.open = true;
});
