import { needsWords } from '@telehealth/contracts/visit';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { EditNeeds } from './opened-parts';
import styles from './profile.module.css';
import { ProofLine } from './proof';

/** Accessibility needs, stated once for every visit. */
export function NeedsCard({ profile }: { profile: OwnProfile }) {
  const { isOwn, you } = useSubjectWords();
  const [isEditing, setEditing] = useState(false);
  const words = needsWords(profile.needs);
  return (
    <Card
      title={isOwn ? 'What you need in a visit' : `What ${you} needs in a visit`}
      actions={
        <Button variant="line" size="s" aria-label="Change what you need in a visit" onClick={() => setEditing(true)}>
          Change
        </Button>
      }
    >
      {words.length === 0 ? (
        <p className="soft">Nothing in particular.</p>
      ) : (
        <>
          <ul className={styles.list}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <ProofLine proof={{ by: 'self', at: null }} />
        </>
      )}
      <p className="small soft">
        The specialist of an upcoming visit reads this beforehand, and we log every time. With extra time you are shown
        times half as long again when you book, at the same price. Visits you have already booked stay as they are. With
        large text, the pages of a visit are drawn a quarter larger.
      </p>
      {isEditing && <EditNeeds profile={profile} onClose={() => setEditing(false)} />}
    </Card>
  );
}
