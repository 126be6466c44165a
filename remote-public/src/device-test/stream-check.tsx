import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { useEffect, useRef, useState } from 'react';
import type { MediaProblem } from '../call/media-problem';
import styles from './device-test.module.css';
import type { DeviceProblems } from './open-media';
import { PROBLEM_ADVICE } from './problem-advice';
import { useLevel } from './use-level';

interface StreamCheckProps {
  stream: MediaStream;
  /** Why camera or microphone is not in it. */
  problems: DeviceProblems;
  /** A picture came, or a voice was heard. */
  onWorks: (device: 'camera' | 'microphone') => void;
}

const MISSING: Readonly<Record<'camera' | 'microphone', Readonly<Record<MediaProblem, string>>>> = {
  camera: {
    denied: 'The browser may not use your camera on this site',
    missing: 'No camera found',
    inUse: 'Another program holds your camera',
    unsupported: 'This browser cannot use a camera here',
    failed: 'Your camera did not start',
  },
  microphone: {
    denied: 'The browser may not use your microphone on this site',
    missing: 'No microphone found',
    inUse: 'Another program holds your microphone',
    unsupported: 'This browser cannot use a microphone here',
    failed: 'Your microphone did not start',
  },
};
const todoFor = (problem: MediaProblem = 'missing') =>
  problem === 'missing' ? 'plug one in or take another device.' : PROBLEM_ADVICE[problem].todo;

/** What camera and microphone give, said in words. */
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
          <Notice tone="warning" title={MISSING.camera[problems.camera ?? 'missing']}>
            A visit by voice or chat needs none. For video: {todoFor(problems.camera)}
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
  const hasMicrophone = stream.getAudioTracks().length > 0;
  useEffect(() => {
    if (wasHeard) onWorks('microphone');
    // Once, when it was heard; `onWorks` is made anew on each render.
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
          <Notice tone="warning" title={MISSING.microphone[problems.microphone ?? 'missing']}>
            A visit by chat needs none. For video and voice: {todoFor(problems.microphone)}
          </Notice>
        )}
        {hasMicrophone && wasHeard && <Notice tone="success">Your microphone works: we hear you.</Notice>}
        {hasMicrophone && !wasHeard && (
          <p className="small soft">Nothing heard yet. If it stays so, look whether the microphone is muted.</p>
        )}
      </div>
    </Card>
  );
}
