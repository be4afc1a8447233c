import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { setting, phone } from '@/testing/stories/story';
import { activities } from '@/testing/stories/storyActivity';
import { companies, companyList, subdrivers } from '@/testing/stories/storyData';
import { loading, reply } from '@/testing/stories/storyServer';
import { CommandPalette } from './CommandPalette';

const NO_ACTIONS = {
  area1: [],
  area2: [],
  area3: [],
  area4: [],
  area5: [],
  area6: [],
  area7: [],
};

const meta = {
  title: 'Layout/CommandPalette',
  component: CommandPalette,
  parameters: setting({
    as: 'admin',
    server: {
      getCompanies: reply(companyList(companies())),
      getSubdrivers: reply(subdrivers()),
      allActivities: reply({ ...NO_ACTIONS, area1: activities(30) }),
    },
  }),
  args: { open: true, typed: '', onType: fn(), onReady: fn(), onClose: fn(), onClosed: fn() },
  render: function Opened(args) {
    const [typed, setTyped] = useState(args.typed);
    return <CommandPalette {...args} typed={typed} onType={setTyped} />;
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type =
  (text: string): Play =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByPlaceholderText(/company or action/), text);
  };

/** Before a letter: the pages, and an administrator's companies. */
export const Untyped: Story = {};

export const ForOthers: Story = { parameters: setting({ as: 'editor' }) };

export const Found: Story = { play: type('e') };

export const Nothing: Story = { play: type('nothing is called this') };

/** The actions are loading. */
export const Searching: Story = {
  parameters: setting({ server: { allActivities: loading } }),
  play: type('market'),
};

export const OnPhone: Story = { tags: ['phone'], globals: phone };
