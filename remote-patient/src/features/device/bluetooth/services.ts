import {
  type Decoder,
  decodeBloodPressure,
  decodeGlucose,
  decodeHeartRate,
  decodeOximeterContinuous,
  decodeOximeterSpot,
  decodeTemperature,
  decodeWeight,
} from './decode';

/** A service of the Bluetooth assigned numbers and its measurement characteristics. */
export interface MeasuringService {
  /** 16-bit UUID. */
  service: number;
  label: string;
  /** What the patient has to do so that the device sends. */
  wait: string;
  characteristics: readonly { id: number; decode: Decoder }[];
  /** The characteristic through which stored records are requested (Record Access Control Point). */
  recordAccess?: number;
  /** The device sends continuously; the last value is taken. */
  isContinuous?: boolean;
}

/** Source: Bluetooth SIG, Assigned Numbers, 16-bit UUIDs of GATT services and characteristics. */
export const MEASURING_SERVICES: readonly MeasuringService[] = [
  {
    service: 0x1810,
    label: 'Blood pressure',
    wait: 'Start the cuff. The number arrives when it is done.',
    characteristics: [{ id: 0x2a35, decode: decodeBloodPressure }],
  },
  {
    service: 0x180d,
    label: 'Heart rate',
    wait: 'Wear the strap. The number follows your pulse.',
    isContinuous: true,
    characteristics: [{ id: 0x2a37, decode: decodeHeartRate }],
  },
  {
    service: 0x1809,
    label: 'Thermometer',
    wait: 'Measure. The number arrives when it is done.',
    characteristics: [{ id: 0x2a1c, decode: decodeTemperature }],
  },
  {
    service: 0x181d,
    label: 'Scale',
    wait: 'Step on the scale and stand still.',
    characteristics: [{ id: 0x2a9d, decode: decodeWeight }],
  },
  {
    service: 0x1822,
    label: 'Oximeter',
    wait: 'Put a finger in and keep it still.',
    isContinuous: true,
    characteristics: [
      { id: 0x2a5e, decode: decodeOximeterSpot },
      { id: 0x2a5f, decode: decodeOximeterContinuous },
    ],
  },
  {
    service: 0x1808,
    label: 'Glucose meter',
    wait: 'The meter sends its newest number.',
    recordAccess: 0x2a52,
    characteristics: [{ id: 0x2a18, decode: decodeGlucose }],
  },
];

/** "Report stored records", "last record" (Record Access Control Point, op code 0x01, operator 0x06). */
export const REPORT_LAST_RECORD = new Uint8Array([0x01, 0x06]);
