export const waitlistKeys = { mine: ['waitlist', 'mine'] as const };
