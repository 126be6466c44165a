import type { MessageArea } from './message-entry';

/** Readings by a device or a file: why nothing came, and what is left to do. */
export const DEVICE_MESSAGES = {
  'device.unreachable': {
    tone: 'warning',
    text: 'The device did not answer. Check that it is switched on, close by and not connected to another phone, then try again.',
  },
  'device.noKnownService': {
    tone: 'warning',
    text: 'We cannot read the numbers of this device. Type the number instead.',
  },
  'device.lost': {
    tone: 'warning',
    text: 'The connection to the device was lost. Nothing arrived. Connect again, or type the number.',
  },
  'device.notMeasured': {
    tone: 'warning',
    text: 'The device says that it could not measure. Please measure again.',
  },
  'healthExport.notAnExport': {
    tone: 'warning',
    text: 'This is not an export of Apple Health. It is the file export.zip, or export.xml inside of it.',
  },
  'healthExport.unreadableZip': {
    tone: 'warning',
    text: 'This file is damaged or not complete. Nothing was sent. Please export it again on the iPhone.',
  },
  'healthExport.noUnzip': {
    tone: 'warning',
    text: 'This browser cannot open zip files. Open the zip on your device first, then choose export.xml.',
  },
} as const satisfies MessageArea;
