import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../fixtures/accounts';
import { quickSignIn } from '../fixtures/visitors';

/** One of `my_appointments`, with what tells the states of a visit apart. */
export interface OwnVisit {
  id: string;
  status: string;
  viewer_role: 'patient' | 'specialist';
  counterpart_name: string;
  cancelled_by: string | null;
  sequence: number;
  payment_state: string | null;
}

/** Signs one of the demo people in by the mailbox before `@example.com`. @returns the visits of that person */
export async function visitsOf(page: Page, mailbox: string, role: 'patient' | 'specialist'): Promise<OwnVisit[]> {
  await quickSignIn(page, `${mailbox}@example.com`, DEMO_PASSWORD);
  const [list] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/rest/v1/rpc/my_appointments') && answer.ok()),
    page.goto(`/${role}/appointments`),
  ]);
  return (await list.json()) as OwnVisit[];
}
