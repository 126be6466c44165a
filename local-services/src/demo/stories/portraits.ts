import { drawFace, type Face } from '../portraits/draw-face';
import type { Stage } from '../stage';

const [BLACK, BROWN, GREY, FAIR] = ['#1d1716', '#3f2517', '#8d8782', '#b98a52'];
const [SAND, LILAC, SAGE, CLAY] = ['#efe3cf', '#dfe2f8', '#d9e8df', '#f1d9cb'];
const [WHITE, INDIGO, TEAL, COCOA] = ['#fbfaf7', '#2b3390', '#1f6a66', '#6b3825'];

/** By mailbox. Who is not here has initials, as many people in such a service do. */
const FACES: Readonly<Record<string, Face>> = {
  naledi: { skin: '#7a4a2e', hair: 'round', hairColour: BLACK, coat: WHITE, ground: SAND, glasses: true },
  'pieter.vanderwesthuizen': { skin: '#e9bd9c', hair: 'crop', hairColour: GREY, coat: INDIGO, ground: SAGE },
  'nomvula.khumalo': { skin: '#6b3f27', hair: 'bun', hairColour: BLACK, coat: TEAL, ground: CLAY },
  'kagiso.mabena': { skin: '#5c3622', hair: 'crop', hairColour: BLACK, coat: WHITE, ground: LILAC, beard: true },
  'fatima.essop': { skin: '#c98f66', hair: 'scarf', hairColour: '#35408f', coat: WHITE, ground: SAND },
  'lindiwe.dube': { skin: '#80502f', hair: 'crop', hairColour: BLACK, coat: COCOA, ground: LILAC, glasses: true },
  sibusiso: { skin: '#54311f', hair: 'none', hairColour: BLACK, coat: TEAL, ground: SAND, beard: true },
  'refilwe.motaung': { skin: '#714329', hair: 'long', hairColour: BROWN, coat: WHITE, ground: SAGE },
  'zoe.fernandes': { skin: '#d9a57e', hair: 'long', hairColour: BLACK, coat: INDIGO, ground: CLAY },
  'bongani.zwane': { skin: '#63391f', hair: 'crop', hairColour: BLACK, coat: INDIGO, ground: SAND },
  'hlengiwe.ngcobo': { skin: '#744628', hair: 'bun', hairColour: BLACK, coat: WHITE, ground: LILAC },
  'gert.fourie': { skin: '#e3b08c', hair: 'crop', hairColour: FAIR, coat: COCOA, ground: SAGE, glasses: true },
};

/** Keeps a drawn portrait of each, where the function that inspects pictures would keep theirs. */
export async function portraits(stage: Stage): Promise<void> {
  await stage.until(stage.day(-150));
  for (const [mailbox, face] of Object.entries(FACES)) {
    const bytes = drawFace(face);
    const version = stage.key();
    await stage.keepFile(version, bytes);
    const metadata = { eTag: version, size: bytes.byteLength, mimetype: 'image/png', cacheControl: 'max-age=3600' };
    const id = stage.id(mailbox);
    await stage.admin(
      (tx) => tx`insert into storage.objects (id, bucket_id, name, owner_id, version, metadata)
        values (${stage.key()}, 'profile-images', ${`${id}/portrait`}, ${id}, ${version},
          ${tx.json({ ...metadata, contentLength: bytes.byteLength, lastModified: stage.anchor.toISOString(), httpStatusCode: 200 })})`,
    );
  }
}
