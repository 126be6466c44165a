/** jsdom renders `dialog` but cannot open it modally; tests only need it open and closed. */
export function installNativeDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  if ('showModal' in prototype) return;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
