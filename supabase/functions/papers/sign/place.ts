import { hex } from '../../_shared/hex.ts';
/** A signature in a PDF: a place for it, the hash of all other bytes, the signature into its place. One revision, nothing may follow. */
import type { Place } from '../draw/signature-box.ts';
import type { PDFDocument, PdfRef } from '../vendor/drawing.mjs';
import type { SignerPort } from './signer-port.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const MARK = '**********';
const RANGE = `/ByteRange [0 /${MARK} /${MARK} /${MARK}]`;
const PAGE_HIGH = 841.89;
/** Printed and locked. */
const FLAGS = 132;

export interface SignatureFacts {
  name: string;
  reason: string;
  location: string;
  contact: string;
  at: Date;
  room: number;
}

/** pdfkit writes String objects as texts and plain strings as names. */
const text = (value: string): object => Object(value);

function signatureOf(doc: PDFDocument, { name, reason, location, contact, at, room }: SignatureFacts): PdfRef {
  const certified = { Type: 'TransformParams', P: 1, V: '1.2' };
  return doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, MARK, MARK, MARK],
    Contents: new Uint8Array(room),
    M: at,
    Name: text(name),
    Reason: text(reason),
    Location: text(location),
    ContactInfo: text(contact),
    // Certified: nothing may be added.
    Reference: [{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: certified }],
  });
}

/** To be called before the document ends. */
export function reservePlace(
  { doc }: { doc: PDFDocument },
  { rect, page, element }: Place,
  facts: SignatureFacts,
): void {
  const signature = signatureOf(doc, facts);
  signature.end();
  const [left, top, right, bottom] = rect;
  // The visible box is content of the page, so the widget's own look is an empty form of the same size.
  const look = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, right - left, bottom - top], Resources: {} });
  // pdfkit makes a stream only where bytes were written.
  look.end(new TextEncoder().encode('q Q\n'));
  const widget = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Signature'),
    TU: text(`Signature of ${facts.name}`),
    V: signature,
    F: FLAGS,
    P: page.dictionary,
    AP: { N: look },
    Rect: [left, PAGE_HIGH - bottom, right, PAGE_HIGH - top],
  });
  page.annotations.push(widget);
  // Tags: the widget is a Form element with a reference to its annotation.
  const key = doc.createStructParentTreeNextKey();
  widget.data.StructParent = key;
  const form = doc.ref({
    Type: 'StructElem',
    S: 'Form',
    P: element.dictionary,
    Alt: text(`Electronic signature of ${facts.name}`),
    K: { Type: 'OBJR', Obj: widget, Pg: page.dictionary },
  });
  doc.getStructParentTree().add(key, form);
  form.end();
  widget.end();
  // pdfkit knows no foreign children: it is put in when the element is written.
  const flush = element._flushChild.bind(element);
  let isPut = false;
  element._flushChild = (child) => {
    flush(child);
    if (isPut) return;
    isPut = true;
    element.dictionary.data.K.push(form);
  };
  const forms = doc.ref({ Fields: [widget], SigFlags: 3 });
  forms.end();
  doc._root.data.AcroForm = forms;
  // pdfkit would look for a form of its own.
  doc.endAcroForm = () => doc;
  doc._root.data.Perms = { DocMDP: signature };
}

function write(into: Bytes, at: number, letters: string): void {
  for (let nr = 0; nr < letters.length; nr++) into[at + nr] = letters.charCodeAt(nr);
}

/** Fills in the range, hashes, has it signed, fills in the signature. */
export async function sealFile(pdf: Bytes, signer: SignerPort): Promise<{ pdf: Bytes; hash: Bytes }> {
  const letters = new TextDecoder('latin1').decode(pdf);
  const range = letters.lastIndexOf(RANGE);
  const from = letters.indexOf('/Contents <', range) + '/Contents '.length;
  const to = letters.indexOf('>', from) + 1;
  if (range < 0 || to - from !== signer.room * 2 + 2) throw new Error('there is no place for a signature');
  const sealed = pdf.slice();
  write(sealed, range, `/ByteRange [0 ${from} ${to} ${pdf.length - to}]`.padEnd(RANGE.length));
  const signed = new Uint8Array(sealed.length - (to - from));
  signed.set(sealed.subarray(0, from));
  signed.set(sealed.subarray(to), from);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', signed));
  const cms = await signer.sign(hash);
  if (cms.length > signer.room) throw new Error(`the signature needs ${cms.length} bytes`);
  write(sealed, from + 1, hex(cms).padEnd(signer.room * 2, '0'));
  return { pdf: sealed, hash };
}
