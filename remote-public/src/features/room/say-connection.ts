import {
  type CallStep,
  type ConsultationMedium,
  type ConsultationMode,
  formatTime,
  type MediaState,
} from '@telehealth/contracts';
import type { Connection } from '../../call/media-session';
import type { RoomView } from '../../room/room-view';

/** What somebody can do about what is said; the screen draws a button for each. */
export type Move =
  | 'ring'
  | 'relay'
  | 'phone'
  | 'tryPicture'
  | 'showPicture'
  | 'soundOnly'
  | 'soundAgain'
  | 'chat'
  | 'handOff'
  | 'giveUp'
  | 'takeBack'
  | 'unmute'
  | 'hear';

/** One sentence about the call. `down`: it lies over the picture, else beside it. */
export interface Said {
  /** Stays the same while the sentence means the same: it is said once. */
  id: string;
  text: string;
  place: 'over' | 'beside';
  moves: readonly Move[];
}

export interface CallFacts {
  side: 'patient' | 'practice';
  connection: Connection;
  /** ms since the connection is as it is. */
  forMs: number;
  /** Whoever sits on the other side, else whoever should. */
  name: string;
  /** Whether somebody of the other side was in the call before, and until when (null: not known). */
  hadOther: boolean;
  leftAt: Date | null;
  zone: string;
  /** A voice visit has no picture, a chat visit nothing but words. */
  mode: ConsultationMode;
  isOtherSeated: boolean;
  step: CallStep;
  stepBy: RoomView['stepBy'];
  /** What the visit runs over, as the practice says it to the database. */
  medium: ConsultationMedium;
  other: MediaState | null;
  /** ms since the other side says that it hears this one badly; null: it does not. */
  heardBadlyMs: number | null;
  isLineOpen: boolean;
  lineForMs: number;
  /** The patient's number to ring, for the practice; null: not known here. */
  number: string | null;
  /** The patient asked to be rung. */
  isRingAsked: boolean;
  /** Null: no limit was chosen. */
  capMb: number | null;
}

const LONG_CONNECTING_MS = 8_000;
const SAY_LOSS_AFTER_MS = 1_000;
export const CLOCK_STOPS_AFTER_MS = 15_000;
const SAY_SILENT_LINE_AFTER_MS = 10_000;
const SAY_HEARD_BADLY_AFTER_MS = 8_000;

const over = (id: string, text: string, moves: readonly Move[] = []): Said => ({ id, text, place: 'over', moves });
const beside = (id: string, text: string, moves: readonly Move[] = []): Said => ({ id, text, place: 'beside', moves });

/**
 * Where the call stands, in one sentence for who reads it; null: nothing needs saying. Times in the facts decide, so it is to
 * be asked again while they run.
 */
export function sayConnection(facts: CallFacts): Said | null {
  if (facts.mode === 'chat') return facts.isOtherSeated ? null : { ...sayWaiting(facts), place: 'beside' };
  if (facts.medium === 'phone' && !carriesSound(facts)) {
    return beside('phone', 'On the phone. Chat goes on here.', facts.side === 'practice' ? ['ring'] : []);
  }
  switch (facts.connection) {
    case 'waiting':
      return sayWaiting(facts);
    case 'connecting':
      return facts.forMs < LONG_CONNECTING_MS
        ? over('connecting', `Connecting to ${facts.name} …`)
        : over('connectingLong', 'This takes longer than usual. We keep trying.', [
            'relay',
            ...phoneMove(facts),
            ...giveUpMove(facts),
          ]);
    case 'reconnecting':
      return sayLost(facts);
    case 'connected':
      return sayConnected(facts);
  }
}

/** For the practice, beside whatever else is said: it has to do something. */
export function sayRingAsked({ side, isRingAsked, name, number }: CallFacts): Said | null {
  if (side === 'patient' || !isRingAsked) return null;
  return beside('ringAsked', `${name} asks to be rung${number === null ? '' : ` on ${number}`}.`, ['ring']);
}

const carriesSound = ({ connection, step, other }: CallFacts): boolean =>
  connection === 'connected' && step !== 'chat' && other?.step !== 'chat';
const giveUpMove = ({ side, forMs }: CallFacts): readonly Move[] =>
  side === 'practice' && forMs >= CLOCK_STOPS_AFTER_MS ? ['giveUp'] : [];
const phoneMove = ({ side }: CallFacts): readonly Move[] => [side === 'practice' ? 'ring' : 'phone'];
const ringWords = ({ side, number }: CallFacts) => (side === 'practice' && number !== null ? ` Ring ${number}.` : '');

