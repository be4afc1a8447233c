import type { Browser, Page } from 'playwright-core';

export const flags: string[];
export function launchBrowser(): Promise<Browser>;
export function watch(page: Page): string[];
