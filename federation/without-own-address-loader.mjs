const ADDRESS = /\bimport\.meta\.url\b/g;

/**
 * A library asks for its own file's address where it runs in Node. The bundler would write the builder's path there. Throws when a new
 * version no longer asks, so that this goes with it.
 */
export default function withoutOwnAddress(source) {
  if (source.search(ADDRESS) === -1)
    throw new Error('It no longer asks for its address: see without-own-address-loader.mjs');
  return source.replace(ADDRESS, '""');
}
