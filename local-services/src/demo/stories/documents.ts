import { createHash } from 'node:crypto';
import type { Stage } from '../stage';

const objects = (lines: readonly string[]): string => {
  const text = lines.map((line, at) => `BT /F1 12 Tf 60 ${760 - at * 20} Td (${line}) Tj ET`).join('\n');
  return [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj',
    `4 0 obj\n<< /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj`,
    '5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj',
  ].join('\n');
};

/** A page of text that states it is made up. */
function page(...lines: string[]): Buffer {
  const body = objects(['Demo data - no real people', ...lines]);
  return Buffer.from(`%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

interface Paper {
  patient: string;
  /** The person who adds it. Default: the patient. */
  by?: string;
  day: number;
  type: string;
  title: string;
  bytes: Buffer;
  /** The inspection's result. Default: stored. */
  verdict?: 'clean' | 'refused' | 'none';
}

async function upload(stage: Stage, who: string, path: string, bytes: Buffer): Promise<void> {
  const version = stage.key();
  await stage.keepFile(version, bytes);
  const size = bytes.byteLength;
  const metadata = { eTag: version, size, mimetype: 'application/pdf', cacheControl: 'no-store', contentLength: size };
  // The row that storage writes for an upload, under the uploader's right and policy.
  await stage.as(who, async (tx) => {
    const more = { lastModified: stage.anchor.toISOString(), httpStatusCode: 200 };
    await tx`insert into storage.objects (id, bucket_id, name, owner_id, version, metadata)
      values (${stage.key()}, 'documents', ${path}, ${stage.id(who)}, ${version}, ${tx.json({ ...metadata, ...more })})`;
  });
}

/** Announces a file, uploads it and has it inspected. */
async function file(
  stage: Stage,
  { patient, by = patient, day, type, title, bytes, verdict = 'clean' }: Paper,
): Promise<{ id: string }> {
  await stage.until(stage.day(day, '10:00'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`;
  const announced = await stage.call<{ id: string }>(by, 'add_document', {
    document: {
      type,
      title,
      date: stage
        .day(day - 1)
        .toISOString()
        .slice(0, 10),
      file: { name, type: 'application/pdf', size: bytes.byteLength, sha256 },
    },
    key: stage.key(),
    patient: by === patient ? null : stage.id(patient),
  });
  if (verdict === 'none') return announced;
  if (verdict === 'clean') {
    const { path } = await stage.call<{ path: string }>(by, 'document_to_check', { id: announced.id });
    await upload(stage, by, path, bytes);
  }
  const note = verdict === 'clean' ? '' : 'chart.fileUnsafe';
  await stage.serve('settle_document', { id: announced.id, verdict, note, size: bytes.byteLength, sha256 });
  return announced;
}

const MARIA = 'mariamagdalena.oosthuizen';

/** Thandi sends the letter to Naledi in the thread of their visit. */
async function alongWithWords(stage: Stage, document: string): Promise<void> {
  const [visit] = await stage.admin(
    (tx) => tx<{ id: string }[]>`select id from public.appointments
      where patient_id = ${stage.id('thandi')} and status = 'completed' order by starts_at limit 1`,
  );
  const body = 'My employer asks for this to be signed.';
  await stage.call('thandi', 'send_message', { appointment: visit?.id, client_id: stage.key(), body, document });
}

/** Documents in every state: stored, removed again, refused, announced and never sent. */
export async function documents(stage: Stage): Promise<void> {
  await file(stage, {
    patient: MARIA,
    day: -125,
    type: 'lab_result',
    title: 'Laboratory result HbA1c',
    bytes: page('HbA1c 8.1 %', 'Made-up laboratory, Malmesbury'),
  });
  const letter = page('Dear colleague,', 'thank you for seeing Thandi with her cough.');
  const sent = await file(stage, {
    patient: 'thandi',
    day: -88,
    type: 'letter',
    title: 'Letter to the employer',
    bytes: letter,
  });
  await alongWithWords(stage, sent.id);
  const twice = await file(stage, {
    patient: 'thandi',
    day: -87,
    type: 'letter',
    title: 'The same letter again',
    bytes: letter,
  });
  await stage.call('thandi', 'remove_document', { id: twice.id, version: 2 });
  const photo = {
    patient: 'jose.conceicao',
    day: -42,
    type: 'photo',
    title: 'Photograph of the mole',
    bytes: page('A photograph'),
  };
  await file(stage, { ...photo, verdict: 'refused' });
  await file(stage, { ...photo, title: 'Photograph of the mole as a page' });
  await file(stage, {
    patient: MARIA,
    by: 'themba.ndlovu',
    day: -24,
    type: 'lab_result',
    title: 'Kidney function',
    bytes: page('Creatinine 88 umol/L', 'eGFR 71'),
  });
  await file(stage, {
    patient: 'annelie.coetzee',
    day: -1,
    type: 'imaging',
    title: 'Scan at twenty weeks',
    bytes: page('Scan'),
    verdict: 'none',
  });
}
