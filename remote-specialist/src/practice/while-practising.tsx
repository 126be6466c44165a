import { pathTo } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { useMyRegistration } from '@telehealth/data/specialists/specialist.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import type { ReactNode } from 'react';

const CLOSED = {
  suspended: 'Your registration is suspended',
  expired: 'Your registration check is out of date',
} as const;

interface WhilePractisingProps {
  children: ReactNode;
  /** What stays open while the practice is closed. */
  closed?: ReactNode;
}

/** What a specialist sees of patients. While their practice is closed it says so: an empty list would say that there is nobody. */
export function WhilePractising({ children, closed }: WhilePractisingProps) {
  const { data } = useMyRegistration();
  const state = data?.state;
  if (state !== 'suspended' && state !== 'expired') return children;
  return (
    <>
      <EmptyState
        title={CLOSED[state]}
        action={<Link to={pathTo('specialist.profile')}>Why, and what you can do</Link>}
      >
        Your visits, patients, messages and their records are closed to you until it is lifted or checked again. They
        are not lost. Visits that lay ahead were called off, and everybody was told and got their money back.
      </EmptyState>
      {closed}
    </>
  );
}
