import { describe, expect, it } from 'vitest';
import { type CallFacts, connectionMessage, sayRingAsked } from './connection-message';

const WELL: CallFacts = {
  ...{ side: 'patient', connection: 'connected', forMs: 60_000, name: 'Dr Essop', hadOther: true, leftAt: null },
  ...{
    zone: 'Africa/Johannesburg',
    mode: 'video',
    isOtherSeated: true,
    step: 'video',
    stepBy: 'wish',
    medium: 'video',
  },
  other: { microphone: true, camera: true, screen: false, step: 'video', hears: 'well' },
  ...{ heardBadlyMs: null, isSignalingOpen: true, lineForMs: 60_000, number: null, isRingAsked: false, capMb: null },
};
const PRACTICE = { side: 'practice', name: 'Annelie', number: '082 123 4567' } as const;
const OFF = { microphone: true, camera: false, screen: false, step: 'video', hears: 'well' } as const;
const SILENT = { microphone: false, camera: false, screen: false, step: 'chat', hears: null } as const;
const leftAt = new Date('2026-11-27T10:14:00Z');

const ROWS: [string, Partial<CallFacts>, string | null, string[]][] = [
  ['all well', {}, null, []],
  ['smaller picture by the line', { step: 'low_video', stepBy: 'line' }, null, []],
  ['never came', { connection: 'waiting', hadOther: false }, 'Dr Essop is coming. You are in the right place.', []],
  [
    'never came, practice',
    { ...PRACTICE, connection: 'waiting', hadOther: false },
    'Annelie is not in the room yet.',
    ['ring'],
  ],
  ['left', { connection: 'waiting' }, 'Dr Essop stepped out. Your visit goes on; please stay.', []],
  [
    'left, practice',
    { ...PRACTICE, connection: 'waiting', leftAt },
    'Annelie’s connection ended at 12:14. Your visit goes on.',
    ['ring'],
  ],
  ['connecting', { connection: 'connecting', forMs: 7_999 }, 'Connecting to Dr Essop …', []],
  [
    'connecting for long',
    { connection: 'connecting', forMs: 8_000 },
    'This takes longer than usual. We keep trying.',
    ['relay', 'phone'],
  ],
  [
    'connecting for long, practice',
    { ...PRACTICE, connection: 'connecting', forMs: 8_000 },
    'This takes longer than usual. We keep trying.',
    ['relay', 'ring'],
  ],
  [
    'connecting until the clock stands still, practice',
    { ...PRACTICE, connection: 'connecting', forMs: 15_000 },
    'This takes longer than usual. We keep trying.',
    ['relay', 'ring', 'giveUp'],
  ],
  ['sound by the line', { step: 'audio', stepBy: 'line' }, 'Your picture is paused to keep the sound.', ['tryPicture']],
  ['sound by wish', { step: 'audio' }, 'Sound only, as you chose.', ['showPicture']],
  [
    'words by the line',
    { step: 'chat', stepBy: 'line' },
    'The connection is too weak for sound. Chat goes on.',
    ['phone'],
  ],
  [
    'words by the line, practice',
    { ...PRACTICE, step: 'chat', stepBy: 'line' },
    'The connection is too weak for sound. Chat goes on. Ring 082 123 4567.',
    ['ring'],
  ],
  ['words by wish', { step: 'chat' }, 'Chat only, as you chose.', ['soundAgain']],
  [
    'data nearly used',
    { step: 'low_video', stepBy: 'cap', capMb: 250 },
    'Most of your 250 MB is used: both pictures are smaller now.',
    ['soundOnly'],
  ],
  [
    'data used',
    { step: 'audio', stepBy: 'cap', capMb: 250 },
    'All of your 250 MB is used: sound only, both ways. The call is not cut off.',
    [],
  ],
  [
    'sound by wish, and the other sends no picture for it',
    { step: 'audio', other: { ...OFF, step: 'audio' } },
    'Sound only, as you chose. Dr Essop’s picture is paused because you use less data.',
    ['showPicture'],
  ],
  [
    'other uses less data',
    { step: 'audio', stepBy: 'other', other: { ...OFF, step: 'audio', takes: 'audio' } },
    'Dr Essop uses less data: your picture is not sent.',
    [],
  ],
  ['other wants a smaller picture', { step: 'low_video', stepBy: 'other' }, null, []],
  [
    'other takes words only',
    { step: 'chat', stepBy: 'other', other: { ...SILENT, takes: 'chat' } },
    'Dr Essop only uses the chat.',
    ['phone'],
  ],
  [
    'other sends sound by their line',
    { other: { ...OFF, step: 'audio' } },
    'Dr Essop’s picture is paused to keep the sound.',
    [],
  ],
  [
    'other sends sound by their wish, over a server',
    { other: { ...OFF, step: 'audio', takes: 'audio' } },
    'Dr Essop uses less data: sound only.',
    [],
  ],
  [
    'other sends sound and is muted',
    { other: { ...OFF, microphone: false, step: 'audio' } },
    'Dr Essop: microphone off.',
    [],
  ],
  [
    'other’s line carries words alone',
    { other: SILENT },
    'Dr Essop’s connection is too weak for sound. Chat goes on.',
    ['phone'],
  ],
  [
    'other’s line carries words alone, practice',
    { ...PRACTICE, step: 'audio', stepBy: 'line', other: SILENT },
    'Annelie’s connection is too weak for sound. Chat goes on. Ring 082 123 4567.',
    ['ring'],
  ],
  [
    'other’s line carries words alone in a voice visit',
    { mode: 'voice', step: 'audio', other: SILENT },
    'Dr Essop’s connection is too weak for sound. Chat goes on.',
    ['phone'],
  ],
  [
    'other’s camera and microphone off',
    { other: { ...OFF, microphone: false } },
    'Dr Essop: camera and microphone off.',
    [],
  ],
  ['other’s camera off', { other: OFF }, 'Dr Essop: camera off.', []],
  ['other muted', { other: { ...OFF, camera: true, microphone: false } }, 'Dr Essop: microphone off.', []],
  ['heard badly, not for long', { heardBadlyMs: 7_999 }, null, []],
  ['heard badly', { heardBadlyMs: 8_000 }, 'Dr Essop hears you badly.', ['soundOnly']],
  ['lost, under a second', { connection: 'reconnecting', forMs: 999 }, null, []],
  ['lost', { connection: 'reconnecting', forMs: 1_000 }, 'The connection is down. Trying again.', []],
  [
    'lost for long',
    { connection: 'reconnecting', forMs: 15_000 },
    'Still trying. The visit’s clock is paused. Chat works.',
    ['phone', 'chat', 'handOff'],
  ],
  [
    'lost for long, practice',
    { ...PRACTICE, connection: 'reconnecting', forMs: 15_000 },
    'Still trying. The visit’s clock is paused. Chat works. Ring 082 123 4567.',
    ['ring', 'chat', 'handOff', 'giveUp'],
  ],
  [
    'lost for long, and they go on by words',
    { connection: 'reconnecting', forMs: 15_000, medium: 'chat' },
    'Still trying. The visit goes on in the chat.',
    ['phone', 'chat', 'handOff'],
  ],
  ['no signals, not for long', { isSignalingOpen: false, lineForMs: 9_999 }, null, []],
  [
    'no signals',
    { isSignalingOpen: false, lineForMs: 10_000 },
    'You see and hear each other; messages come later.',
    [],
  ],
  [
    'no signals, sound alone',
    { isSignalingOpen: false, lineForMs: 10_000, step: 'audio', stepBy: 'line' },
    'You hear each other; messages come later.',
    [],
  ],
  [
    'no signals, and too weak for sound',
    { isSignalingOpen: false, lineForMs: 10_000, step: 'chat', stepBy: 'line' },
    'The connection is too weak for sound. Chat goes on.',
    ['phone'],
  ],
  ['by phone', { connection: 'reconnecting', medium: 'phone' }, 'On the phone. Chat goes on here.', []],
  [
    'by phone, and the line carries words',
    { step: 'chat', stepBy: 'line', medium: 'phone' },
    'On the phone. Chat goes on here.',
    [],
  ],
  [
    'by phone, and the other’s line carries words, practice',
    { ...PRACTICE, other: SILENT, medium: 'phone' },
    'On the phone. Chat goes on here.',
    ['ring'],
  ],
  ['sound is back after the phone', { medium: 'phone' }, null, []],
  ['voice visit', { mode: 'voice', step: 'audio', other: OFF }, null, []],
  [
    'voice visit, other muted',
    { mode: 'voice', step: 'audio', other: { ...OFF, microphone: false } },
    'Dr Essop: microphone off.',
    [],
  ],
  ['chat visit', { mode: 'chat', connection: 'waiting' }, null, []],
  [
    'chat visit, nobody there',
    { mode: 'chat', connection: 'waiting', isOtherSeated: false, hadOther: false },
    'Dr Essop is coming. You are in the right place.',
    [],
  ],
];

