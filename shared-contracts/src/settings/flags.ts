/**
 * Abilities that not everybody has yet, with what an operator reads of them. Who has one, who answers for it and until when are rows
 * of `private.flags`; without a row nobody has it. Once everybody keeps one, its line goes with the code that asks for it.
 */
export const FLAGS = {
  bluetoothReadings: 'Readings by Bluetooth, where patients connect a device',
} as const;
export type FlagName = keyof typeof FLAGS;
