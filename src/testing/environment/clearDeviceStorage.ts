import { clear, createStore } from 'idb-keyval';

/** Removes everything that the app stores on the device, including drafts. */
export async function clearDeviceStorage(): Promise<void> {
  window.localStorage.clear();
  await clear(createStore('value-drivers', 'drafts'));
}
