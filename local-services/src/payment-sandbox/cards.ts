export type Behaviour =
  | 'pays'
  | 'declined'
  | 'insufficientFunds'
  | 'cardExpired'
  | 'challenge'
  | 'late'
  | 'lateDecline'
  | 'timeout'
  | 'twice'
  | 'refundFails';

/** Published test numbers with valid check digits. No other number is accepted. */
export const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'cardExpired',
  // The bank asks on a page of its own.
  '4000000000003220': 'challenge',
  // The bank answers some seconds later, yes or no.
  '4000000000000119': 'late',
  '4000000000000341': 'lateDecline',
  // The provider takes the money, its response is lost, and its message comes late.
  '4000000000000036': 'timeout',
  // Every message comes twice at once.
  '4000000000000077': 'twice',
  // The card's bank refuses refunds.
  '4000000000005126': 'refundFails',
};

export type CardProblem = 'cardInvalid' | 'expiryInvalid' | 'cvcInvalid';

/** Returns the behaviour of a card as typed, or what is wrong with it. `now` decides whether it has expired. */
export function behaviourOf(
  card: { number: string; expiry: string; cvc: string },
  now: Date,
): { behaviour: Behaviour; last4: string } | { problem: CardProblem } {
  const number = card.number.replace(/[ -]/g, '');
  const behaviour = TEST_CARDS[number];
  if (!behaviour) return { problem: 'cardInvalid' };
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(card.expiry.trim()) ?? [];
  if (!month || !year) return { problem: 'expiryInvalid' };
  if (!/^\d{3,4}$/.test(card.cvc)) return { problem: 'cvcInvalid' };
  // A card is valid until the last day of its month.
  const isOver = Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
  return { behaviour: isOver ? 'cardExpired' : behaviour, last4: number.slice(-4) };
}
