import { fine, local, unasked, wrong } from '../finding.mjs';

const LATE_MAIL_SECONDS = 900;
const readyOf = (functions, name) => functions.find((one) => one.name === name)?.ready?.json ?? null;

function payments({ functions, database, isLocal }) {
  const says = readyOf(functions, 'payments');
  if (!says || !database) return unasked('Who takes payments', 'BACKEND_SECRET_KEY and the function payments');
  const [code, data] = [says.payments ?? 'none', database.settings.payment_provider];
  if (code !== data)
    return wrong(
      `The functions take payments by ${code}, the database by ${data}: nobody can pay`,
      "Set PAYMENT_PROVIDER for the functions and UPDATE private.settings SET value = '…' WHERE key = 'payment_provider' alike.",
    );
  if (code.startsWith('sandbox'))
    return isLocal
      ? local('Payments go to the sandbox of this machine')
      : wrong('Payments go to a sandbox', 'docs/hosting-payments.md: set the provider in both places.');
  return fine(
    code === 'none' ? 'Nobody takes payments, in the functions and in the database' : `${code} takes payments`,
  );
}

function mailProvider({ functions, isLocal }) {
  const worker = functions.find(({ name }) => name === 'mail-worker');
  if (!worker) return [];
  if (isLocal) return [local('Mail goes to the mailbox of this machine (/__mailbox)')];
  const says = worker.ready?.json;
  if (!says?.ready) return [unasked('Who sends mail', 'BACKEND_SECRET_KEY and the function mail-worker')];
  return [
    says.mail
      ? fine(`Mail is sent by ${says.mail}`)
      : wrong('No mail provider is set: nobody gets a mail', 'docs/hosting-mail.md: set the secrets of mail-worker.'),
  ];
}

/** Browsers subscribe to the key of the database, and their push services take what is signed with it alone. */
function pushes({ functions, database, isLocal }) {
  const says = readyOf(functions, 'mail-worker');
  if (isLocal || !says?.ready || !database) return [];
  const [signs, offered] = [says.push ?? '', database.settings.push_public_key ?? ''];
  if (signs === offered)
    return [
      fine(
        signs === ''
          ? 'Nobody gets notices on a device'
          : 'Notices on devices are signed with the key they are offered by',
      ),
    ];
  return [
    wrong(
      offered === ''
        ? 'mail-worker can send notices to devices, and nobody is offered them'
        : 'Notices on devices are offered by a key that mail-worker does not sign with: none arrives',
      'docs/hosting-mail.md, notices on devices: VAPID_PUBLIC_KEY and push_public_key of private.settings are the same.',
    ),
  ];
}

function outbox({ database }) {
  if (!database) return unasked('Whether mail leaves', 'BACKEND_SECRET_KEY');
  const { waiting, oldest, failed } = database.outbox;
  if (waiting < database.waitedBefore) return fine(`Mail leaves; ${waiting} still wait`);
  if (waiting > 0 && oldest > LATE_MAIL_SECONDS)
    return wrong(
      `${waiting} mails wait, the oldest for ${Math.round(oldest / 60)} min`,
      'Nobody sends them: look at the mail provider and at who calls mail-worker (docs/hosting-mail.md).',
    );
  if (failed > 0)
    return wrong(
      `${failed} mails of the last day could not be sent at all`,
      "SELECT template, last_error FROM public.outbox WHERE state = 'failed' says why.",
    );
  return fine('Mail leaves');
}

function relays({ functions, isLocal }) {
  const worker = functions.find(({ name }) => name === 'room-access');
  if (!worker) return [];
  const says = worker.ready?.json;
  if (!says?.ready) return [unasked('Whether calls have relays', 'BACKEND_SECRET_KEY and the function room-access')];
  if (says.relays) return [fine(`Calls have relays at ${says.relays} addresses`)];
  return [
    isLocal
      ? local('Calls have no relays; on one machine or network they connect')
      : wrong(
          'Calls have no relays: between strict networks nobody is seen or heard',
          'docs/hosting-room.md: two relays.',
        ),
  ];
}

/** Checks that the media server obeys the product; otherwise a removed participant keeps their connection. */
function callServer({ functions }) {
  const [access, worker] = [readyOf(functions, 'room-access'), readyOf(functions, 'room-worker')];
  if (!access?.ready || !worker?.ready) return [];
  if (access.livekit !== worker.livekit)
    return [
      wrong(
        'room-access and room-worker know different servers for calls: who is sent away is put out of the wrong one',
        'docs/hosting-room.md: both need the same LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET.',
      ),
    ];
  if (!worker.livekit) return [];
  return [
    {
      answers: fine('The server for calls takes orders: whoever is sent away is put out of it'),
      refuses: wrong(
        'The server for calls refuses our orders: whoever is sent away keeps their connection to it',
        'Its log says why: LIVEKIT_KEY or LIVEKIT_SECRET is another, or the clocks differ by more than a minute.',
      ),
      silent: wrong(
        'The server for calls does not answer the functions: whoever is sent away keeps their connection to it',
        'room-worker asks LIVEKIT_URL by https, /twirp/livekit.RoomService: look at the address, its certificate and firewall.',
      ),
    }[worker.orders] ?? unasked('Whether the server for calls takes orders', 'a room-worker of this checkout'),
  ];
}

/** @param {{ functions: any[], database: any, isLocal: boolean }} facts */
export const checkProviders = (facts) => [
  payments(facts),
  ...mailProvider(facts),
  ...pushes(facts),
  ...relays(facts),
  ...callServer(facts),
  outbox(facts),
];
