import { Card } from '@telehealth/ui/layout/card';
import { Section } from '@telehealth/ui/layout/section';
import { Grid } from '@telehealth/ui/layout/stack';

const PARTS = [
  {
    title: 'Kept',
    text: 'In a database where every row knows whose it is. Each entry keeps its earlier versions, who wrote it and when. Nothing is overwritten in silence.',
  },
  {
    title: 'Shared',
    text: 'By a right that names a person, the parts, the purpose and an end. The database asks for it at every look; the pages only mirror its answer.',
  },
  {
    title: 'Written down',
    text: 'A look and its line in your list are one step: without the line there is no look.',
  },
  {
    title: 'Signed',
    text: 'A specialist signs a note, and it is closed. What is added later stands below it, with its own date and name.',
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
