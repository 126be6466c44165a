// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CameraPreview } from './camera-preview';
import { CaptionsHelp } from './captions-help';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw() {
  render(<CameraPreview stream={{} as MediaStream} onSeen={() => undefined} />);
  const video = screen.getByLabelText(/What your camera sees/);
  Object.defineProperties(video, { videoWidth: { value: 640 }, videoHeight: { value: 480 } });
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(64 * 48 * 4).fill(200) }),
  })) as never;
  fireEvent.click(screen.getByRole('button', { name: 'Am I in the picture?' }));
}

it('says where the face is as the person sees it, mirrored, and that nothing was sent', async () => {
  vi.stubGlobal(
    'FaceDetector',
    class {
      detect = async () => [{ boundingBox: { x: 420, y: 160, width: 180, height: 180 } }];
    },
  );
  draw();
  const said = await screen.findByText(/A face is to the left: move to your right\./);
  expect(said.textContent).toContain('nothing was sent');
});

it.each([
  ['has nothing to look with', undefined],
  [
    'only says that it could',
    class {
      detect = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    },
  ],
])('a browser that %s judges the light alone', async (_what, detector) => {
  vi.stubGlobal('FaceDetector', detector);
  draw();
  expect(await screen.findByText(/bright enough\. This browser cannot look for a face/)).toBeDefined();
});

it('who needs captions reads how their device makes them, that the chat stays, and who can be asked in', () => {
  render(<CaptionsHelp />);
  expect(screen.getByText('If you need captions').closest('details')?.open, 'folded').toBe(false);
  expect(screen.getAllByRole('term', { hidden: true })).toHaveLength(5);
  expect(screen.getByText(/press “Invite somebody” under “Others in this visit”/)).toBeDefined();
});
