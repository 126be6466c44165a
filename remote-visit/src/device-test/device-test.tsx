import type { DeviceResults } from '@telehealth/contracts/visit';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useRef, useState } from 'react';
import type { MediaProblem } from '../call/media-problem';
import { closeMedia, type DeviceProblems, openMedia } from './open-media';
import { problemWords } from './problem-words';
import { SpeakerCheck } from './speaker-check';
import { AGAIN, StreamCheck } from './stream-check';

type Test =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'running'; stream: MediaStream; problems: DeviceProblems }
  | { is: 'stuck'; problem: MediaProblem };

interface DeviceTestProps {
  /** Called at each new result. Only works, fails or untried is reported, never media. */
  onResults?: (results: DeviceResults) => void;
}

const UNTRIED: DeviceResults = { camera: 'untried', microphone: 'untried', speaker: 'untried' };
/** Results for devices that are missing in the stream. */
const missingIn = (stream: MediaStream | null): Partial<DeviceResults> => ({
  ...((stream?.getVideoTracks().length ?? 0) === 0 && { camera: 'fails' }),
  ...((stream?.getAudioTracks().length ?? 0) === 0 && { microphone: 'fails' }),
});

const stuckWords = (problem: MediaProblem) => problemWords('camera or microphone', problem, AGAIN);

/** Tests camera, microphone and speaker before a visit. Picture and sound stay on the device. */
export function DeviceTest({ onResults }: DeviceTestProps) {
  const learn = useLearning(onResults);
  const [test, setTest] = useState<Test>({ is: 'idle' });
  const stream = test.is === 'running' ? test.stream : null;
  useEffect(() => () => void (stream !== null && closeMedia(stream)), [stream]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const start = async () => {
    setTest({ is: 'asking' });
    const opened = await openMedia(navigator.mediaDevices);
    // The user may answer the permission prompt after leaving the test.
    if (!isHere.current) return void (opened.ok && closeMedia(opened.stream));
    setTest(
      opened.ok
        ? { is: 'running', stream: opened.stream, problems: opened.problems }
        : { is: 'stuck', problem: opened.problem },
    );
    learn(missingIn(opened.ok ? opened.stream : null));
  };
  return (
    <Stack>
      <p className="soft">
        Your browser will ask whether it may use camera and microphone. Nothing is recorded, and no picture or sound
        leaves this device{onResults && '; only whether each part works is kept with your visit'}. It does not measure
        your connection.
      </p>
      <div role="status">
        {test.is === 'stuck' && (
          <Notice tone="warning" title={stuckWords(test.problem).what}>
            {stuckWords(test.problem).todo} You can also book a visit by chat.
          </Notice>
        )}
      </div>
      {stream === null ? (
        <Button
          icon={icons.video}
          busy={test.is === 'asking'}
          busyLabel="Waiting for your permission"
          onClick={() => void start()}
        >
          {test.is === 'stuck' ? 'Start the test again' : 'Start camera and microphone'}
        </Button>
      ) : (
        <>
          <StreamCheck
            stream={stream}
            problems={test.is === 'running' ? test.problems : {}}
            onWorks={(device) => learn({ [device]: 'works' })}
          />
          <Button variant="line" onClick={() => setTest({ is: 'idle' })}>
            Stop camera and microphone
          </Button>
        </>
      )}
      <SpeakerCheck onHeard={(heard) => learn({ speaker: heard ? 'works' : 'fails' })} />
    </Stack>
  );
}

/** Merges the results of the parts and reports changes only. */
function useLearning(onResults: DeviceTestProps['onResults']) {
  const known = useRef(UNTRIED);
  return (news: Partial<DeviceResults>) => {
    const next = { ...known.current, ...news };
    const isNew = (Object.keys(next) as (keyof DeviceResults)[]).some(
      (device) => next[device] !== known.current[device],
    );
    known.current = next;
    if (isNew) onResults?.(next);
  };
}
