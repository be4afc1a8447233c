import { Form, Input, Radio } from 'antd';
import { addDays } from '@contract/days';
import type { SaveRoundPayload } from '@contract/rounds/roundPayloads';
import { LIMITS } from '@contract/limits';
import { useState } from 'react';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Failure } from '@/shared/lib/useSubmission';
import { useToday } from '@/shared/time/useClock';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Company } from '../opinions/OpinionsProps';
import type { Round } from '../Round';
import { useOpenRoundMutation, useSaveRoundMutation } from '../roundsApi';
import { AskedPeople } from './AskedPeople';
import { MailPreview } from './MailPreview';
import { chosenCompanies, partsOfRound, type ChosenParts } from './chosenParts';

interface Props {
  open: boolean;
  /** The round to change; null for a new one. */
  round: Round | null;
  company: Company;
  companies: readonly Company[];
  onClose: () => void;
  onSaved: (roundId: string) => void;
}

interface Values {
  name: string;
  opens_on: string;
  due_on: string;
  names: 'shown' | 'hidden';
}

const WIDTH = 820;
const DUE_DAYS = 14;

/** Asks people for their opinions: the companies, the people with their parties and areas, and the due day. */
export function RoundDialog(props: Props) {
  // Keyed, so that the chosen people are those of the round that it opens with.
  const { round, open } = props;
  return <KeyedDialog key={`${round?.id ?? 'new'}/${String(open)}`} {...props} />;
}

function KeyedDialog({ open, round, company, companies, onClose, onSaved }: Props) {
  const { t } = useTranslation('rounds');
  const notify = useNotify();
  const today = useToday();
  const [save] = useSaveRoundMutation();
  const [openRound] = useOpenRoundMutation();
  const [parts, setParts] = useState<ChosenParts>(() => partsOfRound(round, company.id));
  const initial: Values = {
    name: round?.name ?? '',
    opens_on: round?.opensOn ?? today,
    due_on: round?.dueOn ?? addDays(today, DUE_DAYS),
    names: round?.names ?? 'shown',
  };
  const [values, setValues] = useState(initial);
  const askedCompanies = chosenCompanies(parts);
  const people = new Set(askedCompanies.flatMap((one) => one.people.map(({ user_id }) => user_id)))
    .size;
  const opensNow = round === null && values.opens_on <= today;
  const payload: SaveRoundPayload = {
    ...(round && { id: round.id }),
    workspace_id: company.workspaceId ?? '',
    ...values,
    companies: askedCompanies,
  };

  async function submit() {
    const { id } = await save(payload).unwrap();
    const failed = [];
    for (const { company_id } of opensNow ? askedCompanies : []) {
      const opened = await openRound({ round_id: id, company_id });
      if (opened.error) failed.push(company_id);
    }
    if (failed.length > 0) notify.failure(t('setup.openFailed'));
    else notify.success(t(opensNow ? 'setup.sent' : 'setup.saved', { count: people }));
    onSaved(id);
  }

  function failureOf(error: unknown): Failure {
    if (!isApiError(error)) return { message: t('setup.failed') };
    const { companies: ofCompanies, ...fields } = error.fields;
    return { message: ofCompanies ?? error.message ?? t('setup.failed'), fields };
  }

  return (
    <FormDialog<Values>
      title={round ? t('setup.editTitle') : t('setup.title')}
      open={open}
      width={WIDTH}
      submitLabel={t(opensNow ? 'setup.send' : 'setup.save', { count: people })}
      initialValues={initial}
      canSubmit={(entered) => {
        const next = { ...initial, ...entered };
        // The form owns the values; the preview and the label need them, too.
        if (JSON.stringify(next) !== JSON.stringify(values)) queueMicrotask(() => setValues(next));
        return people > 0 && next.name.trim() !== '';
      }}
      onSubmit={submit}
      failureOf={failureOf}
      onClose={onClose}
    >
      <Form.Item name="name" label={t('setup.name')}>
        <Input maxLength={LIMITS.nameLength} placeholder={t('setup.namePlaceholder')} />
      </Form.Item>
      <div style={{ display: 'flex', gap: 'var(--ant-margin)', flexWrap: 'wrap' }}>
        <Form.Item name="opens_on" label={t('setup.opensOn')}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="due_on" label={t('setup.dueOn')}>
          <Input type="date" min={today} />
        </Form.Item>
        <Form.Item name="names" label={t('setup.names')}>
          <Radio.Group
            optionType="button"
            options={[
              { value: 'shown', label: t('setup.shown') },
              { value: 'hidden', label: t('setup.hidden') },
            ]}
          />
        </Form.Item>
      </div>
      <AskedPeople
        company={company}
        companies={companies}
        round={round}
        parts={parts}
        onChange={setParts}
      />
      <MailPreview payload={payload} canPreview={people > 0 && values.name.trim() !== ''} />
    </FormDialog>
  );
}
