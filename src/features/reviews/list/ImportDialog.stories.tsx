import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen, userEvent } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { COMPANY } from '@/testing/stories/storyData';
import { errorReply } from '@/testing/stories/storyServer';
import { ImportDialog, type PastWorkbook } from './ImportDialog';

const ROW = { activity_id: 'activity-1', values: { revenue_state: 6 } };
const reads = (workbook: PastWorkbook) => async () => workbook;

const meta = {
  title: 'Features/Reviews/ImportDialog (import a past review)',
  component: ImportDialog,
  args: {
    open: true,
    company: COMPANY,
    readWorkbook: reads({ rows: [ROW] }),
    onClose: fn(),
    onImported: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseFile = async () => {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The dialog has no field for a file.');
  await userEvent.upload(input, new File([''], 'Assessment 2025.xlsx'));
};

export const Choosing: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const Chosen: Story = {
  play: async () => {
    await chooseFile();
    await screen.findByText('Assessment 2025.xlsx: 1 action with values');
  },
};

export const WorkbookOfAnotherCompany: Story = {
  args: { readWorkbook: reads({ problem: 'otherCompany' }) },
  play: async () => {
    await chooseFile();
    await screen.findByText(/workbook of another company/);
  },
};

const TAKEN = 'A review of this company has this name.';

export const NameTaken: Story = {
  parameters: setting({ server: { '/review/import': errorReply('NAME_TAKEN', TAKEN) } }),
  play: async () => {
    await chooseFile();
    await userEvent.type(screen.getByLabelText('Name'), 'First assessment');
    await userEvent.type(screen.getByLabelText('As of'), '2025-06-30');
    await userEvent.click(screen.getByRole('button', { name: 'Import review' }));
    await screen.findByText(TAKEN);
  },
};
