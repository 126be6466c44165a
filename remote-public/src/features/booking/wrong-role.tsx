import { message } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** Tells a specialist at once that they cannot book. */
export function WrongRole() {
  return (
    <EmptyState
      title="Booking is for patients"
      action={<LinkButton to={pathTo('specialist.dashboard')}>Go to your dashboard</LinkButton>}
    >
      {message('booking.patientsOnly')}
    </EmptyState>
  );
}
