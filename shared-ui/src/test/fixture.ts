import type { ReactNode } from 'react';

/** A component in one state, for the accessibility test. */
export interface Fixture {
  name: string;
  draw: () => ReactNode;
}
