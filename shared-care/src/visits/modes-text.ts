import { CONSULTATION_MODES, type ConsultationMode } from '@telehealth/contracts/booking';
import { MODE_LABELS } from '@telehealth/contracts/formatting';

/** `video only`, `video and voice`; empty for all modes, which an empty list means too. */
export function modesText(modes: readonly ConsultationMode[]): string {
  const named = CONSULTATION_MODES.filter((mode) => modes.includes(mode)).map((mode) =>
    MODE_LABELS[mode].toLowerCase(),
  );
  if (named.length === 0 || named.length === CONSULTATION_MODES.length) return '';
  return named.length === 1 ? `${named[0]} only` : named.join(' and ');
}
