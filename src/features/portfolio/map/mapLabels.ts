import { placeNames, type PlacedName } from '@/shared/ui/drawing/placeNames';
import { mapNameOf, type MapPoint, type MapSize } from './mapModel';

/** Longer names are shortened; the second length is for names that have no space otherwise. */
const NAME_LENGTHS = [24, 14];

/** Where the names of points are. Of few points each is named; names cover neither points nor each other. */
export const placeLabels = (points: readonly MapPoint[], size: MapSize): PlacedName<MapPoint>[] =>
  placeNames(points, {
    namesOf: (point) => NAME_LENGTHS.map((length) => mapNameOf(point, length)),
    obstacles: points,
    bounds: { left: size.left, right: size.width, top: 0, bottom: size.height - size.bottom },
  });
