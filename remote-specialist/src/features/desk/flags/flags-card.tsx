import { formatPlainDate } from '@telehealth/contracts/formatting';
import { FLAGS, type FlagName } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useFlagStates } from '../../../data/desk/desk.queries';
import type { FlagState } from '../../../data/desk/desk.schema';
import { momentWords } from '../desk-words';
import { EndFlagDialog } from './end-flag-dialog';
import { FlagDialog } from './flag-dialog';

const isKnown = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);
const titleOf = (name: string) => (isKnown(name) ? FLAGS[name] : name);

/** A flag of this build, or one that only older builds ask for. */
interface Flag {
  name: string;
  /** Undefined: nobody ever set it. */
  state: FlagState | undefined;
}

/** Those past their last day first, then those of this build, then those that only older builds ask for. */
function flagsOf(states: readonly FlagState[]): Flag[] {
  const known = Object.keys(FLAGS).map((name) => ({ name, state: states.find((one) => one.name === name) }));
  const older = states
    .filter(({ name, share }) => !isKnown(name) && share > 0)
    .map((state) => ({ name: state.name, state }));
  return [...known, ...older].toSorted((one, other) => Number(isOverdue(other)) - Number(isOverdue(one)));
}
const isOverdue = ({ state }: Flag) => state?.overdue === true;

/** Who has what not everybody has yet, who answers for it, and until when. */
export function FlagsCard() {
  const query = useFlagStates();
  const [setting, setSetting] = useState<{ name: FlagName; before: FlagState | undefined } | null>(null);
  const [ending, setEnding] = useState<FlagState | null>(null);
  return (
    <Card title="Flags">
      <p className="soft">
        Abilities that not everybody has yet. Past its last day a flag is off for everybody; its team then gives it to
        all in the code, takes it out, or sets a new day here.
      </p>
      <QueryPanel query={query} safe="People keep what they have.">
        {(states) => (
          <>
            {states
              .filter(({ overdue }) => overdue)
              .map(({ name, owner, endsOn }) => (
                <Notice key={name} tone="warning" title={`Past its last day: ${titleOf(name)}`}>
                  {owner} answers for it. It ended on {formatPlainDate(endsOn)}, and nobody has it since.
                </Notice>
              ))}
            <RowList label="Flags">
              {flagsOf(states).map(({ name, state }) => (
                <Row
                  key={name}
                  title={titleOf(name)}
                  detail={factsOf(name, state)}
                  end={
                    <>
                      <Standing state={state} />
                      {isKnown(name) && (
                        <Button
                          variant="line"
                          size="s"
                          aria-label={`Set: ${titleOf(name)}`}
                          onClick={() => setSetting({ name, before: state })}
                        >
                          Set
                        </Button>
                      )}
                      {state !== undefined && state.share > 0 && (
                        <Button
                          variant="quiet"
                          size="s"
                          aria-label={`End: ${titleOf(name)}`}
                          onClick={() => setEnding(state)}
                        >
                          End
                        </Button>
                      )}
                    </>
                  }
                />
              ))}
            </RowList>
          </>
        )}
      </QueryPanel>
      {setting && <FlagDialog {...setting} title={FLAGS[setting.name]} onClose={() => setSetting(null)} />}
      {ending && <EndFlagDialog flag={ending} title={titleOf(ending.name)} onClose={() => setEnding(null)} />}
    </Card>
  );
}

function Standing({ state }: { state: FlagState | undefined }) {
  if (state?.overdue === true)
    return (
      <Badge tone="warning" icon={icons.warning}>
        Overdue, off
      </Badge>
    );
  if (state === undefined || state.share === 0) return <Badge>Off</Badge>;
  return <Badge tone="success">{state.share === 100 ? 'On for all' : `On for ${state.share} %`}</Badge>;
}

function factsOf(name: string, state: FlagState | undefined): string {
  if (state === undefined) return 'Nobody has it: it was never set.';
  const { share, owner, endsOn, setByName, setAt } = state;
  const who = `${setByName}, ${momentWords(setAt)}`;
  if (share === 0) return `Nobody has it: ended by ${who}.`;
  const older = isKnown(name) ? '' : ' Only older builds ask for it: it can end.';
  return `${owner} answers for it. Last day ${formatPlainDate(endsOn)}. Set by ${who}.${older}`;
}
