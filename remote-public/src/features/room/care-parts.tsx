import { latePart } from '@telehealth/ui/feedback/late-part';

/** What is beside the picture; each part is loaded when it is opened first. */
export const ThreadPart = latePart(async () => (await import('@telehealth/care/thread/thread')).Thread);
export const NotePart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/note/note-editor').then((part) => part.NoteEditor),
);
export const BriefPart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/brief-and-chart').then((part) => part.BriefAndChart),
);
export const FilesPart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/files').then((part) => part.Files),
);
export const PrescriptionsPart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/prescriptions/prescription-editor').then(
    (part) => part.PrescriptionEditor,
  ),
);
export const LettersPart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/letters/letters').then((part) => part.Letters),
);
export const AllergyPart = latePart(() =>
  import(/* webpackChunkName: "care" */ '@telehealth/care/allergy-line').then((part) => part.AllergyLine),
);
