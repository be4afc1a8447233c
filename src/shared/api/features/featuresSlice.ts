import { FEATURES, type Feature } from '@contract/features';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The part of the root state that the API reads. */
export interface WithFeatures {
  features: readonly Feature[];
}

const initialState: readonly Feature[] = [];

/**
 * What the server named in `features` when it last told who is signed in; empty for a server of the specification
 * alone. It is not in the user's cache entry, because other replies replace the user and name no features.
 */
export const featuresSlice = createSlice({
  name: 'features',
  initialState,
  reducers: {
    /** Names that this app does not know are left out. */
    featuresNamed: (features, { payload }: PayloadAction<readonly string[]>) => {
      const named = FEATURES.filter((feature) => payload.includes(feature));
      return named.join() === features.join() ? features : named;
    },
  },
  selectors: { selectFeatures: (features): readonly Feature[] => features },
});

export const { featuresNamed } = featuresSlice.actions;
export const { selectFeatures } = featuresSlice.selectors;
