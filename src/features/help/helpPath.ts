import { paths } from '@/shared/routing/paths';
import type { ArticleId } from './content/articles';

/** The address that opens the help centre at an article. */
export function helpPath(article: ArticleId): string {
  return `${paths.help()}#${article}`;
}
