import { describe, expect, it } from 'vitest';
import {
  decodeBloodPressure,
  decodeGlucose,
  decodeHeartRate,
  decodeOximeterContinuous,
  decodeOximeterSpot,
  decodeTemperature,
  decodeWeight,
} from './decode';
import { toFloat, toSfloat } from './packet';
import { MEASURING_SERVICES } from './services';

const bytes = (hex: string) => new Uint8Array(hex.split(/[\s-]+/).map((byte) => Number.parseInt(byte, 16)));
const plain = ({ values }: ReturnType<typeof decodeHeartRate>) =>
  values.map(({ code, value, secondValue }) => [code, value, secondValue]);

describe('IEEE-11073 numbers', () => {
  it.each([
    [0x0072, 114],
    [0xf4f6, 127],
    [0xf16e, 36.6],
    [0x0000, 0],
    [0x0fff, -1],
    [0x7001, 10_000_000],
    [0x8001, 1e-8],
    [0xf803, -204.5],
    // With another exponent these mantissas are ordinary numbers.
    [0xf7ff, 204.7],
  ])('of 16 bits: %i is %d', (raw, value) => expect(toSfloat(raw)).toBe(value));

  it.each([
    [0x07ff, null],
    [0x0800, null],
    [0x0801, null],
    [0x07fe, 'above'],
    [0x0802, 'below'],
    // With another exponent these mantissas are ordinary numbers.
    [0xf7fe, 204.6],
    [0xf802, -204.6],
  ])('of 16 bits: %i is no number but %s', (raw, told) => expect(toSfloat(raw)).toBe(told));

  it.each([
    [0xff00016e, 36.6],
    [0xfe000e4c, 36.6],
    [0x00000024, 36],
    [0xffffffff, -0.1],
  ])('of 32 bits: %i is %d', (raw, value) => expect(toFloat(raw)).toBe(value));

  it.each([
    [0x007fffff, null],
    [0x00800000, null],
    [0x00800001, null],
    [0x007ffffe, 'above'],
    [0x00800002, 'below'],
  ])('of 32 bits: %i is no number but %s', (raw, told) => expect(toFloat(raw)).toBe(told));
});

describe('GATT Specification Supplement, Blood Pressure Measurement', () => {
  it('as a cuff sent it: mmHg, its time, pulse, user and status', () => {
    // Recorded from a device and published with the value another program read from it: 127 mmHg.
    const { values } = decodeBloodPressure(bytes('DE F6 F4 16 F3 FF 07 E4 07 01 14 08 2B 00 B2 F2 01 80 00'));
    expect(values).toEqual([
      {
        ...{ code: 'blood_pressure', value: 127, secondValue: 79, quality: 'good', remarks: [] },
        takenAt: new Date(2020, 0, 20, 8, 43),
      },
      {
        ...{ code: 'heart_rate', value: 69, secondValue: null, quality: 'good', remarks: [] },
        takenAt: new Date(2020, 0, 20, 8, 43),
      },
    ]);
  });

  it('in kPa, without anything else', () => {
    expect(plain(decodeBloodPressure(bytes('01 A0 F0 6B F0 7D F0')))).toEqual([['blood_pressure', 120, 80]]);
  });

  it('says what disturbed it', () => {
    const { values } = decodeBloodPressure(bytes('10 7C 00 50 00 5A 00 05 00'));
    expect(values[0]).toMatchObject({
      quality: 'poor',
      remarks: ['You moved while it measured.', 'The pulse was uneven.'],
    });
  });

  it('with a date that is not known has none', () => {
    const { values } = decodeBloodPressure(bytes('02 7C 00 50 00 5A 00 00 00 00 00 08 2B 00'));
    expect(values[0]).toMatchObject({ value: 124, takenAt: null });
    expect(decodeBloodPressure(bytes('02 7C 00 50 00 5A 00 E4 07 02 1F 08 2B 00')).values[0]?.takenAt).toBeNull();
  });

  it('that failed (NaN) is no measurement', () => {
    expect(decodeBloodPressure(bytes('00 FF 07 FF 07 FF 07'))).toEqual({ values: [], why: 'notMeasured' });
  });
});

describe('GATT Specification Supplement, Heart Rate Measurement', () => {
  it.each([
    ['8 bits', '00 48', 72, 'unknown'],
    ['16 bits', '01 2C 01', 300, 'unknown'],
    ['with skin contact, energy and intervals', '1E 48 10 00 40 03', 72, 'good'],
    ['without skin contact', '04 48', 72, 'poor'],
  ])('of %s', (_, hex, rate, quality) => {
    expect(decodeHeartRate(bytes(hex)).values).toMatchObject([{ code: 'heart_rate', value: rate, quality }]);
  });

  it('of 0 is no pulse', () => expect(decodeHeartRate(bytes('00 00')).values).toEqual([]));
});

