export const loadPalette = () => import('./CommandPalette').then((module) => module.CommandPalette);
