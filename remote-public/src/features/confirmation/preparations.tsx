import type { ConsultationMode } from '@telehealth/contracts';
import { Card } from '@telehealth/ui/layout/card';
import styles from './confirmation.module.css';

const ALWAYS = [
  'Have your medicines, or a list of them, within reach.',
  'Write down what you want to ask. Three questions fit well.',
  'Know the address where you are, in case you need help during the visit.',
];
const BY_MODE: Record<ConsultationMode, readonly string[]> = {
  video: ['Find a quiet, bright place and face the light.', 'Try your camera and microphone once before.'],
  voice: ['Find a quiet place with good reception.', 'Keep your phone charged.'],
  chat: ['Keep a stable connection and about half an hour.', 'Have pictures ready if they help to explain.'],
};

export function Preparations({ mode }: { mode: ConsultationMode }) {
  return (
    <Card title="Before the visit">
      <ul className={styles.prepare}>
        {[...BY_MODE[mode], ...ALWAYS].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  );
}
