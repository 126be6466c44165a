import type { LogLine } from '@telehealth/data/access/access.schema';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { describe, expect, it } from 'vitest';
import { seenBy } from './seen-by';
import { seenText } from './seen-text';

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
const allergy = { kind: 'allergy', id: 'a', category: 'profile', createdAt: day(5) } as unknown as OwnEntry;
const fileOfVisit = {
  ...{ kind: 'document', id: 'd', category: 'documents', addedAt: day(5), documentDate: '2026-11-01' },
  appointmentId: 'visit',
} as unknown as OwnEntry;
const line = (of: Partial<LogLine>) =>
  ({
    actorId: 'naledi',
    actorName: 'Naledi',
    at: day(10),
    category: 'profile',
    action: 'view',
    basis: 'grant',
    ...of,
  }) as LogLine;
const seen = (entry: OwnEntry, lines: LogLine[], hasEarlier = false) => seenBy(entry, { lines, hasEarlier });
const names = (entry: OwnEntry, ...lines: LogLine[]) => seen(entry, lines).lookers.map(({ name }) => name);

describe('an entry was seen by', () => {
  it.each([
    ['whoever opened its part afterwards', line({}), ['Naledi']],
    ['whoever exported it', line({ action: 'export' }), ['Naledi']],
    ['nobody who opened another part', line({ category: 'medicines' }), []],
    ['nobody who looked before it was there', line({ at: day(4) }), []],
    ['nobody who only added to it', line({ action: 'add' }), []],
    ['not oneself', line({ basis: 'self' }), []],
  ])('%s', (_, one, expected) => expect(names(allergy, one)).toEqual(expected));

  it('each person once, by their last look, the last first', () => {
    const { lookers } = seen(allergy, [
      line({ at: day(12) }),
      line({ actorId: 'zoe', actorName: 'Zoe', at: day(11) }),
      line({}),
    ]);
    expect(lookers.map(({ name, at }) => [name, at])).toEqual([
      ['Naledi', day(12)],
      ['Zoe', day(11)],
    ]);
  });

  it('whoever downloaded it, where it came with a visit, and not by opening documents', () => {
    expect(names(fileOfVisit, line({ category: 'documents' }))).toEqual([]);
    expect(names(fileOfVisit, line({ category: 'documents', action: 'download' }))).toEqual(['Naledi']);
  });

  it('nobody, as far as the log was read', () => {
    const other = line({ category: 'notes', at: day(8) });
    expect(seen(allergy, [other], true).since).toEqual(day(8));
    expect(seen(allergy, [other], false).since).toBeNull();
    expect(seenText(seen(allergy, [other], true))).toBe('Nobody else since 8 Nov 2026');
    expect(seenText(seen(allergy, []))).toBeNull();
  });
});
