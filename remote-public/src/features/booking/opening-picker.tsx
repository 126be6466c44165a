import { DayAndTime } from '@telehealth/care/visits/day-and-time';
import { Price } from '@telehealth/care/visits/price';
import { now } from '@telehealth/contracts/clock';
import { useNow } from '@telehealth/data/clock/use-now';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import type { OpeningDays } from '@telehealth/data/slots/use-opening-days';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
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

/** The specialist's openings by day and time in the viewer's zone. */
export function OpeningPicker({ offers, openingDays, visitTypeId, startsAt, error, onChoose }: OpeningPickerProps) {
  const zone = useViewerZone();
  // Rerenders at midnight, when the days change.
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
            note: (
              <span className={styles.kindPrice}>
                <Price money={visitType.price} />
              </span>
            ),
          }))}
          value={offer.visitType.id}
          onChange={(id) => onChoose({ visitTypeId: id, startsAt: '' })}
        />
      )}
      <DayAndTime
        names={{ day: 'day', time: 'startsAt' }}
        days={openingDays.daysOf(offer, now(), WINDOW_DAYS, zone, startsAt === '' ? undefined : new Date(startsAt))}
        zone={zone}
        value={startsAt}
        error={error}
        onTime={(time) => onChoose({ visitTypeId: offer.visitType.id, startsAt: time })}
        question={openingDays.day}
      />
    </div>
  );
}
