import { EMERGENCY_PAGE_MESSAGES, messageFrom } from '@telehealth/contracts';
import { keepEmergencyPage } from '../register-worker';
import { find, say } from './find';

/** Says that the page is kept, and offers a newer version when one was put in its place. */
export function startKeptPage(): void {
  addEventListener('load', () => setTimeout(() => void register(), 0));
}

async function register(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return;
  const wasServed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (wasServed) offerNewer();
    else say('page-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.kept'));
  });
  const registration = await keepEmergencyPage();
  if (registration?.active && workers.controller !== null)
    say('page-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.kept'));
}

function offerNewer(): void {
  const link = document.createElement('a');
  link.href = location.pathname;
  link.textContent = 'Show it';
  find('page-state').replaceChildren(messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.newer'), ' ', link);
}