describe('what is said of the call', () => {
  it.each(ROWS)('%s', (_, facts, text, actions) => {
    const said = connectionMessage({ ...WELL, ...facts });
    expect([said?.text ?? null, said?.actions ?? []]).toEqual([text, actions]);
  });

  it.each<[string, Partial<CallFacts>, string | null]>([
    ['asked', { ...PRACTICE, isRingAsked: true }, 'Annelie asks for a phone call on 082 123 4567.'],
    ['asked, without a number', { ...PRACTICE, isRingAsked: true, number: null }, 'Annelie asks for a phone call.'],
    ['asked, to who asked', { isRingAsked: true }, null],
    ['not asked', PRACTICE, null],
  ])('tells the practice that it is to ring: %s', (_, facts, text) => {
    const said = sayRingAsked({ ...WELL, ...facts });
    expect([said?.text ?? null, said?.actions ?? []]).toEqual([text, text === null ? [] : ['ring']]);
  });

  it('lies over the picture only where none comes', () => {
    const placeOf = (facts: Partial<CallFacts>) => connectionMessage({ ...WELL, ...facts })?.place;
    expect(placeOf({ connection: 'reconnecting' })).toBe('over');
    expect(placeOf({ step: 'chat', stepBy: 'line' })).toBe('over');
    expect(placeOf({ step: 'audio', stepBy: 'line' })).toBe('beside');
    expect(placeOf({ mode: 'chat', isOtherSeated: false })).toBe('beside');
  });
});
