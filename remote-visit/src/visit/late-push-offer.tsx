import { lazy, Suspense } from 'react';

/** An offer is no part of the page: it comes after it, and without its code the page is whole. */
const Offer = lazy(() =>
  import(/* webpackChunkName: "push-offer" */ './push-offer').then(
    ({ PushOffer }) => ({ default: PushOffer }),
    () => ({ default: () => null }),
  ),
);

/** Notices on this device, offered once. */
export const LatePushOffer = () => (
  <Suspense>
    <Offer />
  </Suspense>
);
