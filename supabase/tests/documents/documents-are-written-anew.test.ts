import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { pdf } from '../support/files';

const UNSAFE = 'chart.fileUnsafe';
const judged = async (file: Uint8Array) => judgeFile(new Uint8Array(file), 'application/pdf');
const kept = async (file: Uint8Array) => {
  const judgement = await judged(file);
  if (judgement.refused !== null) throw new Error(JSON.stringify(judgement));
  return judgement.kept;
};
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
/** A page of text with a field that was filled in; what `change` adds stands packed in streams. */
async function letter(change: (doc: PDFDocument) => void = () => {}, useObjectStreams = true): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([300, 300]);
  const font = await doc.embedFont(StandardFonts.Helvetica);
  page.drawText('Potassium 5.9 mmol/L', { x: 20, y: 200, size: 12, font });
  const field = doc.getForm().createTextField('doctor');
  field.setText('Dr Naledi Mokoena');
  field.addToPage(page, { x: 20, y: 100, width: 200, height: 20 });
  doc.setAuthor('A machine of the laboratory');
  change(doc);
  return doc.save({ useObjectStreams });
}
const annotate = (doc: PDFDocument, annotation: object) =>
  doc
    .getPage(0)
    .node.addAnnot(
      doc.context.register(doc.context.obj({ Type: 'Annot', Rect: [0, 0, 9, 9], ...annotation } as never)),
    );
const link = (A: object) => (doc: PDFDocument) => annotate(doc, { Subtype: 'Link', A });
const text = (words: string) => PDFString.of(words);

it('keeps what a letter says and what was filled in, and nothing of who made it; written once it stays as it is', async () => {
  for (const packed of [true, false]) {
    const once = await kept(await letter(undefined, packed));
    const read = await PDFDocument.load(once);
    expect(read.getPageCount()).toBe(1);
    expect(read.getForm().getTextField('doctor').getText()).toBe('Dr Naledi Mokoena');
    expect(textOf(once)).not.toContain('laboratory');
    expect(await kept(once)).toEqual(once);
  }
});

it('keeps links to pages and addresses, and leaves out what only moves the view', async () => {
  const file = await letter((doc) => {
    link({ S: 'URI', URI: text('https://example.org/result') })(doc);
    link({ S: 'GoTo', D: [0, 'Fit'] })(doc);
    link({ S: 'Named', N: 'NextPage' })(doc);
  });
  const written = textOf(await kept(file));
  expect(written).toContain('(https://example.org/result)');
  expect(written.match(/\/S \/GoTo/g)).toHaveLength(1);
  expect(written).not.toContain('/Named');
});

it.each([
  ['a program', link({ S: 'JavaScript', JS: text('app.alert(1)') })],
  ['a program in small pieces', link({ S: 'Rendition', JS: text('app.alert(1)') })],
  ['a film', link({ S: 'Rendition', OP: 0 })],
  ['a file on a share of the network', link({ S: 'GoToR', F: text('\\\\\\\\evil\\\\share\\\\a.pdf') })],
  ['a page in an attached file', link({ S: 'GoToE', T: {} })],
  ['an address of this device', link({ S: 'URI', URI: text('file:///etc/passwd') })],
  ['a second action behind the first', link({ S: 'GoTo', D: [0], Next: { S: 'Launch' } })],
  ['an action nobody knows', link({ S: 'Conjure' })],
  ['a film on the page', (doc: PDFDocument) => annotate(doc, { Subtype: 'Screen' })],
  ['a file pinned to the page', (doc: PDFDocument) => annotate(doc, { Subtype: 'FileAttachment' })],
  [
    'something done on opening',
    (doc: PDFDocument) => doc.catalog.set(PDFName.of('OpenAction'), doc.context.obj({ S: 'Launch' })),
  ],
  [
    'something done on pressing',
    (doc: PDFDocument) => annotate(doc, { Subtype: 'Widget', AA: { D: { S: 'SubmitForm' } } }),
  ],
  [
    'a form with a program',
    (doc: PDFDocument) => doc.catalog.set(PDFName.of('AcroForm'), doc.context.obj({ XFA: [] })),
  ],
  [
    'bytes that lie elsewhere',
    (doc: PDFDocument) => {
      const stream = doc.context.stream('x', { F: text('http://evil.example/') } as never);
      doc.getPage(0).node.set(PDFName.of('Contents'), doc.context.register(stream));
    },
  ],
])('refuses %s, wherever it is packed', async (_, change) => {
  for (const packed of [true, false]) {
    expect(await judged(await letter(change, packed))).toEqual({ refused: UNSAFE });
  }
});

it.each([
  ['behind a comment', '<<%\n/XFA 9 0 R >>'],
  ['behind what looks like the beginning of a stream', '<<%stream\n/XFA 9 0 R >>'],
])('refuses a program of a form %s', async (_, form) => {
  const file = pdf(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm ${form} >>\nendobj\n`);
  expect(await judged(file)).toEqual({ refused: UNSAFE });
});

it('keeps no earlier version of a page, and nothing that no page leads to', async () => {
  const file = pdf(
    '9 0 obj\n(a secret of before)\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n',
  );
  const written = textOf(await kept(file));
  expect(written).not.toContain('secret');
  expect(written.match(/\/MediaBox/g)).toHaveLength(1);
});

it('refuses what has no pages', async () => {
  expect(await judged(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'))).toEqual({
    refused: 'chart.fileDamaged',
  });
});

/** A form with a field that somebody signed; the signature itself may stand in the field or apart from it. */
const signed = (value: string) =>
  pdf(
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [5 0 R] >> >>\nendobj\n5 0 obj\n<< /FT /Sig /T (doctor) ${value} >>\nendobj\n6 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 9 9] /Contents <00> >>\nendobj\n`,
  );

it.each([
  ['apart', '/V 6 0 R'],
  ['in its field', '/V << /Type /Sig /ByteRange [0 9 9 9] /Contents <00> >>'],
])('tells that a digital signature that stood %s is gone', async (_, value) => {
  const judgement = await judged(signed(value));
  expect(judgement).toMatchObject({ refused: null, remark: 'chart.signatureNotKept' });
  expect(textOf(await kept(signed(value)))).not.toContain('ByteRange');
  // What was written here has none any more: there is nothing to tell of it.
  expect(await judged(await kept(signed(value)))).not.toHaveProperty('remark');
});

it('tells of no signature where a field waits for one, or none was asked for', async () => {
  for (const file of [signed(''), await letter()]) expect(await judged(file)).not.toHaveProperty('remark');
});
