import { fine, wrong } from '../finding.mjs';

/** @param {{ realtime: any }} facts */
export function checkRealtime({ realtime }) {
  if (!realtime.opened)
    return [
      wrong('Live updates do not connect', 'Let the proxy pass websockets of /realtime/v1; look at Realtime’s state.'),
    ];
  const findings = [
    realtime.private === 'error'
      ? fine('A topic of somebody else is refused to who is not signed in')
      : wrong(
          realtime.private === 'ok'
            ? 'Who is not signed in may listen to somebody’s topic'
            : 'Nobody answers who wants to join a topic',
          'Policies on realtime.messages decide: see what is said of them here.',
        ),
  ];
  if (realtime.public !== 'ok') return [...findings, fine('Topics that are not private are refused')];
  const text = 'Topics that are not private are open to everybody; the product has none';
  return [...findings, wrong(text, 'Supabase → Realtime → Settings: switch “Allow public access” off.')];
}
