interface Styles {
  css: string;
  exports: Record<string, string>;
}

export function stylesOf(file: string): Styles | null;
