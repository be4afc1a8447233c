import { lazyAntd } from '@/shared/ui/theme/lazyAntd';

export { profilesMessages } from './messages.en';

export const ProfilesDialog = lazyAntd(() =>
  import(/* webpackChunkName: "profiles" */ './ProfilesDialog').then(
    (module) => module.ProfilesDialog,
  ),
);

/** The Spanish messages, which are loaded only when Spanish is selected. */
export const profilesSpanish = () => import(/* webpackChunkName: "spanish" */ './messages.es');
