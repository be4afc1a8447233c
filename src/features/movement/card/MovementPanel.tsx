import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import { useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { Bridge, BridgeSkeleton } from '../bridge/Bridge';
import { bridgeOf } from '../bridge/bridgeSteps';
import type { MovementChoice } from '../choice/movementChoice';
import { shownMovement } from '../figures/shownMovement';
import { movedSubdrivers, subdriverOf } from '../figures/subdrivers';
import { summaryOf } from '../figures/summary';
import { useChoiceNames } from '../figures/useChoiceNames';
import { ContributionList } from '../list/ContributionList';
import { SubdriverBars } from '../list/SubdriverBars';
import { hasMoved, type Movement } from '../Movement';
import { useScoreMovement } from '../movementApi';
import styles from './MovementCard.module.css';

interface Props {
  companyId: string;
  choice: MovementChoice;
}

/** The sentence, the bridge and the list, or why there are none. */
export function MovementPanel({ companyId, choice }: Props) {
  const movement = useQueryView(useScoreMovement(companyId, choice));
  if (movement.state === 'failed') {
    return <ErrorPanel error={movement.error} onRetry={movement.retry} />;
  }
  if (movement.state === 'loading') {
    return (
      <div className={styles.loading}>
        <BridgeSkeleton />
      </div>
    );
  }
  const { driver, from, to } = choice;
  return <Explanation key={`${driver} ${from} ${to}`} movement={movement.data} choice={choice} />;
}

function Explanation({ movement, choice }: { movement: Movement; choice: MovementChoice }) {
  const { t } = useTranslation('movement');
  const formats = useFormats();
  const names = useChoiceNames(choice);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!hasMoved(movement)) {
    const { fromName, toName } = names;
    return (
      <EmptyPanel title={t('empty.nothing', { from: fromName, to: toName })}>
        {t('empty.nothingNext')}
      </EmptyPanel>
    );
  }

  const shown = shownMovement(movement);
  const bridge = bridgeOf(shown);
  const showsDriver = choice.driver === GLOBAL_AVERAGE;
  const subdrivers = movedSubdrivers(movement.actions, shown.contributions);
  const { completeSince, parts, actions } = movement;
  return (
    <>
      <p className={styles.summary} role="status">
        {summaryOf(movement, shown, { t, formats, ...names })}
      </p>
      {bridge && <Bridge bridge={bridge} />}
      {parts.unexplained !== 0 && completeSince !== null && (
        <p>{t('bridge.kept', { date: formats.longDate(completeSince) })}</p>
      )}
      {bridge && subdrivers.length > 1 && (
        <SubdriverBars {...{ subdrivers, showsDriver, chosen }} onChoose={setChosen} />
      )}
      <ContributionList
        moved={actions
          .map((action, index) => ({ action, contribution: shown.contributions[index] ?? 0 }))
          .filter(({ action }) => chosen === null || subdriverOf(action) === chosen)}
        showsDriver={showsDriver}
      />
    </>
  );
}
