/** The most that is sent now: picture, small picture, voice, or nothing but words. The database calls them the same. */
export const CALL_STEPS = ['video', 'low_video', 'audio', 'chat'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** How much of the sound that should arrive does: said by who listens, since who speaks cannot know. */
export const HEARINGS = ['well', 'poorly', 'hardly'] as const;
export type Hearing = (typeof HEARINGS)[number];

/** What somebody sends. The order is that of their places in the description that both agree on. */
export const CALL_SOURCES = ['microphone', 'camera', 'screen'] as const;
export type CallSource = (typeof CALL_SOURCES)[number];

/** What one side says of itself; a picture that is off looks the same as one that froze, so it is said. */
export interface MediaState {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
  step: CallStep;
  /** How this side hears the other; null: too early to say, or nothing is sent. */
  hears: Hearing | null;
  /** The most that this side wants to be sent, where that is less than the visit is for. */
  takes?: CallStep | undefined;
}

/** On which side somebody sits in the call; guests beside both, let in by the specialist, with no part in the record. */
export const SEAT_SIDES = ['patient', 'delegate', 'specialist', 'covering', 'guest'] as const;
export type SeatSide = (typeof SEAT_SIDES)[number];

/** A tab that sits in the call, as the database says and never as a browser says. */
export interface Seat {
  id: string;
  /** Counts the seats of a visit: of two on one side the higher one came last. */
  n: number;
  side: SeatSide;
  name: string;
  mine: boolean;
  /** SHA-256 of the certificate of its call, as in `AB:CD:…` (RFC 8122, 5). */
  fingerprint: string;
}

/** By what sound and picture travel: from browser to browser, or through a LiveKit server where one is configured. */
export const CALL_TRANSPORTS = ['peer', 'livekit'] as const;
