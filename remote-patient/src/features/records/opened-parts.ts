import { lazy, useEffect } from 'react';

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

export const EntryView = lazy(async () => ({ default: (await readEntry()).EntryView }));
export const EmergencySummary = lazy(async () => ({ default: (await readEmergency()).EmergencySummary }));
export const BringIn = lazy(async () => ({ default: (await readImport()).BringIn }));
export const WholeRecord = lazy(async () => ({ default: (await readPaper()).WholeRecord }));
export const TakeOutDialog = lazy(async () => ({ default: (await readTakeOut()).TakeOutDialog }));
export const UploadDialog = lazy(async () => ({ default: (await readUpload()).UploadDialog }));
export const EntryDialog = lazy(async () => ({ default: (await readEntryDialog()).EntryDialog }));
export const ChooseDialog = lazy(async () => ({ default: (await readChoose()).ChooseDialog }));

/** Fetches them. @param isTime the list is drawn, or the address names one of them */
export function useOpenedParts(isTime: boolean): void {
  useEffect(() => {
    // What cannot be fetched now is fetched when it is opened, and says so there.
    if (isTime) readEntry().catch(() => undefined);
  }, [isTime]);
}
