import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import type { RequestedProof } from '@/shared/api/proof/proofSlice';
import { setting, phone } from '@/testing/stories/story';
import { ProofDialog } from './ProofDialog';

const asked = (methods: RequestedProof['methods']) =>
  setting({ as: 'editor', state: { proof: { purpose: 'prove', methods } } });

const meta = {
  title: 'Layout/ProofDialog',
  component: ProofDialog,
  parameters: asked(['password']),
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof ProofDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {};

export const BySecondFactor: Story = { parameters: asked(['passkey', 'totp', 'recovery_code']) };

export const OnPhone: Story = { tags: ['phone'], globals: phone };
