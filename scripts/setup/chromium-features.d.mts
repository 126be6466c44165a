export const TURNED_OFF: readonly string[];
