import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Card } from 'antd';
import { setting, phone } from '@/testing/stories/story';
import { Page } from './Page';
import { SectionTitle } from '../layout/SectionTitle';

const meta = {
  title: 'Shared/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: setting({ layout: 'fullscreen' }),
  args: {
    title: 'Impact areas',
    children: (
      <>
        <SectionTitle>Overall progress</SectionTitle>
        <Card>The page’s contents</Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};

export const WithAButtonBeside: Story = { args: { extra: <Button>Process index</Button> } };

/** The heading is for screen readers only, because the page's first card is its visible title. */
export const TitleHidden: Story = { args: { hideTitle: true } };

export const LongTitleOnPhone: Story = {
  args: {
    title: 'Customer Strategy, Relationships and Interactions',
    extra: <Button>Process index</Button>,
  },
  tags: ['phone'],
  globals: phone,
};
