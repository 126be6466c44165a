import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import { type MediaProblem, PROBLEM_ADVICE } from './media-problem';
import { closeMedia, openMedia } from './open-media';
import { SpeakerCheck } from './speaker-check';
import { StreamCheck } from './stream-check';

type Test =
  | { is: 'idle' }
  | { is: 'asking' }
  | { is: 'running'; stream: MediaStream }
  | { is: 'stuck'; problem: MediaProblem };

/** Lets somebody try camera, microphone and speaker before a visit. Everything stays on the device. */
export function DeviceTest() {
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
    // The browser's question stays open when the test is left, and may be answered with yes after that.
    if (!isHere.current) return void (opened.ok && closeMedia(opened.stream));
    setTest(opened.ok ? { is: 'running', stream: opened.stream } : { is: 'stuck', problem: opened.problem });
  };
  return (
    <Stack>
      <p className="soft">
        Your browser will ask whether it may use camera and microphone. Nothing is recorded, and nothing leaves this
        device. It does not measure your connection.
      </p>
      <div role="status">
        {test.is === 'stuck' && (
          <Notice tone="warning" title={PROBLEM_ADVICE[test.problem].what}>
            {PROBLEM_ADVICE[test.problem].todo}
          </Notice>
        )}
      </div>
      {stream === null ? (
        <Button
          icon="video"
          busy={test.is === 'asking'}
          busyLabel="Waiting for your permission"
          onClick={() => void start()}
        >
          {test.is === 'stuck' ? 'Start the test again' : 'Start camera and microphone'}
        </Button>
      ) : (
        <>
          <StreamCheck stream={stream} />
          <Button variant="line" onClick={() => setTest({ is: 'idle' })}>
            Stop camera and microphone
          </Button>
        </>
      )}
      <SpeakerCheck />
    </Stack>
  );
}