describe('GATT Specification Supplement, Temperature Measurement', () => {
  it.each([
    ['Celsius', '00 6E 01 00 FF', 36.6],
    ['Fahrenheit', '01 DA 03 00 FF', 37],
    ['Celsius with time and place', '06 7B 01 00 FF EA 07 0B 18 06 1E 00 02', 37.9],
  ])('in %s', (_, hex, celsius) => {
    expect(plain(decodeTemperature(bytes(hex)))).toEqual([['body_temperature', celsius, null]]);
  });

  it('not at this resolution is none', () => expect(decodeTemperature(bytes('00 00 00 80 00')).values).toEqual([]));
});

describe('GATT Specification Supplement, Weight Measurement', () => {
  it.each([
    ['kilograms of 5 g', '00 A4 38', 72.5],
    ['pounds of a hundredth', '01 28 3C', 69.9],
    ['kilograms with time, user, BMI and height', '0E A4 38 EA 07 0B 18 06 1E 00 01 F5 00 AC 06', 72.5],
  ])('in %s', (_, hex, kilograms) => {
    expect(plain(decodeWeight(bytes(hex)))).toEqual([['body_weight', kilograms, null]]);
  });

  it('that did not succeed is none', () => expect(decodeWeight(bytes('00 FF FF')).values).toEqual([]));
});

describe('GATT Specification Supplement, PLX measurements', () => {
  it('of a spot check', () => {
    const { values } = decodeOximeterSpot(bytes('01 61 00 48 00 EA 07 0B 18 06 1E 00'));
    expect(values).toMatchObject([
      { code: 'oxygen_saturation', value: 97, takenAt: new Date(2026, 10, 24, 6, 30) },
      { code: 'heart_rate', value: 72 },
    ]);
  });

  it('of a device whose clock is not set have no time', () => {
    expect(decodeOximeterSpot(bytes('11 61 00 48 00 EA 07 0B 18 06 1E 00')).values[0]?.takenAt).toBeNull();
  });

  it('that go on, with fast and slow numbers, status, sensor and amplitude', () => {
    const hex = '1F 60 00 47 00 61 00 48 00 5F 00 46 00 00 00 00 00 00 10 00';
    expect(plain(decodeOximeterContinuous(bytes(hex)))).toEqual([
      ['oxygen_saturation', 96, null],
      ['heart_rate', 71, null],
    ]);
  });

  it.each([
    ['early estimate', '40 00'],
    ['questionable', '00 40'],
  ])('that are an %s are poor', (_, status) => {
    const { values } = decodeOximeterSpot(bytes(`02 5A 00 48 00 ${status}`));
    expect(values[0]).toMatchObject({ value: 90, quality: 'poor' });
  });

  it.each([
    ['a demonstration', '00 04'],
    ['a test', '00 08'],
    ['unavailable', '00 20'],
    ['invalid', '00 80'],
  ])('that are %s are none', (_, status) => {
    expect(decodeOximeterSpot(bytes(`02 5A 00 48 00 ${status}`)).values).toEqual([]);
  });

  it('of a finger that is not in are none, but for what is known', () => {
    expect(decodeOximeterContinuous(bytes('00 FF 07 FF 07'))).toEqual({ values: [], why: 'notMeasured' });
    expect(plain(decodeOximeterContinuous(bytes('00 61 00 FF 07')))).toEqual([['oxygen_saturation', 97, null]]);
  });
});

describe('GATT Specification Supplement, Glucose Measurement', () => {
  const START = '01 00 EA 07 0B 18 06 1E 00';
  it.each([
    ['mol/L', `06 ${START} 37 C0 11`, 5.5],
    ['kg/L', `02 ${START} 63 B0 11`, 5.5],
  ])('in %s', (_, hex, millimoles) => {
    expect(plain(decodeGlucose(bytes(hex)))).toEqual([['blood_glucose', millimoles, null]]);
  });

  it('moves its time by its offset and tells what was wrong', () => {
    const { values } = decodeGlucose(bytes(`0F ${START} C4 FF 37 C0 11 04 00`));
    expect(values[0]).toMatchObject({
      ...{ takenAt: new Date(2026, 10, 24, 5, 30), quality: 'poor', remarks: ['There was too little blood.'] },
    });
  });

  it('has no time where the offset is beyond what can be told', () => {
    expect(decodeGlucose(bytes(`07 ${START} FF 7F 37 C0 11`)).values[0]).toMatchObject({ value: 5.5, takenAt: null });
  });

  it('of control solution, or without a concentration, is none', () => {
    expect(decodeGlucose(bytes(`06 ${START} 37 C0 1A`)).values).toEqual([]);
    expect(decodeGlucose(bytes(`00 ${START}`)).values).toEqual([]);
  });
});

