import { withTimeLimit } from '@telehealth/data/client/with-time-limit';
import { z } from 'zod';

/** Who runs the service, as the installation is set up; what is not said is missing. */
const clinicContact = z.object({
  name: z.string().optional(),
  address: z.string().optional(),
  phone: z.string().optional(),
  hours: z.string().optional(),
});
export type ClinicContact = z.output<typeof clinicContact>;

/** @throws where nothing arrives, or something else does */
export async function readClinicContact(): Promise<ClinicContact> {
  const response = await withTimeLimit(fetch)('/contact.json');
  return clinicContact.parse(await response.json());
}
