/** How to take a reliable measurement. */
export interface MeasureWell {
  /** Minutes of rest beforehand; 0: none. */
  restMinutes: number;
  steps: readonly string[];
  source: string;
}

/** Steps follow the named guidance; the sentences are our own. */
export const MEASURE_WELL: Readonly<Record<string, MeasureWell>> = {
  blood_pressure: {
    restMinutes: 5,
    steps: [
      'No coffee, smoke or exercise in the half hour before',
      'Seated, back leant, feet flat, legs not crossed',
      'Cuff on the bare arm, at the height of your heart',
      'Do not talk. Two readings, one minute apart',
    ],
    source: 'Mount Sinai Heart, Guidelines for Taking Blood Pressure at Home',
  },
  oxygen_saturation: {
    restMinutes: 5,
    steps: [
      'Warm hand, relaxed, held below the height of your heart',
      'No nail polish on that finger',
      'Sit still, and wait until the number stops changing',
      'The number can be wrong with poor blood flow, cold or thick skin, dark skin and tobacco: how you feel counts, too',
    ],
    source:
      'US Food and Drug Administration, Pulse Oximeter Accuracy and Limitations, safety communication of 19 February 2021',
  },
  heart_rate: {
    restMinutes: 5,
    steps: [
      'Seated or lying, after a rest',
      'Not after exercise, coffee or smoke',
      'By hand: count for a whole minute',
    ],
    source: 'MedlinePlus Medical Encyclopedia, Vital signs (002341), reviewed 2023-02-02',
  },
  body_temperature: {
    restMinutes: 0,
    steps: [
      'In the mouth: nothing hot or cold to eat or drink in the half hour before',
      'Under the arm: press the arm against the body, and wait five minutes',
      'Wait for the signal of the thermometer',
    ],
    source: 'A.D.A.M. Medical Encyclopedia, Temperature measurement (003400), MedlinePlus',
  },
  blood_glucose: {
    restMinutes: 0,
    steps: ['Wash your hands with soap and warm water, and dry them completely'],
    source: 'Mayo Clinic, Blood sugar testing, slide 2',
  },
  body_weight: {
    restMinutes: 0,
    steps: [
      'The same scale, on a hard floor',
      'In the morning, after the toilet and before breakfast',
      'In as much clothing each time',
    ],
    source: 'Healthwise, Heart Failure: Checking Your Weight Daily',
  },
  body_length: {
    restMinutes: 0,
    steps: [
      'For children under 2, lying on their back on something flat and hard',
      'Head against a board or wall, legs straight, no shoes and no hair bun',
      'Two people: one holds the head, one the knees and the mark at the heels',
    ],
    source: 'WHO, Training Course on Child Growth Assessment, module B, Measuring a child’s growth (2008)',
  },
  head_circumference: {
    restMinutes: 0,
    steps: [
      'A tape that does not stretch, above the eyebrows and over the widest part at the back',
      'Three times; write down the largest',
    ],
    source: 'WHO Child Growth Standards, head circumference-for-age: methods and development (2007)',
  },
};
