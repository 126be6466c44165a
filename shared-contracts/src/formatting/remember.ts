/**
 * Makes a thing once per key and gives the same one again. For what is costly to make and depends on its key alone, such as
 * the formats of `Intl`; each copy of this module may keep its own.
 */
export function remember<Key extends string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
