// Replaces the registry of @ant-design/plots, which imports every chart type: the product uses only lines.
import { Line } from '@ant-design/plots/es/core/plots/line/index.js';

export const Plots = { Line };
