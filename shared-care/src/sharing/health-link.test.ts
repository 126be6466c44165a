// @vitest-environment node
import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, it } from 'vitest';
import { decryptHealthFile, encryptHealthFile, joinHealthFiles, newFileKey } from './health-file';
import { readHealthLink, writeHealthLink } from './health-link';

/** The specification's own example. */
const OF_THE_STANDARD =
  'shlink:/eyJ1cmwiOiJodHRwczovL2VocmV4YW1wbGUub3JnL3FyLXNobC9SLUxUcFc5dVR3Z3Z0d2tJZTRlXzZfRThOd2xGa1RpRVlOQzBtTGFyMDRnIiwiZmxhZyI6IlAiLCJrZXkiOiJyeFRnWWxPYUtKUEZ0Y0VkMHFjY2VOOHdFVTRwOTRTcUF3SVdRZTZ1WDdRIiwibGFiZWwiOiJCYWNrLXRvLXNjaG9vbCBpbW11bml6YXRpb25zIGZvciBPbGl2ZXIgQnJvd24ifQ';
const KEY = 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q';

describe('a link', () => {
  it('is read as the standard writes it, alone, behind a page, and broken over lines', () => {
    const said = {
      url: 'https://ehrexample.org/qr-shl/R-LTpW9uTwgvtwkIe4e_6_E8NwlFkTiEYNC0mLar04g',
      ...{ key: KEY, label: 'Back-to-school immunizations for Oliver Brown', expiresAt: null },
      ...{ needsPasscode: true, isOneFile: false },
    };
    const texts = [
      OF_THE_STANDARD,
      `https://viewer.example/x#${OF_THE_STANDARD}`,
      `\n ${OF_THE_STANDARD.slice(0, 60)}\n${OF_THE_STANDARD.slice(60)} `,
    ];
    for (const text of texts) expect(readHealthLink(text)).toEqual(said);
  });

  it('says again what was written', () => {
    const link = {
      ...{ url: 'https://here.example/functions/v1/shared-record/x', key: KEY, label: 'Für Dr Ndlovu' },
      ...{ expiresAt: new Date('2026-12-01T10:00:00Z'), needsPasscode: true, isOneFile: false },
    };
    expect(readHealthLink(writeHealthLink(link))).toEqual(link);
    expect(
      readHealthLink(writeHealthLink({ ...link, needsPasscode: false, isOneFile: true, expiresAt: null })),
    ).toEqual({
      ...link,
      ...{ needsPasscode: false, isOneFile: true, expiresAt: null },
    });
  });

  it.each([
    ['nothing', {}],
    ['a short key', { key: 'short' }],
    ['another version', { v: 2 }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['both flags', { flag: 'PU' }],
  ])('is none with %s', (what, change) => {
    const said = what === 'nothing' ? {} : { url: 'https://x.example/y', key: KEY, ...change };
    expect(readHealthLink(`shlink:/${base64url.encode(JSON.stringify(said)).padEnd(44, 'A')}`)).toBeNull();
    expect(readHealthLink('https://site.example/#K7Q2')).toBeNull();
  });
});

const BUNDLE = {
  resourceType: 'Bundle',
  entry: [{ resource: { resourceType: 'Condition', code: { text: 'Asthma' } } }],
};

describe('a file', () => {
  it('is read with its key alone, whole', async () => {
    const [key, other] = [newFileKey(), newFileKey()];
    const file = await encryptHealthFile(BUNDLE, key);
    expect(file).toMatch(/^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$/);
    expect(file).not.toContain(base64url.encode('Asthma'));
    expect(await decryptHealthFile(file, key)).toEqual(BUNDLE);
    expect(await decryptHealthFile(file, other)).toBeNull();
    const [head, , iv, body = '', tag] = file.split('.');
    const changed = (body.startsWith('A') ? 'B' : 'A') + body.slice(1);
    expect(await decryptHealthFile([head, '', iv, changed, tag].join('.'), key)).toBeNull();
    for (const no of ['', 'a.b.c', '{"resourceType":"Bundle"}']) expect(await decryptHealthFile(no, key)).toBeNull();
  });

  it('is what the standard asks for: dir, A256GCM, packed, with its type', async () => {
    const key = newFileKey();
    const { protectedHeader } = await compactDecrypt(await encryptHealthFile(BUNDLE, key), base64url.decode(key));
    expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' });
  });

  it('of others is read without packing, and never one that grows beyond measure', async () => {
    const key = newFileKey();
    const write = (text: string, zip: object) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...zip })
        .encrypt(base64url.decode(key));
    expect(await decryptHealthFile(await write(JSON.stringify(BUNDLE), {}), key)).toEqual(BUNDLE);
    const bomb = await write(`{"a":"${'x'.repeat(51 * 1024 * 1024)}"}`, { zip: 'DEF' });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await decryptHealthFile(bomb, key)).toBeNull();
  });

  it('joins bundles and single resources, and is nothing where there is no FHIR', () => {
    const one = { resourceType: 'Patient', birthDate: '1984-03-02' };
    expect(joinHealthFiles([BUNDLE, null, one])).toEqual({
      resourceType: 'Bundle',
      entry: [...BUNDLE.entry, { resource: one }],
    });
    const document = { ...BUNDLE, type: 'document' };
    expect(joinHealthFiles([document])).toEqual(document);
    expect(joinHealthFiles([null, { verifiableCredential: [] }, 'x'])).toBeNull();
  });
});
