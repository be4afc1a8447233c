// Replaces the chart of @ant-design/plots, which registers all of G2: the same engine with only the parts
// that a line chart needs. It imports internal paths of both packages, so their versions are pinned, and
// e2e/evolution/evolution.e2e.ts tests it in a browser.
import { extend } from '@antv/g2/esm/api/extend';
import { Runtime } from '@antv/g2/esm/api/runtime';
import { Cartesian } from '@antv/g2/esm/coordinate/cartesian';
import { Inline } from '@antv/g2/esm/data/inline';
import { Column } from '@antv/g2/esm/encode/column';
import { Constant } from '@antv/g2/esm/encode/constant';
import { Field } from '@antv/g2/esm/encode/field';
import { Transform } from '@antv/g2/esm/encode/transform';
import { Line } from '@antv/g2/esm/mark/line';
import { Point } from '@antv/g2/esm/mark/point';
import { Category10 } from '@antv/g2/esm/palette/category10';
import { Category20 } from '@antv/g2/esm/palette/category20';
import { Band } from '@antv/g2/esm/scale/band';
import { Constant as ConstantScale } from '@antv/g2/esm/scale/constant';
import { Identity } from '@antv/g2/esm/scale/identity';
import { Linear } from '@antv/g2/esm/scale/linear';
import { Ordinal } from '@antv/g2/esm/scale/ordinal';
import { Point as PointScale } from '@antv/g2/esm/scale/point';
import { Classic } from '@antv/g2/esm/theme/classic';

// G2 requires these interactions in every chart; the product handles pointer, wheel and tooltip itself.
const noInteraction = () => () => () => {};

const library = {
  'data.inline': Inline,
  'coordinate.cartesian': Cartesian,
  'encode.constant': Constant,
  'encode.field': Field,
  'encode.transform': Transform,
  'encode.column': Column,
  'mark.line': Line,
  'mark.point': Point,
  'palette.category10': Category10,
  'palette.category20': Category20,
  'scale.linear': Linear,
  'scale.ordinal': Ordinal,
  'scale.band': Band,
  'scale.point': PointScale,
  'scale.identity': Identity,
  'scale.constant': ConstantScale,
  'theme.classic': Classic,
  'interaction.event': noInteraction,
  'interaction.tooltip': noInteraction,
  'interaction.sliderFilter': noInteraction,
  'interaction.legendFilter': noInteraction,
  'interaction.scrollbarFilter': noInteraction,
};

export const Chart = extend(Runtime, library);
