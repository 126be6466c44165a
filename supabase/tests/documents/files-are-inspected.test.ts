import { describe, expect, it } from 'vitest';
import { contradictsClaim, judgeFile } from '../../functions/documents/judge-file.ts';
import { jpeg, packed, pdf, png, webp, ZIP_END } from '../support/files';

const REFUSED = 'chart.fileTypeRefused';
const UNSAFE = 'chart.fileUnsafe';
const DAMAGED = 'chart.fileDamaged';
const PDF = 'application/pdf';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const refusalOf = async (file: Uint8Array<ArrayBuffer>, type: string) => (await judgeFile(file, type)).refused;
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe('files people send are kept', () => {
  it.each([
    ['PDF', pdf(), PDF],
    ['PDF with packed objects', pdf(packed('7 0 << /Type /Page >>')), PDF],
    ['PDF with a view to open with', pdf('<< /OpenAction [2 0 R /Fit] >>'), PDF],
    ['PNG', png(), 'image/png'],
    ['PNG with texts', png([['tEXt', 'Comment\0Scan of 3 < 4 May']]), 'image/png'],
    ['JPEG', jpeg(), 'image/jpeg'],
    ['JPEG with metadata of a camera', jpeg('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>'), 'image/jpeg'],
    ['JPEG with a second picture behind, as phones make', join(jpeg(), jpeg()), 'image/jpeg'],
    ['WebP', webp(), 'image/webp'],
  ])('%s', async (_, file, type) => {
    expect(await refusalOf(file, type)).toBeNull();
  });
});

