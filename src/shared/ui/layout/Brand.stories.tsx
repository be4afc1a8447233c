import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Brand } from './Brand';

const meta = { title: 'Shared/Brand', tags: ['autodocs'], component: Brand } satisfies Meta<
  typeof Brand
>;

export default meta;

export const MarkAndName: StoryObj<typeof meta> = {};
