/**
 * How the fragment of an invitation's address begins; its token follows. No server sees a fragment. While whoever opened it
 * signs in, the fragment is kept in sessionStorage under the path of the visit with this behind it.
 */
export const INVITATION = '#invitation=';
