import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpLink } from './HelpLink';

const meta = {
  title: 'Features/Help/HelpLink',
  component: HelpLink,
  args: { article: 'scores-and-grades' },
} satisfies Meta<typeof HelpLink>;

export default meta;

export const ToAnArticle: StoryObj<typeof meta> = {};
