import { vi } from 'vitest';

/** A characteristic through which a test sends packets. */
export class Characteristic extends EventTarget {
  value: DataView | undefined;
  written: number[][] = [];
  isListenedTo = false;
  async startNotifications() {
    this.isListenedTo = true;
    return this;
  }
  async writeValueWithResponse(bytes: Uint8Array) {
    this.written.push([...bytes]);
  }
  send(hex: string) {
    this.value = new DataView(new Uint8Array(hex.split(' ').map((byte) => Number.parseInt(byte, 16))).buffer);
    this.dispatchEvent(new Event('characteristicvaluechanged'));
  }
}

/** A device with these services and characteristics. */
export function deviceOf(services: Record<number, Record<number, Characteristic>>, name?: string) {
  const missing = () => Promise.reject(new DOMException('', 'NotFoundError'));
  const server = {
    connected: true,
    connect: async () => server,
    disconnect: vi.fn<() => void>(),
    getPrimaryService: async (id: number) => {
      const found = services[id];
      if (found === undefined) return missing();
      return { getCharacteristic: async (one: number) => found[one] ?? missing() };
    },
  };
  return Object.assign(new EventTarget(), { gatt: server, ...(name === undefined ? {} : { name }) });
}
