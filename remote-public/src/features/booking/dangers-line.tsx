import { dangerTitle } from '@telehealth/care/safety/danger-words';
import { useOpenDangers } from '@telehealth/care/safety/use-open-dangers';
import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';

const keyOf = ({ id, reading }: Danger) => id ?? reading?.id ?? '';

export interface DangersToShare {
  /** Null for guests, who have none. */
  query: ReturnType<typeof useOpenDangers> | null;
  /** Those about the patient of the visit. */
  offered: readonly Danger[];
  /** Those to share. */
  chosen: readonly Danger[];
  leaveOut: (keys: readonly string[]) => void;
}

/** Open danger signs about the patient of the visit are shared unless the user deselects them. */
export function useDangersToShare(enabled: boolean): DangersToShare {
  const query = useOpenDangers({ enabled });
  const [left, leaveOut] = useState<readonly string[]>([]);
  const offered = (enabled && query.data?.open.filter(({ check }) => check.about === 'me')) || [];
  return {
    query: enabled ? query : null,
    offered,
    chosen: offered.filter((danger) => !left.includes(keyOf(danger))),
    leaveOut,
  };
}

/** Offers to share open danger signs with the specialist; selected by default. */
export function DangersLine({ query, offered, chosen, leaveOut }: DangersToShare) {
  if (offered.length === 0) {
    return query === null ? null : (
      <MissingNotice query={query} title="We could not look for dangerous readings">
        If one was measured, please write it above.
      </MissingNotice>
    );
  }
  return (
    <Notice tone="warning" title="The specialist should know this">
      <Stack gap={2}>
        <ChipGroup
          type="checkbox"
          legend="Sent with your booking. Untick what should not be."
          options={offered.map((danger) => ({ value: keyOf(danger), label: dangerTitle(danger) }))}
          value={chosen.map(keyOf)}
          onChange={(kept) => leaveOut(offered.map(keyOf).filter((key) => !kept.includes(key)))}
        />
        {offered.some(({ check }) => check.level <= EMERGENCY_LEVEL) && (
          <p>
            A visit may be too late for this. If it is still so, call now. <CallButton size="s" tel="112" />
          </p>
        )}
      </Stack>
    </Notice>
  );
}
