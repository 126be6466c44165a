import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { keepEmergencyPage } from '../register-worker';
import { find, say } from './find';

/** Says that the page is available offline, and offers a reload when a newer version was installed. */
export function startKeptPage(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) return;
  const wasServed = workers.controller !== null;
  let isOld = false;
  // Listens from the start and permanently, because the browser may check for a newer version before the page does.
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
