import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingCard } from './LoadingCard';

const meta = { title: 'Shared/LoadingCard', component: LoadingCard } satisfies Meta<
  typeof LoadingCard
>;

export default meta;

export const ForThePagesFirstCard: StoryObj<typeof meta> = {};
