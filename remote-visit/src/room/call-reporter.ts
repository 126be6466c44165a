import type { AppError } from '@telehealth/contracts/errors';
import type { WithClient } from '@telehealth/data/client/backend';
import type { Connection } from '../call/media-session';
import type { CallStep } from '../data/room/room';
import { interruptConsultation, resumeConsultation } from '../data/room/room-course';
import type { RoomNow } from '../data/room/room-seats';

/** After this long without a connection the visit's clock stops and other media are offered. */
const INTERRUPT_MS = 15_000;
/** A quality step must last this long before it is reported as the visit's medium. */
const SETTLE_MS = 3_000;
/** Sound must work this long before a visit by phone counts as a voice call again, because the network may fail once more. */
const LEAVES_PHONE_MS = 20_000;
/** Wait after a refusal. */
const PAUSE_MS = 10_000;

/** These media go on while the call is down. */
const NEEDS_NO_CALL: ReadonlySet<RoomNow['medium']> = new Set(['phone', 'chat']);

interface CallReporterOptions {
  backend: WithClient;
  appointmentId: string;
  isPractice: boolean;
}

/**
 * Reports to the database that the call is interrupted, works again, and over which medium. Both sides report an
 * interruption. Only the practice reports the medium while the visit runs, because two writers would overwrite each other.
 */
export class CallReporter {
  readonly #options: CallReporterOptions;
  #now: Pick<RoomNow, 'state' | 'medium'> | null = null;
  #downSince: number | null = null;
  /** This interruption was reported. It is not reported again when the visit went on by phone since. */
  #wasTold = false;
  #step: { step: CallStep; since: number } | null = null;
  #isUp = false;
  /**
   * The visit was interrupted while the call was connected: the patient asked for a phone call, and chat does not
   * fulfil that.
   */
  #isAsked = false;
  #notBefore = 0;
  #isTelling = false;

  constructor(options: CallReporterOptions) {
    this.#options = options;
  }

  /** State of the visit from the database. */
  set now(now: Pick<RoomNow, 'state' | 'medium'>) {
    if (now.state === 'interrupted' && this.#now?.state !== 'interrupted') this.#isAsked = this.#isUp;
    this.#now = now;
  }

  /** Call once a second. @param step the most that both sides send; @param since when the connection entered its state */
  async tell(connection: Connection, step: CallStep, at: number, since = at): Promise<void> {
    this.#isUp = connection === 'connected';
    const isDown = connection === 'reconnecting' || connection === 'connecting';
    this.#downSince = isDown ? (this.#downSince ?? since) : null;
    if (this.#step?.step !== step) this.#step = { step, since: at };
    if (at < this.#notBefore || this.#isTelling) return;
    this.#isTelling = true;
    if (this.#isUp) await this.#resume(step, at);
    else if (this.#downSince !== null && at - this.#downSince >= INTERRUPT_MS) await this.#interrupt(at);
    this.#isTelling = false;
  }

  async #interrupt(at: number): Promise<void> {
    if (this.#wasTold || this.#now?.state !== 'active' || NEEDS_NO_CALL.has(this.#now.medium)) return;
    const { backend, appointmentId, isPractice } = this.#options;
    const lost = isPractice ? 'patient' : 'specialist';
    await this.#try(
      at,
      () => interruptConsultation(backend, appointmentId, lost),
      () => {
        this.#wasTold = true;
        this.#now = { state: 'interrupted', medium: this.#now?.medium ?? 'video' };
      },
    );
  }

  async #resume(step: CallStep, at: number): Promise<void> {
    this.#wasTold = false;
    const isBack = this.#now?.state === 'interrupted' && !(this.#isAsked && step === 'chat');
    const isPhone = this.#now?.medium === 'phone';
    const keptFor = at - (this.#step?.since ?? at);
    const isSettled = isPhone ? step !== 'chat' && keptFor >= LEAVES_PHONE_MS : keptFor >= SETTLE_MS;
    const isNews = this.#options.isPractice && this.#now?.state === 'active' && this.#now.medium !== step && isSettled;
    if (!isBack && !isNews) return;
    const { backend, appointmentId } = this.#options;
    await this.#try(
      at,
      () => resumeConsultation(backend, appointmentId, step),
      () => {
        this.#now = { state: 'active', medium: step };
      },
    );
  }

  async #try(at: number, call: () => Promise<undefined>, onDone: () => void): Promise<void> {
    try {
      await call();
      onDone();
    } catch (cause) {
      // Offline: retried as soon as the network is back. Refused: paused.
      if ((cause as AppError).id !== 'data.offline') this.#notBefore = at + PAUSE_MS;
    }
  }
}
