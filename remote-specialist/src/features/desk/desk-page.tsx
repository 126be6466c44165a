import { useHostServices } from '@telehealth/contracts/session';
import { useDeskOverview } from '@telehealth/data/desk/desk.queries';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { type ReactNode, useEffect } from 'react';

interface DeskPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * The surroundings of every page of the desk. Whom the database does not take for an operator, whatever the identity says, is
 * told what everybody else is told: that nothing is here.
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
