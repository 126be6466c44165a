import { encodePicture } from '../vendor/drawing.mjs';
import { INDIGO } from './colors.ts';
import type { Kit } from './kit.ts';

const THREAD = '#8f97e6';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 46 };
export const INNER = PAGE.width - 2 * PAGE.side;
/** Below it stands the foot of each page. */
export const FOOT = PAGE.height - 44;

function flower({ doc }: Kit, x: number, y: number, scale: number, petals: number, path: string): void {
  for (let nr = 0; nr < petals; nr++) {
    doc
      .save()
      .translate(x, y)
      .scale(scale)
      .rotate((360 / petals) * nr)
      .path(path)
      .fill()
      .restore();
  }
}

/** A strip of shweshwe cloth over the whole width. */
export function cloth(kit: Kit, y: number, height: number): void {
  kit.artifact(() => {
    const { doc } = kit;
    doc.save().rect(0, y, PAGE.width, height).clip();
    doc.rect(0, y, PAGE.width, height).fill(INDIGO);
    doc.fillColor(THREAD);
    const step = height * 1.16;
    for (let x = step / 2; x < PAGE.width + step; x += step) {
      flower(kit, x, y + height / 2, height / 50, 8, 'M0 0C5 -5.95 5 -12.75 0 -17C-5 -12.75 -5 -5.95 0 0Z');
      for (let nr = 0; nr < 16; nr++) {
        const turn = (nr / 16) * 2 * Math.PI;
        const [dx, dy] = [Math.sin(turn) * height * 0.43, Math.cos(turn) * height * 0.43];
        doc.circle(x + dx, y + height / 2 - dy, height * 0.021).fill();
      }
      flower(kit, x + step / 2, y + height / 2, height / 62, 4, 'M0 0C3 -3 3 -7 0 -9C-3 -7 -3 -3 0 0Z');
    }
    doc.restore();
  });
}

export function brand(kit: Kit, x: number, y: number, size: number): void {
  const { doc } = kit;
  doc
    .save()
    .roundedRect(x, y, size, size, size * 0.28)
    .fill(INDIGO);
  doc.fillColor('#ffffff');
  flower(kit, x + size / 2, y + size / 2, size / 32, 6, 'M0-1C4-4 4-9 0-12C-4-9-4-4 0-1Z');
  doc.restore();
}

/** A code's picture as one vector path. */
export function codePicture({ doc }: Kit, text: string, x: number, y: number, size: number): void {
  const { data } = encodePicture(text, { ecc: 'M', border: 0 });
  const cell = size / data.length;
  doc.fillColor('#000000');
  data.forEach((row, down) => {
    for (let at = 0; at < row.length; at++) {
      let long = 0;
      while (row[at + long]) long++;
      if (long === 0) continue;
      doc.rect(x + at * cell, y + down * cell, long * cell, cell);
      at += long;
    }
  });
  doc.fill();
}
