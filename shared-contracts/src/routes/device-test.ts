/** Where anybody tries camera and sound. The visit's section brings the page (`manifest.more`); others lead to it. */
export const DEVICE_TEST_PATH = '/visit/device-test';
