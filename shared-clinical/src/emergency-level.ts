/** This triage level, or a more urgent one (1 is the most urgent of five), means help at once. */
export const EMERGENCY_LEVEL = 2;
