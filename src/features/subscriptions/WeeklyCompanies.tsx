import type { UserDto } from '@contract/rest';
import { Button, Flex, Radio, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useSaveSubscriptionsMutation } from './subscriptionsApi';
import { WeeklyPreview } from './WeeklyPreview';

interface Named {
  id: string;
  name: string;
}

interface Props {
  /** The chosen companies; null for all. */
  subscriptions: readonly string[] | null;
  /** The companies to choose from, or of a long list those that were found. */
  companies: readonly Named[];
  onSearch: (typed: string) => void;
  onSaved: (user: UserDto) => void;
}

/** More of the chosen companies are only counted. */
const MOST_TAGS = 20;

type Scope = 'all' | 'chosen' | 'none';

const scopeOf = (ids: readonly string[] | null): Scope =>
  ids === null ? 'all' : ids.length === 0 ? 'none' : 'chosen';

/** Chooses the companies about which the weekly mail has lines, and shows the mail in advance. */
export function WeeklyCompanies({ subscriptions, companies, onSearch, onSaved }: Props) {
  const { t } = useTranslation('subscriptions');
  const notify = useNotify();
  const titleId = useId();
  const [scope, setScope] = useState(scopeOf(subscriptions));
  const [ids, setIds] = useState<readonly string[]>(subscriptions ?? []);
  // Another search no longer finds what was picked before.
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const options = [...new Map([...picked, ...companies].map((one) => [one.id, one])).values()];
  const [save, { isLoading }] = useSaveSubscriptionsMutation();
  const chosen = { all: null, none: [], chosen: [...ids] }[scope];

  async function submit() {
    try {
      onSaved(await save({ company_ids: chosen }).unwrap());
      notify.success(t('saved'));
    } catch (error) {
      notify.failure(serverMessageOr(t('failed'))(error).message);
    }
  }

  return (
    <section aria-labelledby={titleId}>
      <Flex vertical gap="small">
        <Typography.Text id={titleId}>{t('title')}</Typography.Text>
        <Radio.Group
          aria-labelledby={titleId}
          value={scope}
          options={(['all', 'chosen', 'none'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
          onChange={({ target }) => setScope(target.value as Scope)}
        />
        {scope === 'chosen' && (
          <Select
            mode="multiple"
            aria-label={t('companies')}
            placeholder={t('companies')}
            showSearch={{ optionFilterProp: 'label', onSearch }}
            maxTagCount={MOST_TAGS}
            value={[...ids]}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosenIds: string[]) => {
              setIds(chosenIds);
              setPicked(options.filter(({ id }) => chosenIds.includes(id)));
            }}
          />
        )}
        <Flex gap="small" wrap>
          <Button
            htmlType="button"
            loading={isLoading}
            disabled={scope === 'chosen' && ids.length === 0}
            onClick={() => void submit()}
          >
            {t('save')}
          </Button>
          <WeeklyPreview />
        </Flex>
      </Flex>
    </section>
  );
}
