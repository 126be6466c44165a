/**
 * The part of Web Bluetooth that is used, because TypeScript has no types for it. Source: W3C community report, Web Bluetooth.
 */
export interface GattCharacteristic extends EventTarget {
  value?: DataView;
  startNotifications(): Promise<GattCharacteristic>;
  writeValueWithResponse(bytes: Uint8Array): Promise<void>;
}
export interface GattService {
  getCharacteristic(id: number): Promise<GattCharacteristic>;
}
export interface GattServer {
  connected: boolean;
  connect(): Promise<GattServer>;
  disconnect(): void;
  getPrimaryService(id: number): Promise<GattService>;
}
export interface GattDevice extends EventTarget {
  name?: string;
  gatt?: GattServer;
}
export interface WebBluetooth {
  getAvailability?(): Promise<boolean>;
  requestDevice(wanted: { filters: readonly { services: readonly number[] }[] }): Promise<GattDevice>;
}

/** Null in browsers without it: Safari, every browser on iPhones, Firefox. */
export function bluetoothOf(of: object): WebBluetooth | null {
  return 'bluetooth' in of ? ((of.bluetooth as WebBluetooth | undefined) ?? null) : null;
}
