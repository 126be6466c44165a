import { CARD_FIELDS, type EmergencyCard, readCard } from '@telehealth/contracts/chart';
import { deviceNow } from '@telehealth/contracts/clock';
import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { find, say } from './find';
import { noneKnownOn, readOwnRecord } from './own-record';
import { toDialled } from './phone-number';
import { chosenCallingCode } from './region';
import { keep, readKept } from './storage';

type CardMessage = Extract<keyof typeof EMERGENCY_PAGE_MESSAGES, `emergencyPage.${'card' | 'record'}${string}`>;
const tell = (id: CardMessage | null) => say('card-state', id === null ? '' : messageFrom(EMERGENCY_PAGE_MESSAGES, id));

const input = (name: string) => find<HTMLInputElement | HTMLTextAreaElement>(`card-${name}`);

function typedCard(): EmergencyCard {
  return Object.fromEntries(CARD_FIELDS.map(({ name }) => [name, input(name).value.trim()])) as EmergencyCard;
}

function fill(card: EmergencyCard): void {
  for (const { name } of CARD_FIELDS) input(name).value = card[name];
  input('contactPhone').dispatchEvent(new Event('input', { bubbles: true }));
}

function show(card: EmergencyCard): void {
  const lines = CARD_FIELDS.filter(({ name }) => card[name] !== '').flatMap(({ name, label }) => {
    const term = document.createElement('dt');
    term.textContent = label;
    const value = document.createElement('dd');
    if (name === 'contactPhone') {
      const dialled = toDialled(card[name], chosenCallingCode());
      const call = document.createElement(dialled === null ? 'span' : 'a');
      if (dialled !== null) call.setAttribute('href', `tel:${dialled}`);
      call.textContent = card[name];
      value.append(call);
    } else value.textContent = card[name];
    return [term, value];
  });
  if (lines.length === 0) {
    tell('emergencyPage.cardEmpty');
    return;
  }
  find('card-lines').replaceChildren(...lines);
  const dialog = find<HTMLDialogElement>('card-dialog');
  // Older browsers know the element but not modal display; then it opens in place.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function close(): void {
  const dialog = find<HTMLDialogElement>('card-dialog');
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

/** True when the box stands for the stored card: it was shown from the device, or stored from this page. */
let standsForKept = false;

function drawKept(): void {
  const isKept = readKept(STORAGE_KEYS.emergencyCard) !== null;
  find('card-show-kept').hidden = !isKept;
  find('card-forget').hidden = !isKept;
}

function submit(event: Event): void {
  event.preventDefault();
  tell(null);
  const card = typedCard();
  if (find<HTMLInputElement>('card-keep').checked) {
    const isKept = keep(STORAGE_KEYS.emergencyCard, JSON.stringify(card));
    tell(isKept ? 'emergencyPage.cardKept' : 'emergencyPage.cardKeepFailed');
    standsForKept = isKept;
    drawKept();
  }
  show(card);
}

function showKept(): void {
  const card = readCard(readKept(STORAGE_KEYS.emergencyCard));
  if (card === null) {
    tell('emergencyPage.cardUnreadable');
    return;
  }
  fill(card);
  find<HTMLInputElement>('card-keep').checked = true;
  standsForKept = true;
  show(card);
}

/** Another person's card may be filled in beside a stored one; only the stored card's own box deletes it. */
function keepOrNot(): void {
  if (find<HTMLInputElement>('card-keep').checked || !standsForKept) return;
  standsForKept = false;
  keep(STORAGE_KEYS.emergencyCard, null);
  drawKept();
  tell('emergencyPage.cardRemoved');
}

function forget(): void {
  standsForKept = false;
  keep(STORAGE_KEYS.emergencyCard, null);
  find<HTMLFormElement>('card-form').reset();
  drawKept();
  tell('emergencyPage.cardRemoved');
  find('card-title').scrollIntoView({ block: 'nearest' });
}

/** Fills the record's gaps with what was typed; that none are known never takes the place of a typed allergy. */
function completed(found: EmergencyCard, noneKnown: string, typed: EmergencyCard): EmergencyCard {
  const all = CARD_FIELDS.map(({ name }) => [name, found[name] || typed[name]] as const);
  const card = Object.fromEntries(all) as EmergencyCard;
  return { ...card, allergies: card.allergies || noneKnown };
}

/** Writes down that none are known, and takes nothing away that stands there. */
function sayNoneKnown(): void {
  const box = input('allergies');
  const isFree = box.value.trim() === '';
  if (isFree) box.value = noneKnownOn(new Date(deviceNow()));
  else box.focus();
  tell(isFree ? null : 'emergencyPage.cardHasAllergies');
}

async function fromRecord(): Promise<void> {
  tell('emergencyPage.recordLoading');
  const result = await readOwnRecord(deviceNow());
  if (result.kind === 'card') fill(completed(result.card, result.noneKnown, typedCard()));
  if (result.kind === 'card' || result.kind === 'empty') find<HTMLDetailsElement>('card-edit').open = true;
  const ids = {
    card: 'emergencyPage.recordLoaded',
    empty: 'emergencyPage.recordEmpty',
    locked: 'emergencyPage.recordLocked',
    failed: 'emergencyPage.recordFailed',
  } as const;
  tell(ids[result.kind]);
}

export function startCard(): void {
  drawKept();
  find('card-form').addEventListener('submit', submit);
  find('card-keep').addEventListener('change', keepOrNot);
  find('card-show-kept').addEventListener('click', showKept);
  find('card-forget').addEventListener('click', forget);
  find('card-from-record').addEventListener('click', () => void fromRecord());
  find('card-close').addEventListener('click', close);
  find('card-none-known').addEventListener('click', sayNoneKnown);
}
