import { judgePaperFile } from '@telehealth/contracts/paper-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawSigned } from '../../functions/papers/draw/draw-paper.ts';
import { paperFacts } from '../../functions/papers/draw/facts.ts';
import { makeAuthority, readAuthority } from '../../functions/papers/sign/authority.ts';
import { createCscProvider } from '../../functions/papers/sign/csc-signer.ts';
import { type CscProvider, startCscProvider } from '../support/csc-provider';
import { askTool, missingTools } from '../support/pdf-tools';

const COUNCIL_NUMBER = 'MP0123456';
let stand: CscProvider;
beforeAll(async () => {
  stand = await startCscProvider(COUNCIL_NUMBER);
});
afterAll(() => stand.close());

const provider = (change: { token?: string } = {}) =>
  createCscProvider({ url: stand.url, token: stand.token, roots: [stand.root], ...change });
const NOTE = paperFacts.parse({
  kind: 'sick_note',
  code: '7K2M4PQX9TRB0WVH3CNE',
  issuedAt: '2026-11-27T13:02:11Z',
  seenAt: '2026-11-27T12:30:00Z',
  mode: 'video',
  prescriber: {
    name: 'Naledi Mokoena',
    capitals: 'N. MOKOENA',
    qualification: 'MBChB',
    councilNumber: COUNCIL_NUMBER,
    practiceNumber: '',
    practice: 'A practice',
    address: '1 Long Street',
    phone: '021 555 0100',
  },
  patient: { name: 'Thandi Nkosi', born: null, idNumber: '', address: '', age: null },
  from: '2026-11-27',
  to: '2026-11-27',
  fitness: 'unfit',
  basis: 'examined',
  illness: '',
  isForSchool: false,
});
const draw = async (pin = stand.pin, of = provider()) =>
  drawSigned(
    NOTE,
    await of.signerOf({ councilNumber: COUNCIL_NUMBER, pin }),
    'https://sawubona.example/check',
    new Date('2026-11-28'),
  );

it('signs a file by the four questions of the standard, and nothing of the paper is sent', async () => {
  const { pdf } = await draw();
  expect(stand.asked).toEqual(['credentials/list', 'credentials/info', 'credentials/authorize', 'signatures/signHash']);
  const own = await readAuthority((await makeAuthority(new Date('2026-11-01'))).secret);
  expect(await judgePaperFile(pdf, own.root, [stand.root])).toMatchObject({
    ...{ verdict: 'unchanged', by: 'Naledi Mokoena', councilNumber: '', isAdvanced: true },
  });
  expect(await judgePaperFile(pdf, own.root), 'a provider that is not set up is a stranger').toEqual({
    verdict: 'notOurs',
  });
  const changed = pdf.slice();
  changed[changed.length - 3_000] = (changed[changed.length - 3_000] ?? 0) ^ 1;
  expect(await judgePaperFile(changed, own.root, [stand.root])).toMatchObject({ verdict: 'changed' });
  if (missingTools.length > 0) return;
  expect(await askTool('pdfsig', ['-nocert'], pdf)).toContain('Signature is Valid');
  const text = await askTool('pdftotext', [], pdf);
  expect(text).toContain('Signed with an advanced electronic signature');
});

it('says that a PIN was wrong, that somebody has no signature there, and that the provider does not answer', async () => {
  await expect(draw('000000')).rejects.toMatchObject({ hint: 'papers.pinWrong' });
  await expect(provider().signerOf({ councilNumber: 'MP9999999', pin: stand.pin })).rejects.toMatchObject({
    hint: 'papers.noCredential',
  });
  await expect(draw(stand.pin, provider({ token: 'another' }))).rejects.toMatchObject({ hint: 'papers.providerAway' });
  stand.goAway();
  await expect(draw()).rejects.toMatchObject({ hint: 'papers.providerAway' });
});
