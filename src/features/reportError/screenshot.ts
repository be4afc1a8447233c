import { LIMITS } from '@contract/limits';

const TYPES: readonly string[] = ['image/jpeg', 'image/png'];

export const ACCEPTED = TYPES.join(',');

/** Why a file can't be sent as a screenshot; null where it can. The server looks again. */
export function problemWith({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (!TYPES.includes(type)) return 'wrongType';
  return size > LIMITS.screenshotBytes ? 'tooLarge' : null;
}
