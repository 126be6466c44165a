import type { ConsultationMode } from '@telehealth/contracts/booking';
import { formatTime } from '@telehealth/contracts/formatting';
import type { ConsultationMedium } from '@telehealth/contracts/visit';
import type { Connection } from '../../call/media-session';
import type { CallStep, MediaState } from '../../data/room/room';
import type { RoomView } from '../../room/room-view';

/** Actions that a message about the call may offer as buttons. */
export type CallAction =
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

/** One message about the call. `down`: shown over the video, else beside it. */
export interface CallMessage {
  /** Stays the same while the meaning does, so that it is announced once. */
  id: string;
  text: string;
  place: 'over' | 'beside';
  actions: readonly CallAction[];
}

export interface CallFacts {
  side: 'patient' | 'practice';
  connection: Connection;
  /** ms since the connection entered its state. */
  forMs: number;
  /** Name of the person seated on the other side, or expected there. */
  name: string;
  /** Whether the other side was in the call before, and when it left (null: unknown). */
  hadOther: boolean;
  leftAt: Date | null;
  zone: string;
  /** A voice visit has no video, a chat visit only messages. */
  mode: ConsultationMode;
  isOtherSeated: boolean;
  step: CallStep;
  stepBy: RoomView['stepBy'];
  /** The visit's current medium, as the practice reported it. */
  medium: ConsultationMedium;
  other: MediaState | null;
  /** ms since the other side reports that it hears this one badly; null: it does not. */
  heardBadlyMs: number | null;
  isSignalingOpen: boolean;
  lineForMs: number;
  /** The patient's phone number, for the practice; null: unknown. */
  number: string | null;
  isRingAsked: boolean;
  /** Null: no cap. */
  capMb: number | null;
}

const LONG_CONNECTING_MS = 8_000;
const SAY_LOSS_AFTER_MS = 1_000;
export const CLOCK_STOPS_AFTER_MS = 15_000;
const SAY_SILENT_LINE_AFTER_MS = 10_000;
const SAY_HEARD_BADLY_AFTER_MS = 8_000;

const over = (id: string, text: string, actions: readonly CallAction[] = []): CallMessage => ({
  id,
  text,
  place: 'over',
  actions,
});
const beside = (id: string, text: string, actions: readonly CallAction[] = []): CallMessage => ({
  id,
  text,
  place: 'beside',
  actions,
});

/** The state of the call as one message; null: nothing to say. It depends on durations, so call it repeatedly. */
export function connectionMessage(facts: CallFacts): CallMessage | null {
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
            ...phoneAction(facts),
            ...giveUpAction(facts),
          ]);
    case 'reconnecting':
      return sayLost(facts);
    case 'connected':
      return sayConnected(facts);
  }
}

/** A message for the practice beside any other, because it must act. */
export function sayRingAsked({ side, isRingAsked, name, number }: CallFacts): CallMessage | null {
  if (side === 'patient' || !isRingAsked) return null;
  return beside('ringAsked', `${name} asks for a phone call${number === null ? '' : ` on ${number}`}.`, ['ring']);
}

const carriesSound = ({ connection, step, other }: CallFacts): boolean =>
  connection === 'connected' && step !== 'chat' && other?.step !== 'chat';
const giveUpAction = ({ side, forMs }: CallFacts): readonly CallAction[] =>
  side === 'practice' && forMs >= CLOCK_STOPS_AFTER_MS ? ['giveUp'] : [];
const phoneAction = ({ side }: CallFacts): readonly CallAction[] => [side === 'practice' ? 'ring' : 'phone'];
const ringWords = ({ side, number }: CallFacts) => (side === 'practice' && number !== null ? ` Ring ${number}.` : '');

function sayWaiting({ side, hadOther, leftAt, name, zone }: CallFacts): CallMessage {
  if (side === 'patient') {
    return hadOther
      ? over('steppedOut', `${name} stepped out. Your visit goes on; please stay.`)
      : over('coming', `${name} is coming. You are in the right place.`);
  }
  if (!hadOther) return over('notYet', `${name} is not in the room yet.`, ['ring']);
  const at = leftAt === null ? '' : ` at ${formatTime(leftAt, zone)}`;
  return over('ended', `${name}’s connection ended${at}. Your visit goes on.`, ['ring']);
}

