import { useSearchParams } from '@telehealth/contracts/router';
import { Suspense } from 'react';
import { UploadDialog } from '../opened-parts';

/** How a paper is called that proves that somebody may act for the person, until they name it. */
const PAPER = { title: 'My right to look after them', type: 'authority' } as const;

/** The form for that paper, opened by the address: the family page leads to it. Drawn once a page. */
export function PaperOfRight() {
  const [search, setSearch] = useSearchParams();
  if (search.get('add') !== PAPER.type) return null;
  const close = () =>
    setSearch(
      (before) => {
        before.delete('add');
        return before;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <UploadDialog onClose={close} begins={PAPER} />
    </Suspense>
  );
}
