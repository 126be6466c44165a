/** What speaks TUS 1.0.0 in browsers (tus-js-client). Fetched when the first file leaves; a place of its own, so that tests can stand in for it. */
export const loadUpload = () => import(/* webpackChunkName: "upload" */ 'tus-js-client');
