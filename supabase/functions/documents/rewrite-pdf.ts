// A PDF written anew: of what a file holds only what draws its pages and leads within it goes along, object by object. What two
// readers could understand differently (hidden revisions, tables of places, what stands in comments) is not in what is kept.
// Names: ISO 32000-1:2008, 7.5, 7.7.2 (catalog), 12.5 (annotations), 12.6 (actions).

import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib';
import type { Problem } from './bytes.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Of the catalog; everything else in it acts, carries files or tells who made it. */
const OF_CATALOG = words(
  'Type Version Pages PageLabels Dests ViewerPreferences PageLayout PageMode Outlines StructTreeRoot MarkInfo Lang OCProperties Names AcroForm',
);
/** What draws nothing: programs, files, places elsewhere, who made it and with what. */
const LEFT_OUT = words(
  'AA AF EF OpenAction Metadata PieceInfo Perms Threads B Trans Dur PresSteps LastModified Alternates OPI Lock SV SigFlags Collection Legal Requirements SpiderInfo',
);
/** Annotations that play, or carry a file or a program. */
const UNSAFE_ANNOTATIONS = words('Screen RichMedia Movie Sound FileAttachment 3D Projection');
/** Actions that only move the view or show and hide parts of the page: left out. */
const HARMLESS_ACTIONS = words('Named Hide SetOCGState ResetForm Trans');
const SAFE_ADDRESS = /^(https?:\/\/|mailto:)/i;
/** Objects of one file; a book of a thousand pages has some 50,000. */
const MOST_OBJECTS = 250_000;
/** Arrays and dictionaries inside each other; writers need a dozen. */
const DEEPEST = 100;

