import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingCard } from './LoadingCard';

const meta = {
  title: 'Shared/LoadingCard',
  tags: ['autodocs'],
  component: LoadingCard,
} satisfies Meta<typeof LoadingCard>;

export default meta;

export const ForThePagesFirstCard: StoryObj<typeof meta> = {};
