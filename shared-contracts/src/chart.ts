/**
 * Door `@telehealth/contracts/chart`: the record: its lists, parts, files, who may see which, and the card for an
 * emergency.
 */
export * from './chart/chart';
export * from './chart/chart-access';
export * from './chart/chosen-file';
export * from './chart/emergency-card';
export * from './chart/link-passcode';
export * from './chart/symptom-check';
