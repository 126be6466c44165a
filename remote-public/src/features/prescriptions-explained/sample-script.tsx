import { BRAND_NAME, message } from '@telehealth/contracts';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Example } from '../../explain/example';
import styles from './prescriptions-explained.module.css';

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

/** A printed script with the particulars of regulation 33, as the patient takes it to a pharmacy. */
export function SampleScript() {
  return (
    <Example label="A script to print and sign">
      <article className={styles.paper} aria-label="A script">
        <header className={styles.paperHead}>
          <strong>{BRAND_NAME}</strong>
          <span>Record of a prescription</span>
        </header>
        <DataList items={PRESCRIBER} columns={2} />
        <DataList items={PATIENT} columns={2} />
        <div className={styles.medicine}>
          <p>
            <strong>Metformin, tablets, 500 mg</strong>
          </p>
          <p>One tablet with breakfast and one with supper</p>
          <p>Quantity 60, 2 repeats</p>
        </div>
        <footer className={styles.paperFoot}>
          <span className={styles.line}>Signature of the prescriber</span>
          <span>
            Code <strong className={styles.code}>K7Q2-M9XA-0B1C-PDR4-ST6V</strong>
          </span>
        </footer>
      </article>
      <Notice tone="info">{message('prescriptions.notAnElectronicScript')}</Notice>
    </Example>
  );
}
