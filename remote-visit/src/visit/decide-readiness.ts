import type { PaymentState } from '@telehealth/contracts/booking';
import { pathTo } from '@telehealth/contracts/routes';
import { DEVICES_FOR, type Device, preparationFor } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { shortWhen } from '@telehealth/ui/parts/time';

export interface ReadinessItem {
  id: 'payment' | 'consent' | 'words' | 'devices' | 'prepare';
  label: string;
  isReady: boolean;
  note: string;
  /** Where the patient completes it: a path, or a fragment of the visit's page. */
  href: string | null;
}

const PAID: readonly (PaymentState | null)[] = ['paid', 'authorised', 'not_required', null];
const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  camera: 'camera',
  microphone: 'microphone',
  speaker: 'speaker',
};

/** What is ready for a visit and what is not, for both sides. None of it is required to attend. */
export function decideReadiness(details: VisitDetails, zone: string): readonly ReadinessItem[] {
  const { visit } = details;
  const here = pathTo('consultation', { id: visit.id });
  const devices = DEVICES_FOR[visit.mode].length > 0 ? [devicesItem(details, zone, here)] : [];
  return [
    ...paymentItems(details),
    consentItem(details, zone),
    wordsItem(details, zone, here),
    ...devices,
    prepareItem(details, here),
  ];
}

/** Completed payments show on the money card instead. */
function paymentItems({ visit }: VisitDetails): ReadinessItem[] {
  if (PAID.includes(visit.paymentState)) return [];
  const href = pathTo('payment', { id: visit.id });
  return [{ id: 'payment', label: 'Payment', isReady: false, note: 'Still to be paid', href }];
}

function consentItem({ consentAt }: VisitDetails, zone: string): ReadinessItem {
  return {
    id: 'consent',
    label: 'Consent to be seen remotely',
    isReady: consentAt !== null,
    note: consentAt === null ? 'Given with the booking' : `Given ${shortWhen(consentAt, zone)}`,
    href: null,
  };
}

function wordsItem({ visit, intake }: VisitDetails, zone: string, here: string): ReadinessItem {
  return {
    id: 'words',
    label: visit.viewerRole === 'patient' ? 'What you want to ask' : 'What the patient wants to ask',
    isReady: intake !== null,
    note: intake === null ? 'Nothing written yet' : `Written ${shortWhen(intake.savedAt, zone)}`,
    href: `${here}#words`,
  };
}

function devicesItem({ visit, preparation }: VisitDetails, zone: string, here: string): ReadinessItem {
  const needed = DEVICES_FOR[visit.mode];
  const results = preparation?.devices ?? null;
  const testedAt = preparation?.devicesTestedAt ?? null;
  const missing = needed.filter((device) => results?.[device] !== 'works').map((device) => DEVICE_NAMES[device]);
  const when = testedAt === null ? '' : shortWhen(testedAt, zone);
  const note =
    testedAt === null
      ? 'Not tested yet'
      : missing.length === 0
        ? `Tested ${when}`
        : `Tested ${when}; open: ${missing.join(', ')}`;
  return { id: 'devices', label: 'Camera and sound', isReady: missing.length === 0, note, href: `${here}#devices` };
}

function prepareItem({ visit, preparation }: VisitDetails, here: string): ReadinessItem {
  const steps = preparationFor(visit.mode);
  const done = steps.filter((step) => preparation?.done.includes(step)).length;
  return {
    id: 'prepare',
    label: 'Prepare list',
    isReady: done === steps.length,
    note: `${done} of ${steps.length} done`,
    href: `${here}#prepare`,
  };
}
