/**
 * How the fragment of an invitation's address begins; its token follows. No server sees a fragment. While whoever opened it
 * signs in, the fragment is kept in sessionStorage under the path of the visit with this behind it, followed by a space and when
 * that was, in ms: what nobody accepted within `INVITATION_KEPT_MS` is dropped.
 */
export const INVITATION = '#invitation=';
export const INVITATION_KEPT_MS = 3_600_000;
