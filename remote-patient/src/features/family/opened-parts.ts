import { lateDialog } from '@telehealth/ui/feedback/late-dialog';
import { useEffect } from 'react';

// The forms load after the page, in one file, and are ready before the first press.
const readAdding = () => import(/* webpackChunkName: "opened-family" */ './edit/add-person');
const readChanging = () => import(/* webpackChunkName: "opened-family" */ './edit/change-person');

export const AddPerson = lateDialog(async () => (await readAdding()).AddPerson);
const readInviting = () => import(/* webpackChunkName: "opened-family" */ './edit/invite-guardian');
const readHandingOver = () => import(/* webpackChunkName: "opened-family" */ './edit/hand-over');

export const InviteGuardian = lateDialog(async () => (await readInviting()).InviteGuardian);
export const HandOver = lateDialog(async () => (await readHandingOver()).HandOver);
const readClosing = () => import(/* webpackChunkName: "opened-family" */ './edit/close-record');

export const CloseRecord = lateDialog(async () => (await readClosing()).CloseRecord);
export const ChangePerson = lateDialog(async () => (await readChanging()).ChangePerson);

/** Loads them. @param isTime the page is drawn */
export function useFamilyForms(isTime: boolean): void {
  useEffect(() => {
    // A failed load is retried on opening, which reports errors.
    if (isTime) readAdding().catch(() => undefined);
  }, [isTime]);
}
