import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { FieldFrame } from './fields/FieldFrame';

// Each field has one frame, whose renders the test counts.
jest.mock('./fields/FieldFrame', () => {
  const original = jest.requireActual<{ FieldFrame: typeof FieldFrame }>('./fields/FieldFrame');
  return { FieldFrame: jest.fn(original.FieldFrame) };
});

const server = useTestServer();

it('a key press in a field of an action renders only this field', async () => {
  await server.signIn('editor');
  renderApp('/actionia?impact_area=1&activity_id=activity-1-3-2-2');
  const weeks = await screen.findByRole('spinbutton', { name: /^Time needed/ });
  const frames = jest.mocked(FieldFrame).mockClear();
  for (const value of ['1', '12', '123']) fireEvent.change(weeks, { target: { value } });
  const labels = frames.mock.calls.map(([{ label }]) => label);
  expect(labels).toEqual([labels[0], labels[0], labels[0]]);
  expect(labels[0]).toMatch(/^Time needed/);
});
