import { lateDialog } from '@telehealth/ui/feedback/late-dialog';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { useEffect } from 'react';

// Code needed once something is opened from the record. It loads after the list, in one file, and is ready before the first
// press.
const readEntry = () => import(/* webpackChunkName: "opened-record" */ './entry/entry-view');
const readEmergency = () => import(/* webpackChunkName: "opened-record" */ './emergency/emergency-summary');
const readImport = () => import(/* webpackChunkName: "opened-record" */ './bring-in/bring-in');
const readPaper = () => import(/* webpackChunkName: "opened-record" */ './paper/whole-record');
const readTakeOut = () => import(/* webpackChunkName: "opened-record" */ './paper/take-out-dialog');
const readUpload = () => import(/* webpackChunkName: "opened-record" */ './documents/upload-dialog');
const readEntryDialog = () => import(/* webpackChunkName: "opened-record" */ './write/entry-dialog');
const readChoose = () => import(/* webpackChunkName: "opened-record" */ './write/choose-dialog');

export const EntryView = lazyPart(async () => (await readEntry()).EntryView);
export const EmergencySummary = lazyPart(async () => (await readEmergency()).EmergencySummary);
export const BringIn = lazyPart(async () => (await readImport()).BringIn);
export const WholeRecord = lazyPart(async () => (await readPaper()).WholeRecord);
export const TakeOutDialog = lateDialog(async () => (await readTakeOut()).TakeOutDialog);
export const UploadDialog = lateDialog(async () => (await readUpload()).UploadDialog);
export const EntryDialog = lateDialog(async () => (await readEntryDialog()).EntryDialog);
export const ChooseDialog = lateDialog(async () => (await readChoose()).ChooseDialog);

/**
 * Loads it.
 * @param isTime the list is rendered, or the URL names one of them
 */
export function useOpenedParts(isTime: boolean): void {
  useEffect(() => {
    // A failed load is retried on opening, which reports errors.
    if (isTime) readEntry().catch(() => undefined);
  }, [isTime]);
}
