import { inOrder, scoredOf, toDriverDetail, type GradedAction } from './DriverDetail';

const action = (id: string, average: number | null): GradedAction => ({
  id,
  number: id,
  title: id,
  average,
  isNotApplicable: false,
  grade: null,
});
const ids = (actions: GradedAction[]) => actions.map(({ id }) => id).join(' ');

describe('recommended actions', () => {
  const actions = [action('a', 4), action('b', null), action('c', 9), action('d', 4)];

  it('are sorted by score in both directions, with unscored ones last and equal ones in their order (§9.16)', () => {
    expect(ids(inOrder(actions, 'better'))).toBe('c a d b');
    expect(ids(inOrder(actions, 'worse'))).toBe('a d c b');
  });

  it('are counted over all sub-drivers', () => {
    const groups = [
      { name: 'Volume', actions },
      { name: 'Price realization', actions: [] },
    ];
    expect(scoredOf(groups)).toEqual({ scored: 3, total: 4 });
  });

  it('are parsed into number and title (§3.12)', () => {
    const detail = toDriverDetail({
      driver: {
        name: '3. Revenue Growth',
        average: 4,
        grade: 'Low',
        description: 'Growth.',
        evidenced_share: null,
        shown_share: null,
        declared_only_share: null,
      },
      subdriverActivitiesGrade: [
        {
          name: 'Volume',
          activities: [
            {
              id: 'x',
              name: '2.1.10 Win customers',
              average: null,
              grade: null,
              not_applicable: null,
            },
          ],
        },
      ],
    });
    expect(detail).toMatchObject({ title: 'Revenue Growth', grade: 'Low' });
    expect(detail.groups[0]?.actions[0]).toMatchObject({
      number: '2.1.10',
      title: 'Win customers',
    });
  });

  it('are rejected without their driver', () => {
    expect(() => toDriverDetail({ driver: null, subdriverActivitiesGrade: [] })).toThrow();
  });
});
