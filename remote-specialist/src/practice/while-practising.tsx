import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import type { ReactNode } from 'react';
import { useMyRegistration } from '../data/registration/registration.queries';

const CLOSED = {
  suspended: 'Your registration is suspended',
  expired: 'Your registration check is out of date',
} as const;

interface WhilePractisingProps {
  children: ReactNode;
  /** What stays available while the practice is closed. */
  closed?: ReactNode;
}

/** Pages about patients. While the practice is closed they say so, because an empty list would mean that there are none. */
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
