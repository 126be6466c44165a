import { dayKey, formatTime, now, zoneName } from '@telehealth/contracts';
import { useNow } from '@telehealth/data/clock/use-now';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Price } from '@telehealth/visits/price';
import { useMemo, useState } from 'react';
import styles from './booking.module.css';
import { DayStrip } from './day-strip';
import { groupOpenings } from './group-openings';
import { useViewerZone } from './use-viewer-zone';

const WINDOW_DAYS = 14;

interface OpeningPickerProps {
  offers: SpecialistOpenings[];
  visitTypeId: string;
  startsAt: string;
  error?: string;
  onChoose: (choice: { visitTypeId: string; startsAt: string }) => void;
}

/** The specialist's free times as days and hours of the viewer's own zone. */
export function OpeningPicker({ offers, visitTypeId, startsAt, error, onChoose }: OpeningPickerProps) {
  const zone = useViewerZone();
  const today = dayKey(useNow(), zone);
  const offer = offers.find((candidate) => candidate.visitType.id === visitTypeId) ?? offers[0];
  const openings = offer?.openings;
  const days = useMemo(() => groupOpenings(openings ?? [], now(), WINDOW_DAYS, zone), [openings, zone, today]);
  const [pickedDay, pickDay] = useState('');
  if (offer === undefined) return null;
  const chosenDay = startsAt === '' ? undefined : dayKey(new Date(startsAt), zone);
  // A day picked in one zone may not exist in the next.
  const picked = days.find((day) => day.key === pickedDay)?.key;
  const shownKey = picked ?? chosenDay ?? days.find((day) => day.openings.length > 0)?.key;
  const shown = days.find((day) => day.key === shownKey);
  return (
    <div className={styles.picker}>
      {offers.length > 1 && (
        <ChipGroup
          type="radio"
          legend="Kind of visit"
          name="visitTypeId"
          options={offers.map(({ visitType }) => ({
            value: visitType.id,
            label: `${visitType.name}, ${visitType.minutes} minutes`,
            note: <Price money={visitType.price} />,
          }))}
          value={offer.visitType.id}
          onChange={(id) => onChoose({ visitTypeId: id, startsAt: '' })}
        />
      )}
      <DayStrip days={days} zone={zone} value={shownKey ?? ''} onChange={pickDay} />
      <ChipGroup
        type="radio"
        legend="Time"
        name="startsAt"
        required
        hint={`In ${zoneName(zone)}, where you are.`}
        error={error}
        options={(shown?.openings ?? []).map((at) => ({ value: at.toISOString(), label: formatTime(at, zone) }))}
        value={startsAt}
        onChange={(time) => onChoose({ visitTypeId: offer.visitType.id, startsAt: time })}
      />
      {shown?.openings.length === 0 && <p className="soft">No free time on this day. Choose another day above.</p>}
    </div>
  );
}
