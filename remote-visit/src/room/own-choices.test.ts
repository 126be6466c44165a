// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetChoices, keepChoices, ownChoices } from './own-choices';

afterEach(() => sessionStorage.clear());

it('keeps what was chosen for a visit over a reload, and nothing of it for the next one in this tab', () => {
  keepChoices('first', { isCameraOff: true, wish: 'audio' });
  keepChoices('first', { usedBytes: 50_000_000 });
  expect(ownChoices('first')).toMatchObject({ isCameraOff: true, wish: 'audio', usedBytes: 50_000_000 });
  expect(ownChoices('second')).toMatchObject({ isCameraOff: false, wish: 'video', usedBytes: 0 });
  keepChoices('second', { isMicrophoneMuted: true });
  expect(ownChoices('first')).toMatchObject({ isCameraOff: false, usedBytes: 0 });
  forgetChoices();
  expect(ownChoices('second')).toMatchObject({ isMicrophoneMuted: false });
});

it.each(['', 'null', '{', '[]', '{"visit":"first","usedBytes":"many"}'])(
  'begins anew where storage holds %s',
  (text) => {
    sessionStorage.setItem('roomChoices', text);
    expect(ownChoices('first')).toMatchObject({ usedBytes: 0, isCameraOff: false });
  },
);
