import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { typedText } from './urlParams';
import { useUrlState } from './useUrlState';

const SEARCH = { search: typedText };

let search: (text: string) => void;
let open: (address: string) => void;

function Page() {
  const [, change] = useUrlState(SEARCH);
  const navigate = useNavigate();
  const { pathname, search: parameters } = useLocation();
  search = (text) => change({ search: text });
  open = (address) => void navigate(address);
  return <output>{pathname + parameters}</output>;
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/actions?action=1']}>
      <Page />
    </MemoryRouter>,
  );
});

describe('A search that is written to the address after a pause of typing', () => {
  it('keeps what was pressed since, even if the page has not rendered it yet', () => {
    act(() => {
      open('/actions?action=2');
      search('signals');
    });
    expect(address()).toBe('/actions?action=2&search=signals');
  });

  it('does not lead back to the page that was left since', () => {
    act(() => {
      open('/plan');
      search('signals');
    });
    expect(address()).toBe('/plan');
  });
});
