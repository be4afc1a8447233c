import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contrast } from '@/testing/checks/contrast';
import { PALETTES, PRODUCT_COLORS } from './tokens';

const meta = { title: 'Foundations/Contrast' } satisfies Meta;

export default meta;
type Story = StoryObj;

const MODES = ['light', 'dark'] as const;

/** The colors of text and marks in a theme, which are drawn on the surface. */
const onSurface = (mode: (typeof MODES)[number]): [string, string][] => {
  const { text, textSecondary, textDisabled, accentText, focus, danger } = PALETTES[mode];
  const marks = Object.entries(PRODUCT_COLORS[mode]).filter(([name]) =>
    /^--vd-(driver-\d|grade-[a-z]+$|status)/.test(name),
  );
  return [
    ...Object.entries({ text, textSecondary, textDisabled, accentText, focus, danger }),
    ...marks,
  ];
};

/** How much each color stands out from the surface: 4.5 is needed for text, 3 for marks. */
export const OnSurface: Story = {
  render: function OnSurface() {
    const [light, dark] = MODES.map((mode) =>
      onSurface(mode).map(([, color]) => contrast(color, PALETTES[mode].surface).toFixed(1)),
    );
    return (
      <table style={{ borderSpacing: '24px 4px', textAlign: 'start' }}>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {onSurface('light').map(([name], index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{light?.[index]} : 1</td>
              <td>{dark?.[index]} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
};
