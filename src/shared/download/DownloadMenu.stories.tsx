import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { DownloadMenu } from './DownloadMenu';

const meta = {
  title: 'Shared/DownloadMenu',
  tags: ['autodocs'],
  component: DownloadMenu,
  // The report never resolves, so that the story does not download a file.
  args: {
    report: { has: fn(() => new Promise<never>(() => undefined)) },
    contents: 'portfolio',
  },
} satisfies Meta<typeof DownloadMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await screen.findByRole('menuitem', { name: 'Download as PDF' });
  },
};

export const OnCards: Story = {
  args: { words: 'short' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await screen.findByRole('menuitem', { name: 'PDF' });
  },
};

export const Working: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as EXCEL' }));
    await screen.findByText('Preparing the file…');
  },
};

/** The reason is shown in a tooltip, and is part of the accessible name. */
export const NoData: Story = {
  args: { report: { without: 'nothing' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByText('There is no data to download yet.');
  },
};

export const SampleData: Story = { args: { report: { without: 'sample' } } };
