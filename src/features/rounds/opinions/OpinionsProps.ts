/** The parts of a company that rounds need. */
export interface Company {
  id: string;
  name: string;
  workspaceId: string | null;
}
