import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a frame that comes after the page, and stays away where its code does not arrive. */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return () => (
    <Suspense>
      <Part />
    </Suspense>
  );
}
