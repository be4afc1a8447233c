import type { ComponentType } from 'react';
import { addEnglishMessages } from '@/app/i18n/i18n';
import { lazyComponent } from '@/shared/chunks/lazyComponent';
import { loadOrReload } from '@/shared/chunks/pageRecovery';
import { lazyAntd, withAntd } from '@/shared/ui/theme/lazyAntd';

/** Loads a part together with the messages of second factors. */
async function withMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { secondFactorMessages }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "secondStep" */ '@/app/i18n/secondFactorMessages'),
  ]);
  addEnglishMessages(secondFactorMessages);
  return Part;
}

/** The step of the sign-in after the password. */
export const SecondStepPage = lazyComponent(() =>
  loadOrReload(() =>
    withMessages(() =>
      import(/* webpackChunkName: "secondStep" */ '@/pages/auth/SecondStepPage').then(
        (module) => module.SecondStepPage,
      ),
    ),
  ),
);

/** The page for people who must set up a second factor first. */
export const SetUpPage = lazyComponent(() =>
  loadOrReload(() =>
    withAntd(() =>
      withMessages(() =>
        import(/* webpackChunkName: "secondFactor" */ './SetUpPage').then(
          (module) => module.SetUpPage,
        ),
      ),
    ),
  ),
);

/** The section of My account. */
export const AccountSecondFactor = lazyAntd(() =>
  withMessages(() =>
    import(/* webpackChunkName: "secondFactor" */ './secondFactorParts').then(
      (module) => module.SecondFactor,
    ),
  ),
);

/** The dialog that asks again who the person is. */
export const loadProofForm = () =>
  withAntd(() =>
    withMessages(() =>
      import(/* webpackChunkName: "secondFactor" */ './secondFactorParts').then(
        (module) => module.ProofForm,
      ),
    ),
  );
