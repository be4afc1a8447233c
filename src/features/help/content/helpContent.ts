import { LIMITS } from '@contract/limits';
import type { Formats } from '@/shared/i18n/formats';
import type { RouteName } from '@/shared/routing/paths';
import { ARTICLE_GROUPS, GROUP_IDS, type ArticleId, type GroupId } from './articles';
import type { ArticleText, Block } from './ArticleText';
import { COMPUTED_TABLES, type HelpT } from './computedTables';
import { helpFigures } from './helpFigures';

export interface Article {
  id: ArticleId;
  title: string;
  views: readonly RouteName[];
  blocks: readonly Block[];
  /** All text of the article in lower case, for the search. */
  text: string;
}

export interface ArticleGroup {
  id: GroupId;
  title: string;
  articles: readonly Article[];
}

/** All articles in the person's language, with their figures filled in. */
export function helpContent(t: HelpT, formats: Formats): ArticleGroup[] {
  const figures = helpFigures(t, formats);
  return GROUP_IDS.map((group) => ({
    id: group,
    title: t(`groups.${group}`),
    articles: ARTICLE_GROUPS[group].map(({ id, views }): Article => {
      const { title, body }: ArticleText = t(`articles.${id}`, { returnObjects: true, ...figures });
      const blocks = body.map((block) =>
        typeof block === 'object' && 'computed' in block
          ? COMPUTED_TABLES[block.computed](t, formats)
          : block,
      );
      const text = [title, ...blocks.flatMap(textsOf)].join('\n').toLowerCase();
      return { id, title, views, blocks, text };
    }),
  }));
}

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  return [block.caption, ...block.columns, ...block.rows.flat()];
}

/**
 * The distinct words of a query. The query is cut to the length of a name, so that a long pasted
 * text does not slow the search down.
 */
export function searchWords(query: string): string[] {
  const limitedQuery = query.slice(0, LIMITS.nameLength);
  return [...new Set(limitedQuery.toLowerCase().split(/\s+/).filter(Boolean))];
}

/**
 * The groups reduced to the articles that contain every word. Groups without such an article are
 * left out.
 */
export function searchArticles(
  groups: readonly ArticleGroup[],
  words: readonly string[],
): ArticleGroup[] {
  return groups
    .map((group) => ({
      ...group,
      articles: group.articles.filter(({ text }) => words.every((word) => text.includes(word))),
    }))
    .filter(({ articles }) => articles.length > 0);
}