function sayLost(facts: CallFacts): CallMessage | null {
  if (facts.forMs < SAY_LOSS_AFTER_MS) return null;
  if (facts.forMs < CLOCK_STOPS_AFTER_MS) return over('down', 'The connection is down. Trying again.');
  const actions = [...phoneAction(facts), 'chat', 'handOff', ...giveUpAction(facts)] as const;
  if (facts.medium === 'chat') return over('downByWords', 'Still trying. The visit goes on in the chat.', actions);
  return over('stillDown', `Still trying. The visit’s clock is paused. Chat works.${ringWords(facts)}`, actions);
}

function sayConnected(facts: CallFacts): CallMessage | null {
  if (!facts.isSignalingOpen && facts.lineForMs >= SAY_SILENT_LINE_AFTER_MS && carriesSound(facts)) {
    const isPicture = facts.mode === 'video' && facts.step !== 'audio' && facts.other?.step !== 'audio';
    return beside('silentLine', `You ${isPicture ? 'see and hear' : 'hear'} each other; messages come later.`);
  }
  return sayTheirLine(facts) ?? sayStep(facts) ?? sayHeard(facts) ?? sayOther(facts);
}

/** A participant who sends only messages cannot be heard, whatever this side sends. */
function sayTheirLine(facts: CallFacts): CallMessage | null {
  if (facts.step === 'chat' || facts.other?.step !== 'chat') return null;
  const text = `${facts.name}’s connection is too weak for sound. Chat goes on.${ringWords(facts)}`;
  return over('chatOfOther', text, phoneAction(facts));
}

function sayStep(facts: CallFacts): CallMessage | null {
  const { step, stepBy, capMb } = facts;
  if (facts.mode === 'voice' && step !== 'chat') return null;
  if (stepBy === 'other') return sayTheirWish(facts);
  if (stepBy === 'cap') return sayCap(step, capMb);
  if (step === 'chat') {
    return stepBy === 'wish'
      ? beside('chatWished', 'Chat only, as you chose.', ['soundAgain'])
      : over('chat', `The connection is too weak for sound. Chat goes on.${ringWords(facts)}`, phoneAction(facts));
  }
  if (step !== 'audio') return null;
  return stepBy === 'wish'
    ? beside('audioWished', `Sound only, as you chose.${theirPicture(facts)}`, ['showPicture'])
    : beside('audio', 'Your picture is paused to keep the sound.', ['tryPicture']);
}

/** The other side asked to be sent less than this side would send. */
function sayTheirWish(facts: CallFacts): CallMessage | null {
  const { step, name } = facts;
  if (step === 'chat') return over('chatForOther', `${name} only uses the chat.`, phoneAction(facts));
  return step === 'audio' ? beside('audioForOther', `${name} uses less data: your picture is not sent.`) : null;
}

const theirPicture = ({ other, name }: CallFacts) =>
  other === null || other.camera ? '' : ` ${name}’s picture is paused because you use less data.`;

function sayCap(step: CallStep, capMb: number | null): CallMessage | null {
  const limit = capMb === null ? 'your limit' : `your ${capMb} MB`;
  if (step === 'low_video')
    return beside('capNear', `Most of ${limit} is used: both pictures are smaller now.`, ['soundOnly']);
  return step === 'audio'
    ? beside('capReached', `All of ${limit} is used: sound only, both ways. The call is not cut off.`)
    : null;
}

function sayHeard({ heardBadlyMs, name }: CallFacts): CallMessage | null {
  if (heardBadlyMs === null || heardBadlyMs < SAY_HEARD_BADLY_AFTER_MS) return null;
  return beside('heardBadly', `${name} hears you badly.`, ['soundOnly']);
}

function sayOther({ other, name, mode }: CallFacts): CallMessage | null {
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
