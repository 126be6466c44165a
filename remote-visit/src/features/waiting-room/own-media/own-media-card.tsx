import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { DEVICES_FOR, type DeviceResults } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useRef, useState } from 'react';
import { useKeepDeviceTest } from '../../../data/visits/visit.mutations';
import { useLevel } from '../../../device-test/use-level';
import { Arrival } from '../../../visit/arrival';
import { useInTurn } from '../../../visit/use-in-turn';
import { CameraPreview } from './camera-preview';
import { CaptionsHelp } from './captions-help';
import { ConnectionRow } from './connection-row';
import { DeviceRow } from './device-row';
import { deviceProblemText, isProblem } from './device-words';
import styles from './own-media.module.css';
import { SoundRow } from './sound-row';
import type { OwnMedia, OwnSource } from './use-own-media';

const UNTRIED: DeviceResults = { camera: 'untried', microphone: 'untried', speaker: 'untried' };

interface OwnMediaCardProps {
  details: VisitDetails;
  media: OwnMedia;
}

export function OwnMediaCard({ details, media }: OwnMediaCardProps) {
  const { results, learn } = useResults(details, media);
  const { visit } = details;
  if (DEVICES_FOR[visit.mode].length === 0) return <NoDevices details={details} />;
  const works = DEVICES_FOR[visit.mode].every((device) => results[device] === 'works');
  const isIdle = media.sources.every((source) => media.states[source] === 'idle');
  const isAsking = media.sources.some((source) => media.states[source] === 'asking');
  return (
    <Arrival id="devices">
      <Card
        title={
          works ? 'Your device works' : media.sources.includes('camera') ? 'See and hear yourself' : 'Hear yourself'
        }
        actions={
          works && (
            <Badge tone="success" icon={icons.check}>
              Passed
            </Badge>
          )
        }
      >
        {media.stream !== null && media.states.camera === 'on' && (
          <CameraPreview stream={media.stream} onSeen={() => learn({ camera: 'works' })} />
        )}
        {isIdle && (
          <WhyAsked mode={MODE_LABELS[visit.mode].toLowerCase()} hasCamera={media.sources.includes('camera')} />
        )}
        <ul className={styles.rows} aria-label="What was checked">
          {!isIdle &&
            media.sources.map((source) => (
              <SourceRow
                key={source}
                source={source}
                media={media}
                results={results}
                onWorks={() => learn({ [source]: 'works' })}
              />
            ))}
          <SoundRow onHeard={(heard) => learn({ speaker: heard ? 'works' : 'fails' })} />
          <ConnectionRow details={details} />
        </ul>
        <div>
          <Button
            variant="line"
            icon={media.sources.includes('camera') ? icons.video : icons.voice}
            busy={isAsking}
            busyLabel="Waiting for your permission"
            onClick={media.start}
          >
            {isIdle
              ? media.sources.includes('camera')
                ? 'Start camera and microphone'
                : 'Start the microphone'
              : 'Check again'}
          </Button>
        </div>
        <p className="small soft">
          Picture and sound stay on this device until the visit begins. Others in the room with you can be seen and
          heard then.
        </p>
        <CaptionsHelp />
      </Card>
    </Arrival>
  );
}

function NoDevices({ details }: { details: VisitDetails }) {
  return (
    <Card title="This is a visit in writing">
      <p>You and {details.visit.counterpartName} write to each other. No camera and no microphone are used.</p>
      <ul className={styles.rows} aria-label="What was checked">
        <ConnectionRow details={details} />
      </ul>
    </Card>
  );
}

function WhyAsked({ mode, hasCamera }: { mode: string; hasCamera: boolean }) {
  return (
    <p>
      Your browser will ask whether this site may use your {hasCamera ? 'camera and microphone' : 'microphone'}. A visit
      by {mode} needs {hasCamera ? 'them' : 'it'}; nobody sees or hears you before it begins.
    </p>
  );
}

interface SourceRowProps {
  source: OwnSource;
  media: OwnMedia;
  results: DeviceResults;
  onWorks: () => void;
}

function SourceRow({ source, media, results, onWorks }: SourceRowProps) {
  const state = media.states[source];
  if (isProblem(state)) return <ProblemRow source={source} words={deviceProblemText(source, state)} />;
  if (source === 'microphone') return <MicrophoneRow media={media} onWorks={onWorks} />;
  const works = results.camera === 'works';
  return (
    <DeviceRow name="Camera" state={works ? 'works' : 'open'} note={works ? 'you see yourself' : 'no picture yet'} />
  );
}

function ProblemRow({ source, words }: { source: OwnSource; words: { what: string; todo: string } }) {
  return (
    <DeviceRow name={source === 'camera' ? 'Camera' : 'Microphone'} state="fails" note="does not work">
      <div role="status">
        <Notice tone="warning" title={words.what}>
          {words.todo}
        </Notice>
      </div>
    </DeviceRow>
  );
}

function MicrophoneRow({ media, onWorks }: { media: OwnMedia; onWorks: () => void }) {
  const stream = media.states.microphone === 'on' ? media.stream : null;
  return stream === null ? (
    <DeviceRow name="Microphone" state="open" note="waiting for your permission" />
  ) : (
    <Level stream={stream} onWorks={onWorks} />
  );
}

function Level({ stream, onWorks }: { stream: MediaStream; onWorks: () => void }) {
  const { level, wasHeard } = useLevel(stream);
  useEffect(() => {
    if (wasHeard) onWorks();
    // Only when a voice was first heard; `onWorks` is a new function at each render.
  }, [wasHeard]);
  return (
    <DeviceRow
      name="Microphone"
      state={wasHeard ? 'works' : 'open'}
      note={wasHeard ? 'we hear you' : 'say a few words'}
    >
      <meter min={0} max={1} value={level} aria-label="How loud you are" />
    </DeviceRow>
  );
}

/** The patient's results are stored with the visit, so that the specialist sees who is ready. */
function useResults({ visit, side }: VisitDetails, media: OwnMedia) {
  const [results, setResults] = useState(UNTRIED);
  const known = useRef(UNTRIED);
  const keep = useKeepDeviceTest();
  const inTurn = useInTurn();
  const learn = (news: Partial<DeviceResults>) => {
    const next = { ...known.current, ...news };
    if (
      Object.keys(news).every((key) => next[key as keyof DeviceResults] === known.current[key as keyof DeviceResults])
    )
      return;
    known.current = next;
    setResults(next);
    // Only a hint for the other side, so a failure is ignored.
    if (side === 'patient') inTurn(async () => void (await keep.run({ appointmentId: visit.id, results: next })));
  };
  const { camera, microphone } = media.states;
  useEffect(() => {
    learn({ ...(isProblem(camera) && { camera: 'fails' }), ...(isProblem(microphone) && { microphone: 'fails' }) });
    // Only at changes; `learn` is a new function at each render.
  }, [camera, microphone]);
  return { results, learn };
}
