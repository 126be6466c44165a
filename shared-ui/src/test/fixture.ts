import type { ReactNode } from 'react';

/** One part of the kit in one state, as drawn by the accessibility test. */
export interface Fixture {
  name: string;
  draw: () => ReactNode;
}
