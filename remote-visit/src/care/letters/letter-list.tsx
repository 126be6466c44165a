import { formatShortDay, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type ReactNode, useRef, useState } from 'react';
import type { Letter } from '../../data/letters/letter.schema';
import { LetterPaper } from './letter-paper';
import { KIND_WORDS } from './letter-words';

interface LetterListProps {
  letters: readonly Letter[];
  /** Further actions for a letter that is not withdrawn. */
  actions?: (letter: Letter) => ReactNode;
}

function stateOf({ kind, issuedAt, withdrawnReason, resultAt }: Letter): string {
  const zone = viewerTimeZone();
  const issued = `Issued ${formatShortMoment(issuedAt, zone)}`;
  if (withdrawnReason !== null) return `${issued}. Taken back: ${withdrawnReason}`;
  if (kind !== 'test_request') return issued;
  return resultAt === null
    ? `Open since ${formatShortMoment(issuedAt, zone)}, no result yet`
    : `${issued}. Result came, ${formatShortDay(resultAt, zone)}`;
}

export function LetterList({ letters, actions }: LetterListProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = letters.find(({ id }) => id === openId);
  return (
    <>
      <RowList label="Letters">
        {letters.map((letter) => (
          <Row
            key={letter.id}
            title={KIND_WORDS[letter.kind]}
            detail={stateOf(letter)}
            end={
              <>
                {letter.withdrawnAt !== null && <Badge tone="warning">Taken back</Badge>}
                <Button
                  variant="line"
                  size="s"
                  aria-label={`Read the ${KIND_WORDS[letter.kind].toLowerCase()}`}
                  onClick={() => setOpenId(letter.id)}
                >
                  Read
                </Button>
                {letter.withdrawnAt === null && actions?.(letter)}
              </>
            }
          />
        ))}
      </RowList>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpenId(null)}
        size="l"
        title={open === undefined ? '' : KIND_WORDS[open.kind]}
      >
        {open !== undefined && (
          <Stack>
            {open.withdrawnAt !== null && (
              <Notice tone="warning" title="Taken back">
                Its code is no longer valid.
              </Notice>
            )}
            <div>
              <Button onClick={() => printPaper(paper.current ?? undefined)}>Print it</Button>
            </div>
            <div ref={paper}>
              <LetterPaper letter={open} />
            </div>
            <p className="small soft">
              How it is signed stands beside it. Whoever gets it can check the code; the check shows neither the illness
              nor what a referral says.
            </p>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
