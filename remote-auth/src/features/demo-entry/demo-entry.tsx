import type { Role } from '@telehealth/contracts/access';
import { useDemoOffered, useHostServices } from '@telehealth/contracts/session';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useId, useState } from 'react';

const ENTRIES: readonly { role: Role; label: string }[] = [
  { role: 'patient', label: 'Enter as a demo patient' },
  { role: 'specialist', label: 'Enter as a demo healthcare provider' },
];

/** The demo entry buttons, only where the environment offers them. The host reports the result and navigates. */
export function DemoEntry() {
  const isOffered = useDemoOffered();
  const { auth } = useHostServices();
  const [chosen, setChosen] = useState<Role | null>(null);
  const headingId = useId();
  if (!isOffered) return null;
  const enter = async (role: Role) => {
    setChosen(role);
    await auth.enterDemo(role);
    setChosen(null);
  };
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={2}>
        <h2 id={headingId}>Just looking?</h2>
        <p className="soft">The demo has made-up people only. You need no account and nothing you do reaches anyone.</p>
        {ENTRIES.map(({ role, label }) => (
          <Button
            key={role}
            variant="line"
            wide
            busy={chosen === role}
            busyLabel="Opening the demo"
            // Works before the identity has loaded, because the action waits for it: no press is lost.
            onClick={() => {
              if (chosen === null) void enter(role);
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </section>
  );
}
