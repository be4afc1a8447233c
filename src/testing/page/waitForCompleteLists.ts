import { waitFor } from '@testing-library/react';

/**
 * Waits until the lists on the page are complete, because rows outside the viewport are rendered
 * later.
 */
export const waitForCompleteLists = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