/** Why a file is refused, thrown up to `rewritePdf`. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

const named = (name: PDFName): string => name.decodeText();
const nameIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? named(value) : '';
};

class Rewriting {
  readonly #from: PDFContext;
  readonly #to = PDFContext.create();
  readonly #places = new Map<PDFRef, PDFRef>();
  readonly #waiting: PDFRef[] = [];
  /** A digital signature was left out: it holds for the bytes of the file as it came. */
  isSigned = false;

  constructor(from: PDFContext) {
    this.#from = from;
  }

  /** @throws Refused */
  run(): PDFContext {
    const { Root: root, Encrypt } = this.#from.trailerInfo;
    if (Encrypt !== undefined) throw new Refused('unsafe');
    if (!(root instanceof PDFRef)) throw new Refused('damaged');
    const catalog = this.#from.lookup(root);
    if (!(catalog instanceof PDFDict) || !(catalog.lookup(PDFName.of('Pages')) instanceof PDFDict))
      throw new Refused('damaged');
    this.#refuseWhatActs(catalog);
    this.#to.trailerInfo.Root = this.#place(root);
    for (let ref = this.#waiting.shift(); ref !== undefined; ref = this.#waiting.shift()) {
      const object = this.#from.lookup(ref);
      const copy =
        object === catalog ? this.#dict(catalog, 0, OF_CATALOG) : this.#copy(object ?? this.#to.obj(null), 0);
      this.#to.assign(this.#places.get(ref) as PDFRef, copy);
    }
    return this.#to;
  }

  /** What the catalog says is done when the file is opened, or carries along. */
  #refuseWhatActs(catalog: PDFDict): void {
    const opening = catalog.lookup(PDFName.of('OpenAction'));
    if (opening instanceof PDFDict) this.#action(opening);
    const names = catalog.lookup(PDFName.of('Names'));
    if (
      names instanceof PDFDict &&
      ['JavaScript', 'EmbeddedFiles', 'Renditions'].some((key) => names.has(PDFName.of(key)))
    )
      throw new Refused('unsafe');
    const form = catalog.lookup(PDFName.of('AcroForm'));
    if (form instanceof PDFDict && form.has(PDFName.of('XFA'))) throw new Refused('unsafe');
  }

  #place(ref: PDFRef): PDFRef {
    const known = this.#places.get(ref);
    if (known) return known;
    if (this.#places.size >= MOST_OBJECTS) throw new Refused('unsafe');
    const place = this.#to.nextRef();
    this.#places.set(ref, place);
    this.#waiting.push(ref);
    return place;
  }

  #copy(object: PDFObject, depth: number): PDFObject {
    if (depth > DEEPEST) throw new Refused('unsafe');
    if (object instanceof PDFInvalidObject) throw new Refused('damaged');
    if (object instanceof PDFRef) return this.#place(object);
    if (object instanceof PDFRawStream) return this.#stream(object, depth);
    if (object instanceof PDFDict) return this.#dict(object, depth);
    if (!(object instanceof PDFArray)) return object.clone(this.#to);
    const copy = PDFArray.withContext(this.#to);
    for (const one of object.asArray()) copy.push(this.#copy(one, depth + 1));
    return copy;
  }

  #stream(stream: PDFRawStream, depth: number): PDFObject {
    // Bytes that lie in another file, a program of a printer, a page of another document.
    if (['F', 'FFilter', 'FDecodeParms', 'Ref'].some((key) => stream.dict.has(PDFName.of(key))))
      throw new Refused('unsafe');
    if (nameIn(stream.dict, 'Subtype') === 'PS' || nameIn(stream.dict, 'Subtype2') === 'PS')
      throw new Refused('unsafe');
    return PDFRawStream.of(this.#dict(stream.dict, depth + 1), stream.getContents());
  }

  #dict(dict: PDFDict, depth: number, only?: ReadonlySet<string>): PDFDict {
    this.#refuseDict(dict);
    const copy = PDFDict.withContext(this.#to);
    for (const [key, value] of dict.entries()) {
      const name = named(key);
      if (LEFT_OUT.has(name) || (only && !only.has(name))) continue;
      if (name === 'Names' && only) this.#destinations(copy, value, depth);
      else if (name === 'A') this.#lead(copy, value);
      else if (name === 'V' && isSignature(this.#from.lookup(value))) this.isSigned = true;
      else copy.set(PDFName.of(name), this.#copy(value, depth + 1));
    }
    return copy;
  }

  #refuseDict(dict: PDFDict): void {
    if (UNSAFE_ANNOTATIONS.has(nameIn(dict, 'Subtype')) && dict.has(PDFName.of('Rect'))) throw new Refused('unsafe');
    if (dict.has(PDFName.of('JS')) || dict.has(PDFName.of('EF'))) throw new Refused('unsafe');
    const acts = dict.lookup(PDFName.of('AA'));
    if (!(acts instanceof PDFDict)) return;
    for (const [key] of acts.entries()) {
      const act = acts.lookup(key);
      if (act instanceof PDFDict) this.#action(act);
    }
  }

  /** Of the names of a document only its places to lead to. */
  #destinations(copy: PDFDict, value: PDFObject, depth: number): void {
    const names = this.#from.lookup(value);
    const places = names instanceof PDFDict ? names.get(PDFName.of('Dests')) : undefined;
    if (places === undefined) return;
    const kept = PDFDict.withContext(this.#to);
    kept.set(PDFName.of('Dests'), this.#copy(places, depth + 1));
    copy.set(PDFName.of('Names'), kept);
  }

  /** What pressing something does: it leads to a place of this document or to an address; anything else there goes or is refused. */
  #lead(copy: PDFDict, value: PDFObject): void {
    const action = this.#from.lookup(value);
    // Elsewhere the key means something else, such as an attribute of a tagged part.
    if (!(action instanceof PDFDict) || !action.has(PDFName.of('S'))) {
      if (action !== undefined) copy.set(PDFName.of('A'), this.#copy(value, 1));
      return;
    }
    this.#action(action);
    const kept = PDFDict.withContext(this.#to);
    const kind = nameIn(action, 'S');
    const goal = kind === 'GoTo' ? 'D' : kind === 'URI' ? 'URI' : null;
    const to = goal && action.get(PDFName.of(goal));
    if (!goal || !to) return;
    kept.set(PDFName.of('S'), PDFName.of(kind));
    kept.set(PDFName.of(goal), this.#copy(to, 1));
    copy.set(PDFName.of('A'), kept);
  }

  /** @throws Refused for an action that starts, sends, fetches, plays or runs something, or that we do not know */
  #action(action: PDFDict): void {
    const kind = nameIn(action, 'S');
    // One after the other is how an action hides behind another.
    if (action.has(PDFName.of('Next'))) throw new Refused('unsafe');
    if (kind === 'GoTo' || HARMLESS_ACTIONS.has(kind) || (kind === '' && action.has(PDFName.of('O')))) return;
    const address = kind === 'URI' && action.lookup(PDFName.of('URI'));
    const isText = address instanceof PDFString || address instanceof PDFHexString;
    if (!isText || !SAFE_ADDRESS.test(address.decodeText())) throw new Refused('unsafe');
  }
}

const isSignature = (object: PDFObject | undefined): boolean =>
  object instanceof PDFDict && object.has(PDFName.of('ByteRange'));

/**
 * Writes a PDF anew from what draws it. Forms keep what is filled in and how it looks; a digital signature does not survive, its look
 * does, and that it was there is told. The same file gives the same bytes, and what was written here stays as it is.
 */
export async function rewritePdf(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ problem: Problem } | { kept: Uint8Array<ArrayBuffer>; wasSigned: boolean }> {
  try {
    const from = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument();
    const rewriting = new Rewriting(from);
    const written = await PDFWriter.forContext(rewriting.run(), Number.POSITIVE_INFINITY).serializeToBuffer();
    return { kept: new Uint8Array(written), wasSigned: rewriting.isSigned };
  } catch (cause) {
    return { problem: cause instanceof Refused ? cause.problem : 'damaged' };
  }
}
