import { EMERGENCY_PAGE_MESSAGES, messageFrom } from '@telehealth/contracts';
import { keepEmergencyPage } from '../register-worker';
import { find, say } from './find';

/** Says that the page is kept, and offers a newer version when one was put in its place. */
export function startKeptPage(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return;
  const wasServed = workers.controller !== null;
  let isOld = false;
  // Listens from the beginning on, and for good: the browser may look for a newer version before the page does.
  workers.addEventListener('controllerchange', () => {
    isOld = wasServed;
    if (isOld) offerNewer();
    else sayKept();
  });
  const keep = async () => {
    const registration = await keepEmergencyPage();
    if (!isOld && registration?.active && workers.controller !== null) sayKept();
  };
  addEventListener('load', () => setTimeout(() => void keep(), 0));
}

function sayKept(): void {
  say('page-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.kept'));
}

function offerNewer(): void {
  const link = document.createElement('a');
  link.href = location.pathname;
  link.textContent = 'Show it';
  find('page-state').replaceChildren(messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.newer'), ' ', link);
}
