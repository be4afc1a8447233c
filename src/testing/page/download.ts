import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The next file that the browser receives. Call it before the download. */
export const receivedFile = (): Promise<Blob> =>
  new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = () => {};
  });

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