describe('what is beyond a device', () => {
  const START = '01 00 EA 07 0B 18 06 1E 00';
  it.each([
    ['a pressure above the cuff', decodeBloodPressure(bytes('00 FE 07 5A 00 6E 00')), 'blood_pressure', 'above'],
    ['a lower pressure below it', decodeBloodPressure(bytes('00 46 00 02 08 37 00')), 'blood_pressure', 'below'],
    ['in kPa too', decodeBloodPressure(bytes('01 FE 07 FE 07 FF 07')), 'blood_pressure', 'above'],
    ['a temperature', decodeTemperature(bytes('00 FE FF 7F 00')), 'body_temperature', 'above'],
    ['a temperature in Fahrenheit', decodeTemperature(bytes('01 02 00 80 00')), 'body_temperature', 'below'],
    ['sugar as infinity', decodeGlucose(bytes(`06 ${START} FE 07 11`)), 'blood_glucose', 'above'],
    ['sugar as minus infinity', decodeGlucose(bytes(`02 ${START} 02 08 11`)), 'blood_glucose', 'below'],
    ['sugar as no number with a flag', decodeGlucose(bytes(`0E ${START} FF 07 11 20 00`)), 'blood_glucose', 'above'],
    ['sugar as a number with a flag', decodeGlucose(bytes(`0E ${START} 4D C1 11 20 00`)), 'blood_glucose', 'above'],
    ['sugar with a flag alone', decodeGlucose(bytes(`08 ${START} 40 00`)), 'blood_glucose', 'below'],
    ['oxygen', decodeOximeterSpot(bytes('00 02 08 FF 07')), 'oxygen_saturation', 'below'],
  ])('has a side and no number: %s', (_, told, code, side) => {
    expect(told).toEqual({ values: [], outOfRange: [{ code, side }] });
  });

  it('leaves the other number of the packet', () => {
    expect(decodeOximeterSpot(bytes('00 61 00 FE 07'))).toMatchObject({
      values: [{ code: 'oxygen_saturation', value: 97 }],
      outOfRange: [{ code: 'heart_rate', side: 'above' }],
    });
    // Status: the pulse exceeds the upper limit.
    expect(decodeBloodPressure(bytes('14 7C 00 50 00 5A 00 FF 07 08 00'))).toMatchObject({
      values: [{ code: 'blood_pressure', value: 124 }],
      outOfRange: [{ code: 'heart_rate', side: 'above' }],
    });
  });

  it('is nothing where it only failed, and where it was control solution', () => {
    expect(decodeGlucose(bytes(`06 ${START} 00 08 11`))).toEqual({ values: [], why: 'notMeasured' });
    expect(decodeGlucose(bytes(`06 ${START} FE 07 1A`))).toEqual({ values: [], why: 'notMeasured' });
    expect(decodeTemperature(bytes('00 FF FF 7F 00'))).toEqual({ values: [], why: 'notMeasured' });
  });

  it('has no time where the clock had a fault', () => {
    expect(decodeGlucose(bytes(`0E ${START} 37 C0 11 00 08`)).values[0]).toMatchObject({ value: 5.5, takenAt: null });
  });
});

describe('whatever a device sends', () => {
  const decoders = MEASURING_SERVICES.flatMap(({ characteristics }) => characteristics.map(({ decode }) => decode));

  it('cut off anywhere, it gives no half-read number and never throws', () => {
    const whole = bytes('DE F6 F4 16 F3 FF 07 E4 07 01 14 08 2B 00 B2 F2 01 80 00');
    for (let length = 0; length < whole.length; length += 1) {
      expect(decodeBloodPressure(whole.slice(0, length)), `${length} bytes`).toEqual({ values: [], why: 'tooShort' });
    }
    for (const decode of decoders) expect(decode(new Uint8Array())).toEqual({ values: [], why: 'tooShort' });
  });

  it('at random, it gives finite numbers or none', () => {
    let seed = 7;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x80000000;
    };
    for (let round = 0; round < 4000; round += 1) {
      const packet = Uint8Array.from({ length: Math.floor(random() * 24) }, () => Math.floor(random() * 256));
      for (const decode of decoders) {
        for (const { value, secondValue, takenAt } of decode(packet).values) {
          expect(Number.isFinite(value)).toBe(true);
          expect(secondValue === null || Number.isFinite(secondValue)).toBe(true);
          expect(takenAt === null || Number.isFinite(takenAt.getTime())).toBe(true);
        }
      }
    }
  });

  it('is read from its own place in a larger buffer', () => {
    const larger = bytes('FF FF 00 48 FF');
    expect(plain(decodeHeartRate(larger.subarray(2, 4)))).toEqual([['heart_rate', 72, null]]);
  });
});
