import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import { analyseFrame } from './analyse-frame';
import { judgeFrame } from './judge-frame';
import styles from './own-media.module.css';

/** The own camera, mirrored as users know themselves. Only this device shows it. */
export function CameraPreview({ stream, onSeen }: { stream: MediaStream; onSeen: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        autoPlay
        muted
        playsInline
        aria-label="What your camera sees; nobody else sees it yet"
        onLoadedData={onSeen}
      />
      <div>
        <Button size="s" variant="line" onClick={() => void lookAt(video.current).then(setSaid)}>
          Am I in the picture?
        </Button>
      </div>
      <p role="status" className="small">
        {said !== '' && `${said} It is worked out on this device; nothing was sent.`}
      </p>
    </>
  );
}

/** Describes the picture on request, for users who cannot see it. */
async function lookAt(video: HTMLVideoElement | null): Promise<string> {
  if (video === null || video.videoWidth === 0)
    return 'Your camera gives no picture yet. Please try again in a moment.';
  return judgeFrame(await analyseFrame(video));
}
