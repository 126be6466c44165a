import { lateDialog } from '@telehealth/ui/feedback/late-dialog';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { useEffect } from 'react';

// What is needed once something is opened from the record. The list stands without it, so it comes after the list, in one
// file, and is there before anybody has pressed.
const readEntry = () => import(/* webpackChunkName: "opened-record" */ './entry/entry-view');
const readEmergency = () => import(/* webpackChunkName: "opened-record" */ './emergency/emergency-summary');
const readImport = () => import(/* webpackChunkName: "opened-record" */ './bring-in/bring-in');
const readPaper = () => import(/* webpackChunkName: "opened-record" */ './paper/whole-record');
const readTakeOut = () => import(/* webpackChunkName: "opened-record" */ './paper/take-out-dialog');
const readUpload = () => import(/* webpackChunkName: "opened-record" */ './documents/upload-dialog');
const readEntryDialog = () => import(/* webpackChunkName: "opened-record" */ './write/entry-dialog');
const readChoose = () => import(/* webpackChunkName: "opened-record" */ './write/choose-dialog');

export const EntryView = latePart(async () => (await readEntry()).EntryView);
export const EmergencySummary = latePart(async () => (await readEmergency()).EmergencySummary);
export const BringIn = latePart(async () => (await readImport()).BringIn);
export const WholeRecord = latePart(async () => (await readPaper()).WholeRecord);
export const TakeOutDialog = lateDialog(async () => (await readTakeOut()).TakeOutDialog);
export const UploadDialog = lateDialog(async () => (await readUpload()).UploadDialog);
export const EntryDialog = lateDialog(async () => (await readEntryDialog()).EntryDialog);
export const ChooseDialog = lateDialog(async () => (await readChoose()).ChooseDialog);

/** Fetches them. @param isTime the list is drawn, or the address names one of them */
export function useOpenedParts(isTime: boolean): void {
  useEffect(() => {
    // What cannot be fetched now is fetched when it is opened, and says so there.
    if (isTime) readEntry().catch(() => undefined);
  }, [isTime]);
}
