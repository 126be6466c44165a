import type { Note, NoteSave, NoteWords } from '@telehealth/data/notes/note.schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missingText, pointsToSign } from './missing-to-sign';
import { hasUnsaved, maySend, NO_WORDS, nextSaving, putTogether, savable, startSaving } from './note-saving';
import { NoteStore } from './note-store';
import { readingHint, schoolYear } from './reading-level';

const AT = new Date('2026-11-27T12:41:00Z');
const wrote = (assessment: string, planPlain = ''): NoteWords => ({
  ...NO_WORDS,
  ...{ soap: { ...NO_WORDS.soap, assessment }, planPlain },
});
const noteOf = (version: number, words: NoteWords = NO_WORDS, state: Note['state'] = 'draft'): Note => ({
  ...{ id: 'n', version, state, category: 'notes', chainNo: 0, signedAt: null, updatedAt: AT, contentHash: null },
  ...words,
});
const taken = (version: number, words: NoteWords): NoteSave => ({ saved: true, note: noteOf(version, words) });
const late = (version: number, words: NoteWords): NoteSave => ({
  ...{ saved: false, hint: 'notes.changedElsewhere', note: noteOf(version, words) },
});

describe('words that are saved by themselves', () => {
  it('are not sent twice, nor while another window is ahead, nor when trying again cannot help', () => {
    const typed = nextSaving(startSaving(noteOf(1)), { type: 'typed', words: wrote('a') });
    expect(maySend(startSaving(noteOf(1)))).toBe(false);
    expect(maySend(typed)).toBe(true);
    const sent = nextSaving(typed, { type: 'sent', words: wrote('a') });
    expect(maySend(sent)).toBe(false);
    for (const id of ['data.offline', 'data.unreadable', 'session.expired'] as const) {
      expect(maySend(nextSaving(sent, { type: 'failed', error: { id } }))).toBe(true);
    }
    const refused = nextSaving(sent, { type: 'failed', error: { id: 'notes.windowClosed' } });
    expect(maySend(refused)).toBe(false);
    expect(maySend(nextSaving(refused, { type: 'typed', words: wrote('b') }))).toBe(true);
    expect(maySend(nextSaving(sent, { type: 'answered', save: late(4, wrote('x')) }))).toBe(false);
  });

  it('typed while others are on their way stay unsaved until they are sent, too', () => {
    const sent = nextSaving(nextSaving(startSaving(noteOf(1)), { type: 'typed', words: wrote('a') }), {
      ...{ type: 'sent', words: wrote('a') },
    });
    const more = nextSaving(sent, { type: 'typed', words: wrote('ab') });
    const answered = nextSaving(more, { type: 'answered', save: taken(2, wrote('a')) });
    expect(answered).toMatchObject({ draft: { version: 2 }, savedAt: AT, sending: null });
    expect(answered.words.soap.assessment).toBe('ab');
    expect(hasUnsaved(answered)).toBe(true);
  });

  it('of another window come in only where nothing of one’s own waits', () => {
    const newer = noteOf(7, wrote('theirs'));
    const quiet = nextSaving(startSaving(noteOf(1)), { type: 'read', note: newer });
    expect(quiet.words.soap.assessment).toBe('theirs');
    const typing = nextSaving(startSaving(noteOf(1)), { type: 'typed', words: wrote('mine') });
    expect(nextSaving(typing, { type: 'read', note: newer })).toBe(typing);
    // An answer that was read before the last save returned is stale.
    expect(nextSaving(quiet, { type: 'read', note: noteOf(3, wrote('old')) })).toBe(quiet);
  });

  it('never overwrite a draft that another window began meanwhile', () => {
    const typed = nextSaving(startSaving(null), { type: 'typed', words: wrote('mine') });
    const begun = nextSaving(typed, { type: 'begun', note: noteOf(3, wrote('theirs')) });
    expect(begun.conflict?.note.soap.assessment).toBe('theirs');
    expect(begun.words.soap.assessment).toBe('mine');
    expect(maySend(begun)).toBe(false);
  });

  it('are saved without a question that is not finished, which would be refused', () => {
    const half = { question: 'How long?', options: ['Three days', ''], right: 0 };
    const whole = { question: 'How long?', options: ['Three days', 'A week', ''], right: 1 };
    const words = { ...wrote('a'), teachBack: [half, whole] };
    expect(savable(words).teachBack).toEqual([{ ...whole, options: ['Three days', 'A week'] }]);
    expect(savable({ ...words, watchFor: { callAtOnce: [' Chest pain ', ''], writeOrBook: [] } }).watchFor).toEqual({
      ...{ callAtOnce: ['Chest pain'], writeOrBook: [] },
    });
  });

  it('of two windows are put together without losing any', () => {
    const both = putTogether(wrote('Otitis', 'Rest. Drink.'), wrote('Otitis media', 'Rest.'));
    expect(both.soap.assessment).toBe('Otitis media');
    expect(both.planPlain).toBe('Rest. Drink.');
    expect(putTogether(wrote('One'), wrote('Two')).soap.assessment).toBe('Two\n\nOne');
  });
});

