/** Stands for a decoder that no font here needs. */
export default () => {
  throw new Error('WOFF2 is not read here');
};
