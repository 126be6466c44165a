/** Without accents and case, for quickly typed names. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every typed word must begin a word of the name. */
export function isCalled(name: string, typed: string): boolean {
  const words = plain(name).split(/[\s-]+/);
  const wanted = plain(typed).split(/[\s-]+/);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
