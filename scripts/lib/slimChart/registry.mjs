// Stands in for plots' own registry of every chart there is: the product draws lines alone.
import { Line } from '@ant-design/plots/es/core/plots/line/index.js';

export const Plots = { Line };
