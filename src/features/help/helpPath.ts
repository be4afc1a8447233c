import { paths } from '@/shared/routing/paths';
import type { ArticleId } from './content/articles';

/** The address of an article in the help center. */
export function helpPath(article: ArticleId): string {
  return `${paths.help()}#${article}`;
}
