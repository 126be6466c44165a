import { Notice } from './notice';

interface HeldNoticeProps {
  /** When and with whom. */
  what: string;
  /** Until when it is held; null: it is not. */
  until: { at: number; words: string } | null;
  now: Date;
  /** What follows, as "Sign up". */
  next: string;
}

/** On pages that stand between the choice of a visit and its booking: what for, and how long there is. */
export function HeldNotice({ what, until, now, next }: HeldNoticeProps) {
  if (until !== null && until.at <= now.getTime()) {
    return (
      <Notice tone="warning" title={what}>
        The time was held until {until.words}. {next}, and you see at once whether it is still free. What you typed is
        kept.
      </Notice>
    );
  }
  return (
    <Notice title={what}>
      {until !== null && (
        <>
          <strong>Held for you until {until.words}.</strong>{' '}
        </>
      )}
      {next}, then you book it. What you typed is kept.
    </Notice>
  );
}
