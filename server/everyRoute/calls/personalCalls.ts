import { COMPANY, OK_OR_UNKNOWN, PLACES, type Call } from './call';

/** Calls about the data of a person. */
export const PERSONAL_CALLS: Call[] = [
  {
    route: 'POST /user/export',
    body: () => ({}),
    on: 'nothing',
    may: { own: 'E' },
    success: 200,
    deactivatedMay: PLACES,
  },
  {
    route: 'POST /user/erase',
    body: (place) => {
      const user_id = `target-${COMPANY[place]}`;
      return { user_id, email: `${user_id}@example.com` };
    },
    on: 'person',
    may: {},
    success: OK_OR_UNKNOWN,
  },
];
