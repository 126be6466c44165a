import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { When } from '@telehealth/ui/parts/time';
import { useViewerZone } from '../../openings/use-viewer-zone';
import styles from './booking.module.css';
import type { BookingHold } from './booking-hold';
import type { BookingModel } from './use-booking';

/** Shows the held time. Choosing another releases it first. */
export function HeldOpening({ model, hold }: { model: BookingModel; hold: BookingHold }) {
  const zone = useViewerZone();
  const change = async () => {
    const released = await model.hold.release();
    if (!released.ok) return model.onProblem(released.error, model.values);
    model.form.setValue('startsAt', '');
    model.offers.refetch();
  };
  return (
    <Card title="1. When and how" padding="l">
      <p>
        <strong>
          <When at={hold.startsAt} zone={zone} />
        </strong>
        , {MODE_LABELS[hold.mode].toLowerCase()}
      </p>
      <p className="soft">This time is held for you. Nobody else can book it.</p>
      <div className={styles.actions}>
        <Button variant="line" size="s" busy={model.hold.isBusy} onClick={change}>
          Choose another time
        </Button>
      </div>
    </Card>
  );
}
