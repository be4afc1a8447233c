import { TOTAL } from '../fields/naming';
import type { BlockInput, ReportBlock, ReportFact } from './reportBlock';
import { HEALTH_PARTS, healthFigure, type HealthPart } from './figures';
import { proofOf } from './proof';

/** How much of the assessment is there, fresh and proven, and how far opinions are apart. */
export function sureBlock(input: BlockInput): ReportBlock {
  const { words } = input;
  return {
    kind: 'facts',
    id: 'sure',
    title: words.sure,
    facts: HEALTH_PARTS.map((part) => factOf(input, part)),
  };
}

function factOf({ content, words, formats }: BlockInput, part: HealthPart): ReportFact {
  const { value } = proofOf(content, { kind: 'health', part });
  const label = words.health[part];
  const { health, ranges } = content.facts;
  const isDisagreement = part === 'disagreement';
  if (value === null) {
    return {
      label,
      value: { text: '–' },
      detail: isDisagreement ? words.noRound : words.notKnown,
    };
  }
  const text = isDisagreement ? formats.points(value) : formats.percent(value);
  const range = ranges?.drivers.find(({ driver }) => driver === TOTAL);
  const detail = {
    scored: words.ofActions(health.scored, health.applicable),
    fresh: words.ofActions(health.fresh ?? 0, health.scored),
    declared: '',
    shown: '',
    disagreement:
      range && range.low !== null && range.high !== null
        ? words.between(formats.average(range.low), formats.average(range.high))
        : '',
  }[part];
  return { label, value: { text, figure: healthFigure(part) }, detail };
}
