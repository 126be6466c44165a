import { CONSULTATION_MODES, type ConsultationMode, MODE_LABELS } from '@telehealth/contracts';

/** `video only`, `video and voice`; nothing where every kind of visit is meant, as when none is named. */
export function modesText(modes: readonly ConsultationMode[]): string {
  const named = CONSULTATION_MODES.filter((mode) => modes.includes(mode)).map((mode) =>
    MODE_LABELS[mode].toLowerCase(),
  );
  if (named.length === 0 || named.length === CONSULTATION_MODES.length) return '';
  return named.length === 1 ? `${named[0]} only` : named.join(' and ');
}
