import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, userEvent } from 'storybook/test';
import { ImageField } from './ImageField';

const meta = {
  title: 'Shared/ImageField',
  component: ImageField,
  tags: ['autodocs'],
  args: { currentUrl: null, shape: 'square', label: 'Choose a logo', onChange: fn() },
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};

export const Round: Story = { args: { shape: 'circle', label: 'Choose a picture' } };

export const NotAnImage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    const file = new File(['words'], 'notes.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(input, file);
    await canvas.findByRole('alert');
  },
};
