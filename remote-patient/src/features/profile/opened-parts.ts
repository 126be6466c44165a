import { lateDialog } from '@telehealth/ui/feedback/late-dialog';
import { useEffect } from 'react';

// The forms load after the page, in one file, and are ready before the first press.
const readAid = () => import(/* webpackChunkName: "opened-profile" */ './edit/edit-aid');
const readContact = () => import(/* webpackChunkName: "opened-profile" */ './edit/edit-contact');
const readFacts = () => import(/* webpackChunkName: "opened-profile" */ './edit/edit-facts');
const readNeeds = () => import(/* webpackChunkName: "opened-profile" */ './edit/edit-needs');
const readPhone = () => import(/* webpackChunkName: "opened-profile" */ '../../person/edit-phone');
const readInvitation = () => import(/* webpackChunkName: "opened-profile" */ './edit/invite-dialog');

export const EditAid = lateDialog(async () => (await readAid()).EditAid);
export const EditContact = lateDialog(async () => (await readContact()).EditContact);
export const EditFacts = lateDialog(async () => (await readFacts()).EditFacts);
export const EditNeeds = lateDialog(async () => (await readNeeds()).EditNeeds);
export const EditPhone = lateDialog(async () => (await readPhone()).EditPhone);
export const InviteDialog = lateDialog(async () => (await readInvitation()).InviteDialog);

/** Loads them. @param isTime the page is drawn */
export function useOpenedParts(isTime: boolean): void {
  useEffect(() => {
    // A failed load is retried on opening, which reports errors.
    if (isTime) readFacts().catch(() => undefined);
  }, [isTime]);
}
