import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useHref, useLinkClickHandler } from 'react-router';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import type { ArticleId } from './content/articles';
import { helpPath } from './helpPath';

/** A link from a page to the help article about it. */
export function HelpLink({ article }: { article: ArticleId }) {
  const { t } = useTranslation('help');
  const to = helpPath(article);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to);
  const { title } = t(`articles.${article}`, { returnObjects: true });
  const label = t('link', { title });

  return (
    <LazyTooltip text={label}>
      <Button
        type="text"
        shape="circle"
        icon={<QuestionCircleOutlined aria-hidden />}
        href={href}
        aria-label={label}
        onClick={follow}
      />
    </LazyTooltip>
  );
}
