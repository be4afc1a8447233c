import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { setting, phone } from '@/testing/stories/story';
import { AskDialog } from './AskDialog';

const meta = {
  title: 'Features/Evidence/AskDialog',
  component: AskDialog,
  args: {
    action: {
      companyId: 'company-1',
      activityId: 'activity-1-3',
      name: '1.1.3.2 Test strategic options against three demand scenarios',
    },
    people: [
      { id: 'user-editor', name: ACCOUNT_NAMES.editor },
      { id: 'user-company-admin', name: ACCOUNT_NAMES['company-admin'] },
    ],
    onClose: () => undefined,
  },
  parameters: setting({ server: {} }),
} satisfies Meta<typeof AskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OnPhone: Story = { tags: ['phone'], globals: phone };

export const NobodyToAsk: Story = { args: { people: [] } };

/** An open request is given to somebody else, or to a later day. */
export const Changed: Story = {
  args: {
    action: {
      ...meta.args.action,
      request: {
        id: 'r1',
        kind: 'evidence',
        text: 'A report or a photo is enough.',
        askedOf: { id: 'user-editor', name: ACCOUNT_NAMES.editor },
        askedBy: null,
        dueOn: '2098-12-31',
      },
    },
  },
};
