import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDocumentsHandler } from '../../functions/documents/handler.ts';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { keptPdf, pdf, sha256 } from '../support/files';

const LETTER = await keptPdf();

describe('the function on a hosted project', () => {
  // There the storage takes what it is given: the function is the only one that looks.
  const hosted = (bytes: Uint8Array<ArrayBuffer>) => {
    const sent: string[] = [];
    const answers: Record<string, unknown> = {
      documents: [],
      document_to_check: { path: 'a/b/file.pdf', mime_type: 'application/pdf', state: 'awaiting_file', scan_note: '' },
      redeem_document_ticket: {
        path: 'a/b/file.pdf',
        file_name: 'x.pdf',
        mime_type: 'application/pdf',
        sha256: sha256(LETTER),
      },
    };
    const handler = createDocumentsHandler({
      ...{ url: 'https://project.example', publishableKey: 'public', secretKey: 'secret', inspectFile: judgeFile },
      fetch: async (request) => {
        const body = request.method === 'POST' ? await request.text() : '';
        const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
        sent.push(`${request.method} ${name} ${request.headers.get('apikey')} ${body}`);
        if (name === 'settle_document')
          return Response.json({
            state: JSON.parse(body).p_verdict === 'clean' ? 'stored' : 'refused',
            scan_note: JSON.parse(body).p_note,
          });
        return name in answers ? Response.json(answers[name]) : new Response(bytes);
      },
    });
    return { handler, sent };
  };
  const at = (path: string, init: RequestInit = {}) => new Request(`https://project.example/documents/${path}`, init);
  const asked = { method: 'POST', headers: { authorization: 'Bearer person' } };

  it('refuses and removes what is unsafe, and keeps what is not', async () => {
    const bad = hosted(pdf('<script>alert(1)</script>'));
    const id = randomUUID();
    expect(await (await bad.handler(at(`${id}/check`, asked))).json()).toEqual({
      state: 'refused',
      reason: 'chart.fileUnsafe',
    });
    expect(bad.sent.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'POST document_to_check public',
      'GET file.pdf secret',
      'POST settle_document secret',
      'DELETE documents secret',
    ]);
    const signed = hosted(
      pdf(
        '5 0 obj\n<< /FT /Sig /V << /ByteRange [0 9 9 9] >> >>\nendobj\n3 0 obj\n<< /Type /Page /Annots [5 0 R] >>\nendobj\n',
      ),
    );
    expect(await (await signed.handler(at(`${id}/check`, asked))).json()).toEqual({
      state: 'stored',
      reason: 'chart.signatureNotKept',
    });
    const good = hosted(LETTER);
    expect(await (await good.handler(at(`${id}/check`, asked))).json()).toEqual({ state: 'stored', reason: '' });
    expect(good.sent.some((line) => line.startsWith('DELETE'))).toBe(false);
  });

  it('gives only the bytes that were inspected, and answers browsers of another origin', async () => {
    expect((await hosted(LETTER).handler(at(`file/${'a'.repeat(64)}`))).status).toBe(200);
    expect(
      (
        await hosted(pdf('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n')).handler(
          at(`file/${'a'.repeat(64)}`),
        )
      ).status,
    ).toBe(502);
    const preflight = await hosted(LETTER).handler(at('x', { method: 'OPTIONS' }));
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    for (const path of ['', 'file/short', `${randomUUID()}/check`]) {
      expect((await hosted(LETTER).handler(at(path))).status).toBe(404);
    }
  });

  it('says that it could not, when what it asks never answers or answers nonsense', async () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    const stalled = async () => new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) }));
    const nonsense = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    for (const fetch of [never, stalled, nonsense]) {
      const project = {
        url: 'https://project.example',
        publishableKey: 'public',
        secretKey: 'secret',
        inspectFile: judgeFile,
      };
      const handler = createDocumentsHandler({ ...project, fetch, timeoutMs: 20 });
      const said = await handler(at(`${randomUUID()}/check`, asked));
      expect([said.status, await said.json()]).toEqual([503, expect.objectContaining({ hint: 'data.failed' })]);
      expect((await handler(at(`file/${'a'.repeat(64)}`))).status).toBe(503);
    }
  });
});
