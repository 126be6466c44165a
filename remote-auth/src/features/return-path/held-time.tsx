import { useHeldBooking } from '@telehealth/data/slots/use-held-booking';
import { HeldNotice } from '@telehealth/ui/feedback/held-notice';

/** The visit that waits for whoever signs in or up here, where they come from choosing one. */
export function HeldTime({ returnTo, next }: { returnTo: string | null; next: string }) {
  const held = useHeldBooking(returnTo);
  return held && <HeldNotice {...held} next={next} />;
}
