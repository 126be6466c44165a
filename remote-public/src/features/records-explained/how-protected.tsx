import { Card } from '@telehealth/ui/layout/card';
import { Section } from '@telehealth/ui/layout/section';
import { Grid } from '@telehealth/ui/layout/stack';

const PARTS = [
  {
    title: 'Kept',
    text: 'In a database that knows whose each entry is. Every entry keeps its earlier versions, who wrote it and when. Nothing is overwritten silently.',
  },
  {
    title: 'Shared',
    text: 'By a permission that names a person, the parts, the purpose and an end. The database checks it every time; the pages only show its answer.',
  },
  {
    title: 'Logged',
    text: 'Opening your record and logging it are one step: what cannot be logged cannot be opened.',
  },
  {
    title: 'Signed',
    text: 'Once a specialist signs a note, it never changes. What is added later appears below it, with its own date and name.',
  },
] as const;

export function HowProtected() {
  return (
    <Section title="How it is kept, shared and protected">
      <Grid as="div" min="15rem">
        {PARTS.map(({ title, text }) => (
          <Card key={title} title={title} headingLevel={3}>
            <p className="soft">{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