function sayWaiting({ side, hadOther, leftAt, name, zone }: CallFacts): Said {
  if (side === 'patient') {
    return hadOther
      ? over('steppedOut', `${name} stepped out. Your visit goes on; please stay.`)
      : over('coming', `${name} is coming. You are in the right place.`);
  }
  if (!hadOther) return over('notYet', `${name} is not in the room yet.`, ['ring']);
  const at = leftAt === null ? '' : ` at ${formatTime(leftAt, zone)}`;
  return over('ended', `${name}’s connection ended${at}. Your visit goes on.`, ['ring']);
}

function sayLost(facts: CallFacts): Said | null {
  if (facts.forMs < SAY_LOSS_AFTER_MS) return null;
  if (facts.forMs < CLOCK_STOPS_AFTER_MS) return over('down', 'The connection is down. Trying again.');
  const moves = [...phoneMove(facts), 'chat', 'handOff', ...giveUpMove(facts)] as const;
  if (facts.medium === 'chat') return over('downByWords', 'Still trying. The visit goes on in the chat.', moves);
  return over('stillDown', `Still trying. The visit’s clock is paused. Chat works.${ringWords(facts)}`, moves);
}

function sayConnected(facts: CallFacts): Said | null {
  if (!facts.isLineOpen && facts.lineForMs >= SAY_SILENT_LINE_AFTER_MS && carriesSound(facts)) {
    const isPicture = facts.mode === 'video' && facts.step !== 'audio' && facts.other?.step !== 'audio';
    return beside('silentLine', `You ${isPicture ? 'see and hear' : 'hear'} each other; messages come later.`);
  }
  return sayTheirLine(facts) ?? sayStep(facts) ?? sayHeard(facts) ?? sayOther(facts);
}

/** Whoever sends words alone cannot be heard, whatever this side sends. */
function sayTheirLine(facts: CallFacts): Said | null {
  if (facts.step === 'chat' || facts.other?.step !== 'chat') return null;
  const text = `${facts.name}’s connection is too weak for sound. Chat goes on.${ringWords(facts)}`;
  return over('chatOfOther', text, phoneMove(facts));
}

function sayStep(facts: CallFacts): Said | null {
  const { step, stepBy, capMb } = facts;
  if (facts.mode === 'voice' && step !== 'chat') return null;
  if (stepBy === 'other') return sayTheirWish(facts);
  if (stepBy === 'cap') return sayCap(step, capMb);
  if (step === 'chat') {
    return stepBy === 'wish'
      ? beside('chatWished', 'Chat only, as you chose.', ['soundAgain'])
      : over('chat', `The connection is too weak for sound. Chat goes on.${ringWords(facts)}`, phoneMove(facts));
  }
  if (step !== 'audio') return null;
  return stepBy === 'wish'
    ? beside('audioWished', `Sound only, as you chose.${theirPicture(facts)}`, ['showPicture'])
    : beside('audio', 'Your picture is paused to keep the sound.', ['tryPicture']);
}

/** They asked to be sent less than this side would send. */
function sayTheirWish(facts: CallFacts): Said | null {
  const { step, name } = facts;
  if (step === 'chat') return over('chatForOther', `${name} only uses the chat.`, phoneMove(facts));
  return step === 'audio' ? beside('audioForOther', `${name} uses less data: your picture is not sent.`) : null;
}

const theirPicture = ({ other, name }: CallFacts) =>
  other === null || other.camera ? '' : ` ${name}’s picture is paused because you use less data.`;

function sayCap(step: CallStep, capMb: number | null): Said | null {
  const limit = capMb === null ? 'your limit' : `your ${capMb} MB`;
  if (step === 'low_video')
    return beside('capNear', `Most of ${limit} is used: both pictures are smaller now.`, ['soundOnly']);
  return step === 'audio'
    ? beside('capReached', `All of ${limit} is used: sound only, both ways. The call is not cut off.`)
    : null;
}

function sayHeard({ heardBadlyMs, name }: CallFacts): Said | null {
  if (heardBadlyMs === null || heardBadlyMs < SAY_HEARD_BADLY_AFTER_MS) return null;
  return beside('heardBadly', `${name} hears you badly.`, ['soundOnly']);
}

function sayOther({ other, name, mode }: CallFacts): Said | null {
  if (other === null) return null;
  if (mode === 'voice') return other.microphone ? null : beside('microphoneOff', `${name}: microphone off.`);
  if (other.step === 'audio' && other.microphone) {
    return other.takes === 'audio'
      ? beside('audioOfWish', `${name} uses less data: sound only.`)
      : beside('audioOfOther', `${name}’s picture is paused to keep the sound.`);
  }
  if (!other.microphone && !other.camera && other.step !== 'audio')
    return beside('othersOff', `${name}: camera and microphone off.`);
  if (!other.camera && other.step !== 'audio') return beside('cameraOff', `${name}: camera off.`);
  return other.microphone ? null : beside('microphoneOff', `${name}: microphone off.`);
}
