import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

// The spies below are on objects that all test files of a process share, such as Node's `URL`.
afterEach(() => jest.restoreAllMocks());

/** A file that the browser received. */
interface Download {
  name: string;
  file: Blob;
}

/** Calls `onDownload` for each file that the browser receives until the end of the test. */
function watchDownloads(onDownload: (download: Download) => void): void {
  let last: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) onDownload({ name: this.download, file: last });
  });
}

/** The files that the browser has received in the current test. Call it once for a test file. */
export function useDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  beforeEach(() => {
    downloads.length = 0;
    watchDownloads((download) => downloads.push(download));
  });
  return downloads;
}

/** The next file that the browser receives. Call it before the download. */
export const receivedFile = (): Promise<Blob> =>
  new Promise<Blob>((resolve) => watchDownloads(({ file }) => resolve(file)));

/** Chooses an entry of the download menu, and returns the file that the browser receives. */
export async function download(
  user: UserEvent,
  entry: string,
  { button = 'Download' } = {},
): Promise<Buffer> {
  const received = receivedFile();
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return Buffer.from(await (await received).arrayBuffer());
}
