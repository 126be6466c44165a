import { INDIGO } from './colors.ts';
import type { Kit } from './kit.ts';
import { INNER, PAGE } from './look.ts';
import { room } from './parts.ts';

const { side } = PAGE;
const SECTION = { face: 'display', size: 12.5, color: INDIGO } as const;
const TEXT = { size: 10.5 } as const;

/** A heading and a text, which may be longer than a page. */
export function section(kit: Kit, title: string, text: string): void {
  room(kit, 40);
  kit.tag('H2', () => {
    kit.y += kit.write(title, side, kit.y, INNER, SECTION) + 1;
  });
  for (const part of text.split('\n')) {
    // A paragraph may be longer than a page: it goes on line by line.
    for (const line of kit.lines(part, INNER, TEXT)) {
      room(kit, 14.5);
      kit.tag('P', () => {
        kit.y += kit.write(line, side, kit.y, INNER, TEXT);
      });
    }
    kit.y += 4;
  }
  kit.y += 8;
}

/** A heading and a list, or what it means that there is none. */
export function listed(kit: Kit, title: string, entries: readonly string[], none: string): void {
  if (entries.length === 0) {
    section(kit, title, none);
    return;
  }
  room(kit, 40);
  kit.tag('H2', () => {
    kit.y += kit.write(title, side, kit.y, INNER, SECTION) + 1;
  });
  const list = kit.group('L');
  for (const entry of entries) {
    room(kit, kit.height(entry, INNER - 12, TEXT));
    const li = kit.group('LI', list);
    kit.artifact(() => kit.doc.circle(side + 3, kit.y + 7, 1.8).fill(INDIGO));
    kit.tag(
      'LBody',
      () => {
        kit.y += kit.write(entry, side + 12, kit.y, INNER - 12, TEXT);
      },
      li,
    );
  }
  kit.y += 12;
}
