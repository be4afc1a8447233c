import type { Browser, Page } from 'playwright-core';

export function launchBrowser(): Promise<Browser>;
export function watch(page: Page): string[];
