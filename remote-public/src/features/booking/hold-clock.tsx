import { message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import styles from './booking.module.css';
import type { BookingHold } from './booking-hold';
import type { BookingModel } from './use-booking';

const LOOK_AGAIN_MS = 2_000;

interface HoldClockProps {
  model: BookingModel;
  /** Asks the server for the hold's state when the page's clock ran out. */
  onLook: () => Promise<void>;
}

export function HoldClock({ model, onLook }: HoldClockProps) {
  const { current } = model.hold;
  return current === null ? null : <RunningClock model={model} hold={current} onLook={onLook} />;
}

/** The remaining time of the hold, by the server's clock, and the button for its one extension. */
function RunningClock({ model, hold, onLook }: HoldClockProps & { hold: BookingHold }) {
  const { notify } = useHostServices();
  const { isKnown, ask } = useServerClock();
  const extend = async () => {
    const extended = await model.hold.extend();
    if (extended.ok) return;
    notify(extended.error.id, extended.error.values);
    await onLook();
  };
  return (
    <div className={styles.clock}>
      {isKnown && (
        <Countdown
          until={hold.expiresAt}
          label="Held for you for"
          onEnd={() => {
            // The server decides: this device's clock may have been changed or be slightly fast.
            ask();
            void onLook().then(() => setTimeout(() => void onLook(), LOOK_AGAIN_MS));
          }}
        />
      )}
      {hold.extensionUsed ? (
        <p className="soft small">{message('booking.extensionUsed')}</p>
      ) : (
        <Button variant="line" size="s" busy={model.hold.isBusy} onClick={extend}>
          Add 5 minutes
        </Button>
      )}
    </div>
  );
}
