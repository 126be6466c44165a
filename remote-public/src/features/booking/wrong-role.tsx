import { message, pathTo } from '@telehealth/contracts';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { LinkButton } from '@telehealth/ui/parts/link-button';

/** A specialist books nothing: says so instead of failing at the end. */
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
