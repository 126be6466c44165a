import { useHostServices } from '@telehealth/contracts/session';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { type ReactNode, useEffect } from 'react';
import { useDeskOverview } from '../../data/desk/desk.queries';

interface DeskPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every desk page. A person whom the database does not accept as an operator, whatever the identity says, gets the
 * same "not found" as everyone else.
 */
export function DeskPage({ title, lead, children }: DeskPageProps) {
  const { navigateTo } = useHostServices();
  const isRefused = useDeskOverview().error?.id === 'access.refused';
  useEffect(() => {
    if (isRefused) navigateTo('notFound', {}, { replace: true });
  }, [isRefused, navigateTo]);
  if (isRefused) return null;
  return (
    <Page>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </Page>
  );
}
