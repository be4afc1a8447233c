import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { broken, reply } from '@/testing/stories/storyServer';
import { ReportErrorForm } from './ReportErrorForm';

const meta = {
  title: 'Features/Report an error/ReportErrorForm',
  component: ReportErrorForm,
  parameters: setting({ server: { '/report-error': reply({ reference: 'R-7K3MPQ2X' }) } }),
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof ReportErrorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async () =>
  userEvent.type(await screen.findByLabelText('What happened?'), 'The chart stays empty');
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

export const Empty: Story = {};

export const RequiredFieldEmpty: Story = {
  play: async () => {
    await screen.findByLabelText('What happened?');
    await send();
    await screen.findByText('Tell us what happened.');
  },
};

export const WrongFile: Story = {
  play: async () => {
    const zone = await screen.findByText(/^Drop your file here/);
    const notes = new File(['words'], 'notes.txt', { type: 'text/plain' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(notes);
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await screen.findByText('Only JPEG and PNG files are accepted.');
  },
};

export const Sent: Story = {
  play: async () => {
    await fillIn();
    await send();
    await screen.findByText('R-7K3MPQ2X');
  },
};

/** The text remains in the form. */
export const Failed: Story = {
  parameters: setting({ server: { '/report-error': broken } }),
  play: async () => {
    await fillIn();
    await send();
    await screen.findByRole('alert');
  },
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
