/** Why a device could not be opened. */
export type MediaProblem = 'denied' | 'missing' | 'inUse' | 'unsupported' | 'failed';

const BY_NAME: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
};

/** Maps errors of `getUserMedia`. Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
export function toMediaProblem(cause: unknown): MediaProblem {
  return cause instanceof DOMException || cause instanceof Error ? (BY_NAME[cause.name] ?? 'failed') : 'failed';
}
