import type { GetCollaboratorsQuery } from '@/shared/api/generated/operations';
import { COMPANY, companies, LONG_COMPANY_NAME } from './storyData';

/** Builders for people as the server sends them. */

type GroupDto = GetCollaboratorsQuery['collaborators'][number];
type CollaboratorDto = GroupDto['collaborators'][number];

export const LONG_NAME =
  'Regional Representative for Quality, Environment and Occupational Safety, Northern Provinces';

export function collaborator(parts: Partial<CollaboratorDto> = {}): CollaboratorDto {
  return {
    id: 'user-planner',
    name: 'Sales Planner',
    email: 'sales-planner@demo.example',
    image: null,
    company_id: COMPANY.id,
    company_name: COMPANY.name,
    company_image: null,
    role: 'editor',
    company_role: 'editor',
    workspace_role: 'editor',
    activated: true,
    invitation_expires: null,
    ...parts,
  };
}

const TITLES = [
  ['Finance Lead', 'administrator'],
  ['Internal Auditor', 'subscriber'],
  ['Operations Editor', 'editor'],
  ['Plant Controller', 'editor'],
  ['Sales Planner', 'editor'],
] as const;

/**
 * A company with this number of people. From the sixth on their names have a number, so that they
 * differ.
 */
export function collaboratorGroup({ id, name } = COMPANY, count: number = TITLES.length): GroupDto {
  return {
    company_id: id,
    company_name: name,
    company_image: null,
    activated: true,
    workspace_id: null,
    collaborators: Array.from({ length: count }, (_, index) => {
      const [title, role] = TITLES[index % TITLES.length] ?? TITLES[0];
      const round = Math.floor(index / TITLES.length);
      return collaborator({
        id: `${id}-user-${index + 1}`,
        name: round ? `${title} ${round + 1}` : title,
        email: `person-${index + 1}.${id}@demo.example`,
        company_id: id,
        company_name: name,
        company_role: role,
        workspace_role: role,
      });
    }),
  };
}

/** An invited person; the invitation expired long ago or expires far in the future. */
export const invited = (expires = '2099-11-25T10:00:00.000Z') =>
  collaborator({
    id: `user-invited-${expires}`,
    name: 'newcomer',
    email: 'newcomer@demo.example',
    activated: false,
    invitation_expires: expires,
  });

export function collaboratorGroups(groups: GroupDto[] = someGroups()): GetCollaboratorsQuery {
  return { collaborators: groups };
}

function someGroups(): GroupDto[] {
  const own = collaboratorGroup();
  const [, second, third] = companies(3);
  return [
    { ...own, collaborators: [...own.collaborators, invited()] },
    ...(second ? [collaboratorGroup(second, 3)] : []),
    ...(third ? [collaboratorGroup(third, 0)] : []),
  ];
}

/** The largest number of people that the product is designed for. */
export const manyGroups = (count = 1000, people = 10) =>
  collaboratorGroups(companies(count).map((company) => collaboratorGroup(company, people)));

export const longNames = () => {
  const group = collaboratorGroup({ id: COMPANY.id, name: LONG_COMPANY_NAME }, 2);
  return collaboratorGroups([
    {
      ...group,
      collaborators: [
        collaborator({
          name: LONG_NAME,
          email: 'regional-representative.northern-provinces@tidewater.demo.example',
          company_name: LONG_COMPANY_NAME,
        }),
        { ...invited('2026-01-02T10:00:00.000Z'), name: LONG_NAME },
        ...group.collaborators,
      ],
    },
  ]);
};
