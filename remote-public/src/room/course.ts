import type { AppError, CallStep } from '@telehealth/contracts';
import type { WithClient } from '@telehealth/data/client/backend';
import { interruptConsultation, resumeConsultation } from '@telehealth/data/room/room-course';
import type { RoomNow } from '@telehealth/data/room/room-seats';
import type { Connection } from '../call/media-session';

/** So long a call may be down before the visit's clock stands still and other ways are offered. */
const INTERRUPT_MS = 15_000;
/** A step that is left again at once is no medium. */
const SETTLE_MS = 3_000;
/** A climb of the line is on trial for so long: whoever talks by telephone does so until sound has come back to stay. */
const LEAVES_PHONE_MS = 20_000;
/** After a refusal the same is not asked for every second. */
const PAUSE_MS = 10_000;

/** A visit that goes on by telephone or by words is not stopped by a call that is down. */
const NEEDS_NO_CALL: ReadonlySet<RoomNow['medium']> = new Set(['phone', 'chat']);

interface CourseOptions {
  backend: WithClient;
  appointmentId: string;
  isPractice: boolean;
}

/**
 * Tells the database how the call goes: down for long, up again, and over which medium. Both sides say that it is down; only the
 * practice writes the medium while it runs, since both would answer each other.
 */
export class Course {
  readonly #o: CourseOptions;
  #now: Pick<RoomNow, 'state' | 'medium'> | null = null;
  #downSince: number | null = null;
  /** This loss was told; somebody may have gone on by telephone since, which is no reason to tell it again. */
  #wasTold = false;
  #step: { step: CallStep; since: number } | null = null;
  #isUp = false;
  /** It was interrupted while the call stood: somebody wants to be rung, and words alone are no answer to that. */
  #isAsked = false;
  #notBefore = 0;
  #isTelling = false;

  constructor(options: CourseOptions) {
    this.#o = options;
  }

  /** By the database. */
  set now(now: Pick<RoomNow, 'state' | 'medium'>) {
    if (now.state === 'interrupted' && this.#now?.state !== 'interrupted') this.#isAsked = this.#isUp;
    this.#now = now;
  }

  /** Once a second. @param step what both sides send at most; @param since when the connection came to stand so */
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
    const { backend, appointmentId, isPractice } = this.#o;
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
    const isNews = this.#o.isPractice && this.#now?.state === 'active' && this.#now.medium !== step && isSettled;
    if (!isBack && !isNews) return;
    const { backend, appointmentId } = this.#o;
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
      // Without a network it is tried again at once when that is back; what was refused stays refused for a while.
      if ((cause as AppError).id !== 'data.offline') this.#notBefore = at + PAUSE_MS;
    }
  }
}
