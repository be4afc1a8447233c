interface SelectionSelectors {
  selected: string;
  /** Matches the selected elements and their unselected siblings. */
  item: string;
}

declare const forcedColors: {
  SELECTIONS: SelectionSelectors[];
  findUnmarkedSelections: (selections: SelectionSelectors[]) => string[];
  findFocusWithoutOutline: () => string | null;
  markOwnColors: (mark: string) => boolean;
};
export = forcedColors;
