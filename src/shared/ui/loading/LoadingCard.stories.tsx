import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Waiting } from './LoadingCard';

const meta = { title: 'Shared/Waiting', component: Waiting } satisfies Meta<typeof Waiting>;

export default meta;

export const ForThePagesFirstCard: StoryObj<typeof meta> = {};
