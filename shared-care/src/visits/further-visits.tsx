import type { AppointmentGroup } from '@telehealth/data/appointments/group-appointments';
import type { FurtherAppointments } from '@telehealth/data/appointments/use-grouped-appointments';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

const WORDS: Record<AppointmentGroup, { more: string; end: string }> = {
  upcoming: { more: 'Show later visits', end: 'No later visit is planned.' },
  past: { more: 'Show earlier visits', end: 'There are no earlier visits.' },
  cancelled: { more: 'Show earlier ones', end: 'There are no earlier ones.' },
};

const takeFocus = (text: HTMLElement | null) => text?.focus();

/** Loads more at the end of a paged list of visits. */
export function FurtherVisits({ group, further }: { group: AppointmentGroup; further: FurtherAppointments }) {
  const [wasPressed, setPressed] = useState(false);
  if (further.error !== null) {
    return (
      <RetryNotice title="The next visits did not come" onRetry={further.load} busy={further.isLoading}>
        Those above are as shown.
      </RetryNotice>
    );
  }
  const { more, end } = WORDS[group];
  if (further.hasMore) {
    const load = () => {
      setPressed(true);
      further.load();
    };
    return (
      <Cluster>
        <Button variant="line" busy={further.isLoading} busyLabel="Loading" onClick={load}>
          {more}
        </Button>
      </Cluster>
    );
  }
  // The pressed button is gone; its focus moves to its replacement.
  return wasPressed ? (
    <p className="small soft" tabIndex={-1} ref={takeFocus}>
      {end}
    </p>
  ) : null;
}

/** A tab's count of visits: `50+` when there may be more than loaded. */
export const visitCount = (shown: readonly unknown[], { hasMore }: FurtherAppointments): string =>
  `${shown.length}${hasMore ? '+' : ''}`;
