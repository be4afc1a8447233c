import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card, Flex, theme, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { sharedMessages } from '../../i18n/messages.en';
import { GradeChip } from '../data/GradeChip';
import { BREAKPOINTS, PALETTES, PRODUCT_COLORS, SIZES } from './tokens';
import { selectThemeChoice } from './themeSlice';
import { useThemeMode } from './useDocumentTheme';

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj;

function Swatch({ name, value }: { name: string; value: string }) {
  const border = '1px solid var(--ant-color-border)';
  return (
    <Flex gap="small" align="center" style={{ inlineSize: 320 }}>
      <span style={{ background: value, border, borderRadius: 8, inlineSize: 48, blockSize: 48 }} />
      <span>
        <Typography.Text strong>{name}</Typography.Text>
        <br />
        <Typography.Text type="secondary">{value}</Typography.Text>
      </span>
    </Flex>
  );
}

function Swatches({ title, colors }: { title: string; colors: readonly [string, string][] }) {
  return (
    <Card title={title}>
      <Flex wrap gap="middle">
        {colors.map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </Flex>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Card>
      <Flex vertical gap="middle">
        {rows.map(([name, shown]) => (
          <Flex key={name} wrap gap="small" align="center">
            <Typography.Text type="secondary" style={{ inlineSize: 200 }}>
              {name}
            </Typography.Text>
            {shown}
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}

function useProductColors(part: string): [string, string][] {
  const mode = useThemeMode(useSelector(selectThemeChoice));
  return Object.entries(PRODUCT_COLORS[mode]).filter(([name]) => name.startsWith(`--vd-${part}`));
}

export const Colors: Story = {
  render: function Colors() {
    const mode = useThemeMode(useSelector(selectThemeChoice));
    return (
      <Flex vertical gap="middle">
        <Swatches title="Surfaces, text and the accent" colors={Object.entries(PALETTES[mode])} />
        <Swatches title="Drivers" colors={useProductColors('driver')} />
        <Swatches
          title="Status and progress"
          colors={[...useProductColors('status'), ...useProductColors('track')]}
        />
      </Flex>
    );
  },
};

export const Grades: Story = {
  render: function Grades() {
    return (
      <Flex vertical gap="middle">
        <Flex gap="middle">
          <GradeChip grade="High" />
          <GradeChip grade="Medium" />
          <GradeChip grade="Low" />
        </Flex>
        <Swatches title="Grade colours" colors={useProductColors('grade')} />
      </Flex>
    );
  },
};

const TYPE_SIZES = [
  'fontSizeHeading1',
  'fontSizeHeading2',
  'fontSizeHeading3',
  'fontSizeHeading4',
  'fontSize',
  'fontSizeSM',
] as const;

export const TypeScale: Story = {
  render: function TypeScale() {
    const { token } = theme.useToken();
    const rows = TYPE_SIZES.map((name) => {
      const sample = <span style={{ fontSize: token[name] }}>4 drivers, 7 impact areas</span>;
      return [`${name}: ${token[name]} px`, sample] as const;
    });
    return <Rows rows={rows} />;
  },
};

const SPACES = [
  'marginXXS',
  'marginXS',
  'marginSM',
  'margin',
  'marginMD',
  'marginLG',
  'marginXL',
] as const;

const Bar = ({ width }: { width: number }) => (
  <span style={{ inlineSize: width, blockSize: 16, background: 'var(--ant-color-primary)' }} />
);

export const Spacing: Story = {
  render: function Spacing() {
    const { token } = theme.useToken();
    return (
      <Rows
        rows={SPACES.map((name) => [`${name}: ${token[name]} px`, <Bar width={token[name]} />])}
      />
    );
  },
};

export const FixedSizes: Story = {
  render: () => (
    <Rows
      rows={Object.entries(SIZES).map(([name, px]) => [`${name}: ${px} px`, <Bar width={px} />])}
    />
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Rows rows={Object.entries(BREAKPOINTS).map(([name, px]) => [name, `from ${px} px`])} />
  ),
};

export const Wording: Story = {
  render: () => (
    <Rows rows={Object.values(sharedMessages.error).map(({ title, detail }) => [title, detail])} />
  ),
};
