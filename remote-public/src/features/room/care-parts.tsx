import type { CareVisit } from '@telehealth/care/care-visit';
import { type ComponentType, lazy } from 'react';

/** What is beside the picture; each part is loaded when it is opened first. */
export const ThreadPart = lazy(() =>
  import('@telehealth/care/thread/thread').then(({ Thread }) => ({ default: Thread })),
);
export const NotePart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/note/note-editor').then((part) => part.NoteEditor),
);
export const BriefPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/brief-and-chart').then((part) => part.BriefAndChart),
);
export const FilesPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/files').then((part) => part.Files),
);
export const PrescriptionsPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/prescriptions/prescription-editor').then(
    (part) => part.PrescriptionEditor,
  ),
);
export const LettersPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/letters/letters').then((part) => part.Letters),
);
export const AllergyPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/allergy-line').then((part) => part.AllergyLine),
);

function lazyPart(load: () => Promise<ComponentType<{ visit: CareVisit }>>) {
  return lazy(() => load().then((part) => ({ default: part })));
}
