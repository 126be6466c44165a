import { lazyPart } from '@telehealth/ui/feedback/lazy-part';

/** Panels beside the video, each loaded when it is first opened. */
export const ThreadPart = lazyPart(async () => (await import('../../care/thread/thread')).Thread);
export const NotePart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '../../care/note/note-editor').then((part) => part.NoteEditor),
);
export const BriefPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '../../care/brief/brief-and-chart').then((part) => part.BriefAndChart),
);
export const FilesPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '../../care/files/files').then((part) => part.Files),
);
export const PrescriptionsPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '../../care/prescriptions/prescription-editor').then(
    (part) => part.PrescriptionEditor,
  ),
);
export const LettersPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '../../care/letters/letters').then((part) => part.Letters),
);
export const AllergyPart = lazyPart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/allergy-line').then((part) => part.AllergyLine),
);
export const GrowthPart = lazyPart(() =>
  import(/* webpackChunkName: "child" */ '../../care/child/child-tabs').then((part) => part.GrowthTab),
);
export const VaccinesPart = lazyPart(() =>
  import(/* webpackChunkName: "child" */ '../../care/child/child-tabs').then((part) => part.VaccinesTab),
);
