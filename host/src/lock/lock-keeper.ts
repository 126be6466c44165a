import { ACTIVITY_WRITE_MS, AWAY_CHECK_MS, type SessionRule } from '@telehealth/contracts/identity';
import type { LockState } from '@telehealth/contracts/session';
import type { ActivityRecord } from './activity-record';
import { decideLock, endNoticesDue, type Moment, nextLookMs, type Verdict } from './decide-lock';

export interface WatchedSession {
  id: string;
  /** Its absolute end, in milliseconds of the server's clock. */
  endsAt: number;
  rule: SessionRule;
}

/** Dependencies of the keeper; tests pass fakes. */
export interface Surroundings {
  /** Milliseconds of this device's clock, which can be changed and jumps after a sleep. */
  now(): number;
  /** Monotonic milliseconds, which may stop during a sleep. */
  elapsed(): number;
  serverNow(): number;
  record: { read(): ActivityRecord | null; write(record: ActivityRecord): void };
  tell(record: ActivityRecord): void;
  /** Something on a page counts as activity, e.g. a call. */
  isKeptAwake(): boolean;
  onLock(lock: LockState): void;
  /** The end is near and was announced `times` times; `endsAt` in milliseconds of this device's clock. */
  onEndNear(notice: { times: number; endsAt: number } | null): void;
  /** The absolute limit is reached; called once. */
  onOver(): void;
  /** Asks whether the session still exists, after a time without checks. The pages are covered until it settles. */
  ask(): Promise<void>;
}

/** `pointer`: a movement, which a bumped desk can cause. `press`: a key, a click, a scroll. */
export type ActivityKind = 'pointer' | 'press';

export interface LockKeeper {
  /** Checks the clocks now. Call it whenever time may have passed unnoticed. */
  look(): void;
  active(kind: ActivityKind): void;
  /** The user proved their identity in this tab. */
  unlock(): void;
  /** A record from another tab. */
  heard(record: ActivityRecord): void;
  stop(): void;
}

/** Activity within this span needs no new check. */
const SAME_MOMENT_MS = 1_000;

/** Watches one session: when to warn, lock, unlock and end. Independent of browser and React. */
export function createLockKeeper(session: WatchedSession, around: Surroundings): LockKeeper {
  return new Keeper(session, around);
}

class Keeper implements LockKeeper {
  private at: number;
  /** The same moment by the monotonic clock. */
  private seen: number;
  private written = 0;
  private locked = false;
  private checks = 0;
  private over = false;
  private told = 0;
  private lookedAt: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: WatchedSession,
    private readonly around: Surroundings,
  ) {
    this.at = around.now();
    this.seen = around.elapsed();
    this.lookedAt = this.at;
    const known = around.record.read();
    // A new session, or one whose storage was cleared, begins now.
    if (known?.session === session.id) this.adopt(known, true);
    else this.share();
    this.look();
  }

  look(): void {
    if (this.over) return;
    const known = this.around.record.read();
    if (known !== null) this.adopt(known);
    const now = this.around.now();
    // A clock that was set back would put the last activity in the future; the monotonic clock still counts.
    this.at = Math.min(this.at, now);
    if (this.around.isKeptAwake() && !this.locked) this.touch();
    if (this.wasAway(now)) this.ask();
    this.lookedAt = now;
    const moment = this.moment(now);
    this.apply(decideLock(moment, this.session.rule), now);
    this.tellEnd(moment, now);
    clearTimeout(this.timer);
    if (!this.over) this.timer = setTimeout(() => this.look(), nextLookMs(moment, this.session.rule));
  }

  active(kind: ActivityKind): void {
    if (this.locked || this.over) return;
    const { now, elapsed } = this.around;
    if (Math.abs(now() - this.at) < SAME_MOMENT_MS && elapsed() - this.seen < SAME_MOMENT_MS) return;
    // The first movement after a sleep must not count as continuous activity.
    const verdict = decideLock(this.moment(now()), this.session.rule);
    if (verdict.kind === 'locked' || verdict.kind === 'over' || this.wasAway(now())) {
      this.look();
      return;
    }
    const isWarned = verdict.kind === 'warning';
    if (isWarned && kind === 'pointer') return;
    this.touch(isWarned);
    if (isWarned) this.look();
  }

  unlock(): void {
    if (this.over) return;
    this.locked = false;
    this.touch(true);
    this.look();
  }

  heard(record: ActivityRecord): void {
    this.adopt(record);
    this.look();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.over = true;
    this.around.onEndNear(null);
  }

  /** The device slept or the tab was frozen: a timer would have checked long before. */
  private wasAway(now: number): boolean {
    return now - this.lookedAt > AWAY_CHECK_MS;
  }

  private ask(): void {
    this.checks += 1;
    void this.around.ask().finally(() => {
      this.checks -= 1;
      this.look();
    });
  }

  private moment(now: number): Moment {
    const idleMs = Math.max(now - this.at, this.around.elapsed() - this.seen);
    return { now, idleMs, leftMs: this.session.endsAt - this.around.serverNow(), wasLocked: this.locked };
  }

  /** Takes over the record of another tab, or of this tab before a reload. */
  private adopt(record: ActivityRecord, isFirst = false): void {
    if (record.session !== this.session.id) return;
    const now = this.around.now();
    const wasUnlocked = this.locked && !record.locked;
    this.locked = record.locked;
    const isNewer = record.at > this.at && record.at <= now;
    // An unlock in another tab counts as activity, whatever the clocks say.
    if (!isNewer && !isFirst && !wasUnlocked) return;
    this.at = Math.min(record.at, now);
    this.seen = this.around.elapsed() - (now - this.at);
  }

  private touch(isNews = false): void {
    this.at = this.around.now();
    this.seen = this.around.elapsed();
    if (isNews || Math.abs(this.at - this.written) >= ACTIVITY_WRITE_MS) this.share();
  }

  private share(): void {
    this.written = this.at;
    const record = { session: this.session.id, at: this.at, locked: this.locked };
    this.around.record.write(record);
    this.around.tell(record);
  }

  private apply(verdict: Verdict, now: number): void {
    switch (verdict.kind) {
      case 'over':
        this.over = true;
        this.around.onLock({ status: 'checking' });
        this.around.onOver();
        break;
      case 'locked':
        if (!this.locked) {
          this.locked = true;
          this.share();
        }
        this.around.onLock({ status: 'locked' });
        break;
      case 'warning':
        this.show({ status: 'warning', endsAt: Math.max(verdict.endsAt, now) });
        break;
      case 'open':
        this.show({ status: 'open' });
    }
  }

  private show(lock: LockState): void {
    this.around.onLock(this.checks > 0 ? { status: 'checking' } : lock);
  }

  private tellEnd({ leftMs }: Moment, now: number): void {
    const times = this.over ? 0 : endNoticesDue(leftMs);
    if (times === this.told) return;
    this.told = times;
    this.around.onEndNear(times === 0 ? null : { times, endsAt: now + leftMs });
  }
}
