import { type Toast, toastQueue } from './notify';

export function takeToast(): Toast | undefined {
  const [first, ...waiting] = toastQueue.getState();
  if (first !== undefined) toastQueue.setState(waiting, true);
  return first;
}