describe('files that are not what they say are refused', () => {
  it.each([
    ['HTML called PNG', bytes('<!doctype html><script>alert(1)</script>'), 'image/png', REFUSED],
    ['SVG called PNG', bytes(SVG), 'image/png', REFUSED],
    ['PNG called JPEG', png(), 'image/jpeg', REFUSED],
    ['PDF called PNG', pdf(), 'image/png', REFUSED],
    ['ZIP called PDF', bytes(`PK\x03\x04${ZIP_END}`), PDF, REFUSED],
    ['a program', bytes('MZ\x90\0'), PDF, REFUSED],
    ['nothing', bytes(''), PDF, REFUSED],
    ['spaces before a PDF', join(bytes('  '), pdf()), PDF, REFUSED],
    ['HTML after a PNG', join(png(), bytes('<html><body onload=alert(1)>')), 'image/png', UNSAFE],
    ['anything after a PNG', join(png(), bytes('x')), 'image/png', UNSAFE],
    ['a script in a PNG’s text', png([['tEXt', 'Comment\0<script>alert(1)</script>']]), 'image/png', UNSAFE],
    ['SVG in a PNG’s text', png([['iTXt', `x${SVG}`]]), 'image/png', UNSAFE],
    ['an archive in a PNG', png([['zzZz', ZIP_END]]), 'image/png', UNSAFE],
    ['a PDF in a PNG', png([['zzZz', '%PDF-1.4']]), 'image/png', UNSAFE],
    ['a PNG of a billion pixels', png([], 1_000_000_000), 'image/png', UNSAFE],
    ['half a PNG', png().slice(0, 40), 'image/png', DAMAGED],
    ['a PNG whose header was changed', png().with(23, 7) as Uint8Array<ArrayBuffer>, 'image/png', DAMAGED],
    ['a script in a JPEG’s comment', jpeg('<ScRiPt src=//evil>'), 'image/jpeg', UNSAFE],
    ['HTML after a JPEG', jpeg('x', '<html><body></body>'), 'image/jpeg', UNSAFE],
    ['an archive after a JPEG', jpeg('x', `PK\x03\x04${ZIP_END}`), 'image/jpeg', UNSAFE],
    ['a PDF in a JPEG’s comment', jpeg('%PDF-1.4'), 'image/jpeg', UNSAFE],
    ['PHP in a JPEG’s comment', jpeg('<?php system($_GET[0]) ?>'), 'image/jpeg', UNSAFE],
    ['only the head of a JPEG', jpeg().slice(0, 12), 'image/jpeg', DAMAGED],
    ['a script in a WebP’s metadata', webp('<script>1</script>'), 'image/webp', UNSAFE],
    ['something after a WebP', join(webp(), bytes('<html>')), 'image/webp', UNSAFE],
    ['a WebP of 16,384 pixels a side', webp('', 'VP8L', '\x2f\xff\xff\xff\x0f'), 'image/webp', UNSAFE],
    ['a WebP of 16,383 pixels a side', webp('', 'VP8 ', '\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f'), 'image/webp', UNSAFE],
    ['half a WebP', webp().slice(0, 18), 'image/webp', DAMAGED],
    ['a PDF with a script', pdf('3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), PDF, UNSAFE],
    ['a PDF with a hidden name', pdf('3 0 obj << /S /J#61va#53cript >> endobj'), PDF, UNSAFE],
    ['a PDF with packed scripts', pdf(packed('7 0 << /S /JavaScript /JS (1) >>')), PDF, UNSAFE],
    ['a PDF packed twice', pdf(packed('x', '[/ASCII85Decode /FlateDecode]')), PDF, UNSAFE],
    ['a PDF packed twice, deflate first', pdf(packed('x', '[/FlateDecode /ASCII85Decode]')), PDF, UNSAFE],
    ['a PDF packed twice, the second named elsewhere', pdf(packed('x', '[/FlateDecode 9 0 R]')), PDF, UNSAFE],
    ['a PDF packed as a picture is', pdf(packed('x', '/FlateDecode /DecodeParms << /Predictor 12 >>')), PDF, UNSAFE],
    [
      'a PDF whose packed objects begin in a comment first',
      pdf(packed('7 0 << /S /Launch >>', '/FlateDecode %\nstream\nendstream')),
      PDF,
      UNSAFE,
    ],
    [
      'a PDF with packed objects inside of others',
      pdf('5 0 obj << /Type /ObjStm >>\nstream\n6 0 obj << /Type /ObjStm >>\nstream\nx\nendstream'),
      PDF,
      UNSAFE,
    ],
    [
      'a PDF with more packed parts than any writer makes',
      pdf(join(...Array.from({ length: 1001 }, () => packed('x')))),
      PDF,
      UNSAFE,
    ],
    ['a PDF that starts a program', pdf('<< /S /Launch /F (cmd.exe) >>'), PDF, UNSAFE],
    ['a PDF with a file attached', pdf('<< /Type /EmbeddedFile >>'), PDF, UNSAFE],
    ['a PDF with a program for a form', pdf('<< /AcroForm << /XFA 9 0 R >> >>'), PDF, UNSAFE],
    ['a locked PDF', pdf('<< /Encrypt 9 0 R >>'), PDF, UNSAFE],
    ['a PDF that is a page', pdf('<script>alert(1)</script>'), PDF, UNSAFE],
    ['a PDF that is an archive', pdf('', `\n${ZIP_END}`), PDF, UNSAFE],
    ['text after a PDF', pdf('', '\n<p>more'), PDF, UNSAFE],
    ['a PDF without an end', pdf().slice(0, 40), PDF, DAMAGED],
  ])('%s', async (_, file, type, reason) => {
    expect(await refusalOf(file, type)).toBe(reason);
  });

  it('knows files of other buckets that are something else', () => {
    expect(contradictsClaim(png(), 'text/plain')).toBe(true);
    expect(contradictsClaim(bytes('<html><script>'), 'text/plain')).toBe(true);
    expect(contradictsClaim(bytes('A letter about 1 < 2.'), 'text/plain')).toBe(false);
  });
});

it('does not take long for the largest files', async () => {
  const noise = Buffer.alloc(20_000_000);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2654435761) >>> 13;
  const large = pdf(
    Buffer.concat([Buffer.from('4 0 obj << >>\nstream\n'), noise, Buffer.from('\nendstream\nendobj\n')]),
  );
  const before = process.cpuUsage();
  expect(await refusalOf(large, PDF)).toBeNull();
  // Its own work, not the clock: others may have the machine meanwhile.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(10_000);
});
