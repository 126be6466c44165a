import { EMERGENCY_PAGE_MESSAGES, messageFrom } from '@telehealth/contracts';
import { describePlace, type Position } from '../place/describe-place';
import { decimalDegrees } from '../place/read-coordinates';
import { find, say } from './find';
import { toDialled, toInternational } from './phone-number';
import { chosenCallingCode, onRegion } from './region';
import { foundPosition, onPosition } from './where';

/** What the message to somebody close says; with the place once it was found. */
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
  // "?&" is what both large phone systems read as the start of the text.
  find<HTMLAnchorElement>('alert-sms').href = `sms:${dialled ?? ''}?&body=${body}`;
  const person = dialled === null ? '' : toInternational(dialled, chosenCallingCode());
  find<HTMLAnchorElement>('alert-whatsapp').href = `https://wa.me/${person}?text=${body}`;
  find<HTMLAnchorElement>('alert-call').href = `tel:${dialled ?? ''}`;
  if (dialled !== null) say('alert-error', '');
}

/** SMS and WhatsApp let one choose the person; a call cannot be made to nobody. */
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
  // The contact on the card is the one to alert, unless another was typed here.
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
