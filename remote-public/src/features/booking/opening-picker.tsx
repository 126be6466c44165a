import { now } from '@telehealth/contracts';
import { useNow } from '@telehealth/data/clock/use-now';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { OpeningDays } from '@telehealth/data/slots/use-opening-days';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DayAndTime } from '@telehealth/visits/day-and-time';
import { Price } from '@telehealth/visits/price';
import { useViewerZone } from '../../openings/use-viewer-zone';
import styles from './booking.module.css';

const WINDOW_DAYS = 14;

interface OpeningPickerProps {
  offers: SpecialistOpenings[];
  openingDays: OpeningDays;
  visitTypeId: string;
  startsAt: string;
  error?: string;
  onChoose: (choice: { visitTypeId: string; startsAt: string }) => void;
}

/** The specialist's free times as days and hours of the viewer's own zone. */
export function OpeningPicker({ offers, openingDays, visitTypeId, startsAt, error, onChoose }: OpeningPickerProps) {
  const zone = useViewerZone();
  // Another day begins: the strip with it.
  useNow();
  const offer = offers.find((candidate) => candidate.visitType.id === visitTypeId) ?? offers[0];
  if (offer === undefined) return null;
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
      <DayAndTime
        names={{ day: 'day', time: 'startsAt' }}
        days={openingDays.daysOf(offer, now(), WINDOW_DAYS, zone)}
        zone={zone}
        value={startsAt}
        error={error}
        onTime={(time) => onChoose({ visitTypeId: offer.visitType.id, startsAt: time })}
        question={openingDays.day}
      />
    </div>
  );
}
