import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CENTRED, cropOf, dragged, MOST_ZOOM, type Placement } from './crop';
import styles from './profile.module.css';

/** In pixels: three times the largest display size. */
const EDGE = 256;
const JPEG_QUALITY = 0.85;

interface CropDialogProps {
  picture: ImageBitmap;
  isRunning: boolean;
  problem: string | null;
  onKeep: (file: File) => void;
  onClose: () => void;
}

/** Positions a picture in its circle: by dragging, or by three sliders. */
export function CropDialog({ picture, isRunning, problem, onKeep, onClose }: CropDialogProps) {
  const [placement, setPlacement] = useState(CENTRED);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current, picture, placement), [picture, placement]);
  const drag = useDrag(picture, placement, setPlacement);
  const keep = () =>
    canvas.current?.toBlob(
      (made) => made !== null && onKeep(new File([made], 'portrait.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      JPEG_QUALITY,
    );
  return (
    <Dialog
      open
      onClose={isRunning ? () => undefined : onClose}
      title="Place your picture"
      description="Drag it, or use the sliders. Your face in the middle works best."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Cancel
          </Button>
          <Button busy={isRunning} busyLabel="Saving" onClick={keep}>
            Save the picture
          </Button>
        </>
      }
    >
      <Stack>
        <canvas
          ref={canvas}
          className={styles.crop}
          width={EDGE}
          height={EDGE}
          role="img"
          aria-label="Your picture as it will be cut"
          {...drag}
        />
        <div className={styles.sliders}>
          <Slider
            label="Size"
            min={1}
            max={MOST_ZOOM}
            value={placement.zoom}
            onChange={(zoom) => setPlacement({ ...placement, zoom })}
          />
          <Slider
            label="Left to right"
            min={-1}
            max={1}
            value={placement.x}
            onChange={(x) => setPlacement({ ...placement, x })}
          />
          <Slider
            label="Top to bottom"
            min={-1}
            max={1}
            value={placement.y}
            onChange={(y) => setPlacement({ ...placement, y })}
          />
        </div>
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={0.05}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, placement: Placement): void {
  const pen = canvas?.getContext('2d');
  if (!pen) return;
  const { left, top, size } = cropOf(picture.width, picture.height, placement);
  // Transparent areas become white, because JPEG has no transparency.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, EDGE, EDGE);
  pen.drawImage(picture, left, top, size, size, 0, 0, EDGE, EDGE);
}

function useDrag(picture: ImageBitmap, placement: Placement, place: (placement: Placement) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (from.current === null) return;
      const width = event.currentTarget.clientWidth || 1;
      const [dx, dy] = [(event.clientX - from.current.x) / width, (event.clientY - from.current.y) / width];
      from.current = { x: event.clientX, y: event.clientY };
      place(dragged(picture.width, picture.height, placement, dx, dy));
    },
    onPointerUp: () => {
      from.current = null;
    },
  };
}