describe('a note that saves itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins with the first word, waits for the last key, and sends what came meanwhile right behind it', async () => {
    const saved: string[] = [];
    const begin = vi.fn(async () => noteOf(1));
    const store = new NoteStore(null, {
      begin,
      save: async ({ version }, words) => {
        saved.push(`${version} ${words.soap.assessment}`);
        if (saved.length === 1) store.write(wrote('abc'));
        return taken(version + 1, words);
      },
    });
    store.write(wrote('a'));
    store.write(wrote('ab'));
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(900);
    expect(saved).toEqual(['1 ab', '2 abc']);
    expect(hasUnsaved(store.state())).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved).toHaveLength(2);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('keeps the words while the line is away, and tries again by itself', async () => {
    let isAway = true;
    const store = new NoteStore(noteOf(1), {
      begin: async () => noteOf(1),
      save: async ({ version }, words) => {
        if (isAway) throw { id: 'data.offline' };
        return taken(version + 1, words);
      },
    });
    store.write(wrote('kept'));
    await vi.advanceTimersByTimeAsync(900);
    expect(store.state().problem?.id).toBe('data.offline');
    expect(store.state().words.soap.assessment).toBe('kept');
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.state()).toMatchObject({ problem: null, savedAt: AT });
    expect(hasUnsaved(store.state())).toBe(false);
  });

  it('sends nothing while two versions stand side by side, then what was decided, over the newer one', async () => {
    const versions: number[] = [];
    const store = new NoteStore(noteOf(1), {
      begin: async () => noteOf(1),
      save: async ({ version }, words) => {
        versions.push(version);
        return versions.length === 1 ? late(5, wrote('theirs')) : taken(version + 1, words);
      },
    });
    store.write(wrote('mine'));
    await vi.advanceTimersByTimeAsync(900);
    store.write(wrote('mine, longer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(versions).toEqual([1]);
    expect(store.state().words.soap.assessment).toBe('mine, longer');
    store.decide(wrote('both'));
    await vi.advanceTimersByTimeAsync(0);
    expect(versions).toEqual([1, 5]);
    expect(store.state()).toMatchObject({ conflict: null, kept: wrote('both') });
  });
});

describe('the sign bar', () => {
  it.each([
    [wrote('', ''), 'To sign you also need: assessment, plan in plain words.'],
    [wrote('Otitis', ' '), 'To sign you also need: plan in plain words.'],
    [wrote('Otitis', 'Rest.'), ''],
    [
      { ...wrote('Otitis', 'Rest.'), teachBack: [{ question: 'Q', options: ['One', ''], right: 0 }] },
      'To sign you also need: a question is not finished.',
    ],
  ])('names what is missing', (words, expected) => {
    expect(missingText(pointsToSign({ words, isAddendum: false, openDrafts: 1 }))).toBe(expected);
  });

  it('names a prescription that was not issued without holding the note back for it', () => {
    const [, , prescription] = pointsToSign({ words: wrote('Otitis', 'Rest.'), isAddendum: false, openDrafts: 1 });
    expect(prescription).toMatchObject({ id: 'prescription', isDone: false, isRequired: false });
  });

  it('asks of an addendum only that it says something', () => {
    const of = (words: NoteWords) => missingText(pointsToSign({ words, isAddendum: true, openDrafts: 0 }));
    expect(of(NO_WORDS)).toContain('what the addendum adds');
    expect(of(wrote('More'))).toBe('');
  });
});

describe('how hard a plan is to read', () => {
  it('is not said of a few words', () => expect(schoolYear('Take one tablet a day.')).toBeNull());

  it('tells short words from long ones', () => {
    const plain =
      'Take one tablet a day for three days. Take it with food. If you are not better by Monday, write to me. Rest at home.';
    const hard =
      'Administer azithromycin orally once daily for three consecutive days, simultaneously monitoring inflammatory manifestations and discontinuing immediately following hypersensitivity indications or gastrointestinal complications necessitating reassessment.';
    expect(schoolYear(plain)).toBeLessThan(6);
    expect(schoolYear(hard)).toBeGreaterThan(14);
    expect(readingHint(plain)).not.toContain('Shorter');
    expect(readingHint(hard)).toContain('Shorter sentences');
  });
});
