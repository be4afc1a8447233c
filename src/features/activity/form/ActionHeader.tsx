import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import type { AnswerValues } from '@contract/answer';
import { Flex, Typography } from 'antd';
import { useRef, type ReactNode } from 'react';
import { isSampleId } from '@/shared/api/sample/sample';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Activity } from '../Activity';
import { AnswerHistory, HistoryButton, useHistoryOpen } from '../history/AnswerHistory';
import type { AnswerInArea } from '../history/replaceValue';
import { draftKey } from '../saving/draft/Draft';
import { ActionDescription } from './ActionDescription';
import styles from './ActionHeader.module.css';
import { Applicability, useApplicability } from './Applicability';
import type { SetField } from './useActionForm';

interface Props {
  ids: AnswerInArea;
  activity: Activity;
  /** Its place among the actions that Previous and Next lead through; null while they are loading. */
  position: { position: number; total: number } | null;
  saved: AnswerValues;
  disabled: boolean;
  setField: SetField;
  withHeadings: boolean;
  /** Buttons beside the number. */
  tools: ReactNode;
  onSave: () => void;
  onDecide: () => void;
}

/** What the action is. On phones its menu has the history and the mark that it is not applicable. */
export function ActionHeader(props: Props) {
  const { ids, activity, position, saved, disabled, setField, withHeadings, tools } = props;
  const { t } = useTranslation('activity');
  const { number, title, description } = activity;
  const isSmall = useIsSmall();
  const hasHistory = useIsOffered('answerHistory') && !isSampleId(ids.companyId);
  const hasMarks = useIsOffered('answerMarks');
  const history = useHistoryOpen();
  const applicability = useApplicability(draftKey(ids), saved, setField);
  const opener = useRef<HTMLDivElement>(null);
  const isInMenu = isSmall && !applicability.isOn && !disabled;

  const entries = [
    hasHistory && {
      key: 'history',
      icon: <HistoryOutlined aria-hidden />,
      label: t('history.title'),
      onClick: () => history.setOpen(true),
    },
    hasMarks &&
      isInMenu && {
        key: 'not-applicable',
        icon: <StopOutlined aria-hidden />,
        label: t('field.not_applicable'),
        onClick: () => applicability.change(true),
      },
  ].filter((entry) => entry !== false);

  return (
    <header>
      <div className={styles.bar}>
        <Typography.Text type="secondary" className={styles.number}>
          <span>{number}</span>
          {position && (
            <>
              {' · '}
              <span>{t('form.position', position)}</span>
            </>
          )}
        </Typography.Text>
        <Flex align="center">
          {tools}
          <div ref={opener}>
            {isSmall && <MoreMenu label={t('form.menu', { number })} entries={entries} />}
            {!isSmall && hasHistory && <HistoryButton />}
          </div>
        </Flex>
      </div>
      {hasHistory && (
        <AnswerHistory
          ids={ids}
          action={`${number} ${title}`}
          canEdit={!disabled}
          opener={opener}
          onSave={props.onSave}
          onDecide={props.onDecide}
        />
      )}
      <Typography.Title level={2} className={styles.title}>
        <span>{title}</span>
      </Typography.Title>
      {withHeadings && description && (
        <Typography.Title level={3} className={styles.part}>
          {t('description')}
        </Typography.Title>
      )}
      {description && <ActionDescription text={description} />}
      {hasMarks && !isInMenu && <Applicability {...{ applicability, disabled }} />}
    </header>
  );
}
