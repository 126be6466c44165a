import type { ConsultationMode } from '../booking/appointment';

export const PREPARATION_STEPS = [
  'place',
  'light',
  'reception',
  'power',
  'connection',
  'pictures',
  'medicines',
  'questions',
  'address',
] as const;
/** One thing to do before a visit. */
export type PreparationStep = (typeof PREPARATION_STEPS)[number];

/** How a step is called on screens. */
export const PREPARATION_LABELS: Readonly<Record<PreparationStep, string>> = {
  place: 'Find a quiet place where nobody listens in',
  light: 'Sit where it is bright and face the light',
  reception: 'Find a place with good reception',
  power: 'Charge your phone',
  connection: 'Keep a stable connection and about half an hour',
  pictures: 'Have pictures ready if they help to explain',
  medicines: 'Have your medicines, or a list of them, within reach',
  questions: 'Write down what you want to ask; three questions fit well',
  address: 'Know the address where you are, in case you need help during the visit',
};

const ALWAYS: readonly PreparationStep[] = ['medicines', 'questions', 'address'];
const BY_MODE: Readonly<Record<ConsultationMode, readonly PreparationStep[]>> = {
  video: ['place', 'light'],
  voice: ['place', 'reception', 'power'],
  chat: ['connection', 'pictures'],
};

/** What to do before a visit of this kind, in the order it is done. */
export const preparationFor = (mode: ConsultationMode): readonly PreparationStep[] => [...BY_MODE[mode], ...ALWAYS];

export const DEVICES = ['camera', 'microphone', 'speaker'] as const;
export type Device = (typeof DEVICES)[number];
export const DEVICE_STATES = ['works', 'fails', 'untried'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];
/** What a test of a device's parts said. */
export type DeviceResults = Readonly<Record<Device, DeviceState>>;

/** The parts that a visit of this kind cannot do without. */
export const DEVICES_FOR: Readonly<Record<ConsultationMode, readonly Device[]>> = {
  video: ['camera', 'microphone', 'speaker'],
  voice: ['microphone', 'speaker'],
  chat: [],
};
