import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { useEffect, useRef, useState } from 'react';
import styles from './device-test.module.css';
import type { DeviceProblems } from './open-media';
import { problemWords } from './problem-words';
import { useLevel } from './use-level';

interface StreamCheckProps {
  stream: MediaStream;
  problems: DeviceProblems;
  /** Video frames arrived, or a voice was heard. */
  onWorks: (device: 'camera' | 'microphone') => void;
}

/** Names the button that repeats the test. */
export const AGAIN = 'start the test again';

/** Shows in words what camera and microphone deliver. */
export function StreamCheck(props: StreamCheckProps) {
  return (
    <>
      <CameraCheck {...props} />
      <MicrophoneCheck {...props} />
    </>
  );
}

function CameraCheck({ stream, problems, onWorks }: StreamCheckProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<string | null>(null);
  const words = problemWords('camera', problems.camera ?? 'missing', AGAIN);
  const hasCamera = stream.getVideoTracks().length > 0;
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Card title="Camera" headingLevel={3}>
      {hasCamera && (
        <video
          ref={video}
          className={styles.preview}
          autoPlay
          muted
          playsInline
          aria-label="What your camera sees"
          onLoadedData={({ currentTarget }) => {
            setSize(`${currentTarget.videoWidth} × ${currentTarget.videoHeight}`);
            onWorks('camera');
          }}
        />
      )}
      <div role="status">
        {!hasCamera && (
          <Notice tone="warning" title={words.what}>
            A visit by voice or chat needs none. For video: {words.todo}
          </Notice>
        )}
        {size !== null && (
          <Notice tone="success" title={`Your camera gives a picture (${size})`}>
            Can you see your face, and is it bright enough? If it is black, open the lid of the camera.
          </Notice>
        )}
      </div>
    </Card>
  );
}

function MicrophoneCheck({ stream, problems, onWorks }: StreamCheckProps) {
  const { level, wasHeard } = useLevel(stream);
  const words = problemWords('microphone', problems.microphone ?? 'missing', AGAIN);
  const hasMicrophone = stream.getAudioTracks().length > 0;
  useEffect(() => {
    if (wasHeard) onWorks('microphone');
    // Only when it was first heard; `onWorks` is a new function at each render.
  }, [wasHeard]);
  return (
    <Card title="Microphone" headingLevel={3}>
      {hasMicrophone && (
        <label className={styles.level}>
          <span>Say a few words</span>
          <meter min={0} max={1} value={level} />
        </label>
      )}
      <div role="status">
        {!hasMicrophone && (
          <Notice tone="warning" title={words.what}>
            A visit by chat needs none. For video and voice: {words.todo}
          </Notice>
        )}
        {hasMicrophone && wasHeard && <Notice tone="success">Your microphone works: we hear you.</Notice>}
        {hasMicrophone && !wasHeard && (
          <p className="small soft">
            Nothing heard yet. If that does not change, check whether the microphone is muted.
          </p>
        )}
      </div>
    </Card>
  );
}
