import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { describePlace, type Position } from '../place/describe-place';
import { decimalDegrees } from '../place/read-coordinates';
import { find, say } from './find';
import { toDialled, toInternational } from './phone-number';
import { chosenCallingCode, onRegion } from './region';
import { foundPosition, onPosition } from './where';

/** The message to a contact; with the location once known. */
export function helpMessage(position: Position | null): string {
  if (position === null) return messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.helpMessageNoPlace');
  const latitude = decimalDegrees(position.latitude);
  const longitude = decimalDegrees(position.longitude);
  return messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.helpMessage', {
    place: describePlace(position),
    latitude,
    longitude,
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
  });
}

function draw(): void {
  const dialled = toDialled(find<HTMLInputElement>('alert-phone').value, chosenCallingCode());
  const text = helpMessage(foundPosition());
  const body = encodeURIComponent(text);
  say('alert-text', text);
  // Both large phone systems read "?&" as the start of the text.
  find<HTMLAnchorElement>('alert-sms').href = `sms:${dialled ?? ''}?&body=${body}`;
  const person = dialled === null ? '' : toInternational(dialled, chosenCallingCode());
  find<HTMLAnchorElement>('alert-whatsapp').href = `https://wa.me/${person}?text=${body}`;
  find<HTMLAnchorElement>('alert-call').href = `tel:${dialled ?? ''}`;
  if (dialled !== null) say('alert-error', '');
}

/** SMS and WhatsApp let the person choose a contact; a call needs a number. */
function needsNumber(event: Event): void {
  const typed = find<HTMLInputElement>('alert-phone');
  const isCall = event.currentTarget === find('alert-call');
  if (toDialled(typed.value, chosenCallingCode()) !== null || (typed.value.trim() === '' && !isCall)) return;
  event.preventDefault();
  say('alert-error', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.contactNumber'));
  typed.setAttribute('aria-invalid', 'true');
  typed.focus();
}

export function startAlert(): void {
  const typed = find<HTMLInputElement>('alert-phone');
  typed.addEventListener('input', () => {
    delete typed.dataset.from;
    typed.removeAttribute('aria-invalid');
    draw();
  });
  // The card's contact is alerted, unless another number was typed here.
  find<HTMLInputElement>('card-contactPhone').addEventListener('input', ({ currentTarget }) => {
    if (typed.value !== '' && typed.dataset.from !== 'card') return;
    typed.value = (currentTarget as HTMLInputElement).value;
    typed.dataset.from = 'card';
    draw();
  });
  onRegion(draw);
  onPosition(draw);
  for (const id of ['alert-sms', 'alert-whatsapp', 'alert-call']) find(id).addEventListener('click', needsNumber);
  draw();
}
