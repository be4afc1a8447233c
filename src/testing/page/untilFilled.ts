import { waitFor } from '@testing-library/react';

/** Until the lists on the page are there as a whole: what is out of view comes a moment later. */
export const untilFilled = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
