const CONTROLS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/** The labels of a control in a document; null for a hidden input, which has none. */
export function labelsOf(control: Element): HTMLLabelElement[] | null {
  if (control instanceof HTMLInputElement && control.type === 'hidden') return null;
  const { id, ownerDocument } = control;
  const naming = id
    ? [...ownerDocument.getElementsByTagName('label')].filter(({ htmlFor }) => htmlFor === id)
    : [];
  const around = control.closest('label');
  return around && !around.htmlFor && around.control === control ? [around, ...naming] : naming;
}

/** jsdom walks through the whole document for the labels of each control, and for the control of each label. */
export function findLabelsQuickly(): void {
  for (const { prototype } of CONTROLS) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return labelsOf(this);
      },
    });
  }
}
