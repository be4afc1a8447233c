import { clear, createStore } from 'idb-keyval';

/** Removes all that the app keeps on the device, drafts included. */
export async function clearDeviceStorage(): Promise<void> {
  window.localStorage.clear();
  await clear(createStore('value-drivers', 'drafts'));
}
