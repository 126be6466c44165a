import { pathTo } from '@telehealth/contracts/routes';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import styles from './landing.module.css';

export function Questions() {
  return (
    <section aria-labelledby="questions" className={styles.band}>
      <h2 id="questions" className={styles.bandTitle}>
        Good to know
      </h2>
      <div className={styles.questions}>
        <Disclosure summary="Is this for emergencies?">
          <p>
            No. In danger, call 112 from any mobile phone, or read <a href={pathTo('emergencyCare')}>emergency care</a>.
            You never have to pay or sign in for that.
          </p>
        </Disclosure>
        <Disclosure summary="Who are the specialists?">
          <p>
            Health professionals whose council registration was checked. Nobody is listed before that, and nobody can
            pay to be listed higher.
          </p>
        </Disclosure>
        <Disclosure summary="What does a visit cost?">
          <p>
            Each specialist sets a price. You see the whole amount before you choose a time, and that is what you pay.
          </p>
        </Disclosure>
        <Disclosure summary="Do I need an account?">
          <p>
            Only when you book, so that your specialist knows who you are. What you typed until then is kept for you.
          </p>
        </Disclosure>
        <Disclosure summary="Can I cancel?">
          <p>Yes, from your appointments. Before you confirm, we show what you get back at that moment, to the cent.</p>
        </Disclosure>
        <Disclosure summary="What happens to what I type here?">
          <p>
            Your words never go into a web address or your browser's storage. When you continue to book, they wait on
            our server under a one-time code for two hours, and then they are deleted.
          </p>
        </Disclosure>
      </div>
    </section>
  );
}
