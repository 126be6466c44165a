import { message } from '@telehealth/contracts/messages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Example } from '../../explain/example';
import { ScriptPaper } from '../../script/script-paper';

const PRESCRIBER = [
  { term: 'Prescriber', detail: 'Dr Naledi Mokoena, MBChB, FCP (SA)' },
  { term: 'Council number', detail: 'MP0000000' },
  { term: 'Practice', detail: 'Example Clinic, 1 Example Street, Johannesburg' },
  { term: 'Issued on', detail: '12 March' },
] as const;
const PATIENT = [
  { term: 'Patient', detail: 'Thandi Dlamini' },
  { term: 'Address', detail: '2 Example Road, Durban' },
] as const;
const METFORMIN = {
  name: 'Metformin, tablets, 500 mg',
  directions: 'One tablet with breakfast and one with supper',
  amount: 'Quantity 60, 2 repeats',
};

export function SampleScript() {
  return (
    <Example label="A script to print and sign">
      <ScriptPaper prescriber={PRESCRIBER} patient={PATIENT} medicines={[METFORMIN]} code="K7Q2-M9XA-0B1C-PDR4-ST6V" />
      <Notice tone="info">{message('prescriptions.notAnElectronicScript')}</Notice>
    </Example>
  );
}
