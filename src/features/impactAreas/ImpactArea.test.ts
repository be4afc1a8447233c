import {
  areaAction,
  firstUnfinished,
  nextUnfinishedArea,
  overallProgress,
  toImpactArea,
  topAreas,
  type ImpactArea,
} from './ImpactArea';

const areas = [10, 100, 55.5, 100, 0, 70, 30].map((completed, index) =>
  toImpactArea({ name: String(index + 1), completed }),
);

describe('impact areas', () => {
  it.each([
    [0, true, 'start'],
    [0.5, true, 'continue'],
    [99.9, true, 'continue'],
    [100, true, 'review'],
    [0, false, 'view'],
    [50, false, 'view'],
    [100, false, 'view'],
  ])('at %d %% and editable %s offer to %s', (completed, canEdit, action) => {
    expect(areaAction(toImpactArea({ name: '1', completed }), canEdit)).toBe(action);
  });

  it('are named by their number (§9.23)', () => {
    expect(areas[4]?.title).toBe('IT Strategy & Management');
  });

  it('show the five most complete areas first, and keep the order of equal ones (§9.1)', () => {
    expect(topAreas(areas).map(({ number }) => number)).toEqual(['2', '4', '6', '3', '7']);
  });

  it('add up to the overall progress, where the server counts every area', () => {
    const counted = (answered: number, total: number) =>
      toImpactArea({ name: '1', completed: 0, answered, total });
    expect(overallProgress([counted(3, 30), counted(12, 20)])).toEqual({
      answered: 15,
      total: 50,
      completed: 30,
    });
    expect(
      overallProgress([counted(3, 30), toImpactArea({ name: '2', completed: 50 })]),
    ).toBeNull();
    expect(overallProgress([counted(0, 0)])).toBeNull();
    expect(overallProgress([])).toBeNull();
  });

  it('continue with the first area that is not complete', () => {
    expect(firstUnfinished(areas.slice(1))?.number).toBe('3');
    expect(firstUnfinished(areas.slice(1, 2))).toBeUndefined();
    expect(firstUnfinished<ImpactArea>([])).toBeUndefined();
  });

  it.each([
    ['1', '3'],
    ['3', '5'],
    ['7', '1'],
  ])('are followed by the next one that is not complete: after %s comes %s', (number, next) => {
    expect(nextUnfinishedArea(areas, number)?.number).toBe(next);
  });

  it('are not followed by themselves', () => {
    expect(nextUnfinishedArea(areas.slice(0, 2), '1')).toBeUndefined();
  });
});
