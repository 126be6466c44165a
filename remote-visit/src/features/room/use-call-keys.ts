import { useSingleKeys } from '@telehealth/ui/parts/use-single-keys';

/** Keyboard shortcuts, listed under "?". */
const KEYS = ['m', 'c', 's', 't', '?', 'Escape', '1', '2', '3', '4', '5', '6', '7'] as const;
export type CallKey = (typeof KEYS)[number];

/** Single-key shortcuts of the call; the numbers, from 1, are those of the tabs beside the picture. */
export const useCallKeys = (onKey: (key: CallKey) => void): void => useSingleKeys(KEYS, onKey);
