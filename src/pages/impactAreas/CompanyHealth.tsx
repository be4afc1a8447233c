import type { UserDto } from '@contract/rest';
import { useState } from 'react';
import { resourceOf, type Company } from '@/features/companies';
import { HealthPanel } from '@/features/dataHealth';
import { AskDialog, type AskedAction } from '@/features/evidence';
import { StartButton } from '../shownCompany/StartButton';
import { useCompanyPeople } from '../shownCompany/useCompanyPeople';

interface Props {
  company: Company;
  user: UserDto;
  canEdit: boolean;
}

/** The problems in a company's answers, and the dialog in which somebody is asked about one of them. */
export function CompanyHealth({ company, user, canEdit }: Props) {
  const { id: companyId } = company;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [kind, setKind] = useState<'evidence' | 'answer'>('evidence');
  const { savers } = useCompanyPeople(resourceOf(company), user, asked !== null);
  return (
    <>
      <HealthPanel
        companyId={companyId}
        canEdit={canEdit}
        start={<StartButton company={company} />}
        onAsk={({ topic, activityId, number, title }) => {
          setKind(ABOUT_EVIDENCE.includes(topic) ? 'evidence' : 'answer');
          setAsked({ companyId, activityId, name: `${number} ${title}` });
        }}
      />
      <AskDialog action={asked} people={savers} kind={kind} onClose={() => setAsked(null)} />
    </>
  );
}

/** The rules that evidence clears; the others need another answer. */
const ABOUT_EVIDENCE: readonly string[] = ['unproven', 'evidence_expired', 'leap'];
