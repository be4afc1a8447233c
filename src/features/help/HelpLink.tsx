import question from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined';
import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import type { ArticleId } from './content/articles';
import styles from './HelpLink.module.css';
import { helpPath } from './helpPath';

/** A link from a page to the help article about it. */
export function HelpLink({ article }: { article: ArticleId }) {
  const { t } = useTranslation('help');
  const { title } = t(`articles.${article}`, { returnObjects: true });
  const label = t('link', { title });

  return (
    <LazyTooltip text={label}>
      <Link to={helpPath(article)} aria-label={label} className={styles.link}>
        <PlainIcon icon={question} />
      </Link>
    </LazyTooltip>
  );
}
