declare const scheduler: {
  act: (work: () => unknown) => unknown;
  restoreMicrotasks: () => void;
};
export = scheduler;
