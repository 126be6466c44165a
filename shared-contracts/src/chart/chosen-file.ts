import { cleanFileName, type DocumentFileType } from './chart';

/** What files of the kept types hold, and where; `documents/judge-file.ts` of the server says the same. */
const SIGNS: readonly (readonly [type: DocumentFileType, text: string, at: number])[] = [
  ['application/pdf', '%PDF-', 0],
  ['image/jpeg', '\xff\xd8\xff', 0],
  ['image/png', '\x89PNG\r\n\x1a\n', 0],
  ['image/webp', 'WEBP', 8],
];
const LONGEST_BEGINNING = 16;

async function typeOf(file: Blob): Promise<DocumentFileType | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer()));
  return SIGNS.find(([, text, at]) => head.startsWith(text, at))?.[0] ?? null;
}

/**
 * A file as somebody chose it, judged by what is in it: with the type it has and a name that fits it, whatever the device called
 * either. What is of no kept type stays as it is.
 */
export async function chosenFile(file: File): Promise<File> {
  const type = await typeOf(file).catch(() => null);
  if (type === null) return file;
  const name = cleanFileName(file.name, type);
  if (type === file.type && name === file.name) return file;
  return new File([file], name, { type, lastModified: file.lastModified });
}
