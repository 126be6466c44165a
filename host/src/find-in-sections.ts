import type { SectionWords } from '@telehealth/contracts/shell';
import type { Host } from './host-context';

/**
 * What the sections of this page have words for and the host has none. A section that brings no words, or whose words do not
 * arrive, is passed over.
 * @param find what to look for in the words of one section
 * @returns the first that is found
 */
export async function findInSections<Found>(
  started: Host['started'],
  find: (words: SectionWords) => Found | null | undefined,
): Promise<Found | null> {
  const words = await Promise.allSettled(started().map(async (manifest) => (await manifest).words?.()));
  for (const { value } of words.filter((one) => one.status === 'fulfilled')) {
    const found = value && find(value);
    if (found) return found;
  }
  return null;
}
