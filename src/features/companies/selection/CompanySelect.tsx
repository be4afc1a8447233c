import { foldCase } from '@contract/fields/names';
import { Select } from 'antd';
import type { Role } from '@contract/permissions/roles';
import { useMemo, useState, type UIEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import type { Company } from '../Company';
import { CompanyLogo } from '../CompanyLogo';
import styles from './CompanySelector.module.css';
import { companyLoaded } from './longList/companyLoaded';
import { useCompanyPages } from './longList/useCompanyPages';

export type SelectableCompany = Pick<Company, 'id' | 'name' | 'logo' | 'activated'>;

export interface SelectProps {
  companies: readonly SelectableCompany[];
  /**
   * The role of the person if `companies` is only the beginning of a long list. It is searched on the server then.
   */
  searchAs?: Role | null;
  /** The id of a company that is not listed. */
  exceptId?: string;
  chosen: SelectableCompany | null;
  /** The accessible name. Omit it if a label on the page refers to `id`. */
  label?: string;
  id?: string;
  /** Shown while no company is chosen. */
  placeholder?: string;
  /** As wide as the container. */
  block?: boolean;
  /** `company` is present if it was found on the server. */
  onChoose: (companyId: string, company?: Company) => void;
  /** Adds a button that clears the choice. */
  onClear?: () => void;
}

/** The value of the option "No results". No company has an empty id. */
const NO_MATCH = '';

/** Width of the list, px. Except on phones, it is wider than the select, which may cut off long names. */
const POPUP_WIDTH = 360;

/** The next companies are loaded when fewer pixels than this are left below the visible ones. */
const LOAD_AHEAD = 600;

/** A select of the activated companies with a search by name. */
export function CompanySelect(props: SelectProps) {
  const { companies, searchAs = null, exceptId, chosen, onChoose, onClear } = props;
  const { label, id, placeholder, block = false } = props;
  const { t } = useTranslation('companies');
  const isMobile = useIsMobile();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const remote = useCompanyPages(isOpen ? searchAs : null, typed);
  const withChosen = searchAs !== null && typed === '' ? chosen : null;
  const listed = useListed(remote.companies ?? companies, withChosen);
  // There may be a thousand companies, and this component renders with each key press.
  const options = useMemo(
    () =>
      listed
        .filter((company) => company.activated && company.id !== exceptId)
        .map(({ id: value, name, logo }) => ({ value, label: name, logo })),
    [listed, exceptId],
  );
  const found = useMemo(() => {
    const searchText = foldCase(typed.trim());
    const matching = options.filter((option) => foldCase(option.label).includes(searchText));
    // An antd list without options is an invalid listbox, so "No results" is an option too.
    const note = t(remote.isSearching ? 'selector.searching' : 'selector.nothingFound');
    return matching.length > 0 ? matching : [{ value: NO_MATCH, label: note, logo: null }];
  }, [options, typed, remote.isSearching, t]);

  return (
    <Select
      labelRender={labelInElement}
      className={block ? styles.block : styles.select}
      {...(id !== undefined && { id })}
      aria-label={label}
      value={chosen?.id ?? null}
      options={found}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupMatchSelectWidth={block || isMobile || POPUP_WIDTH}
      allowClear={onClear !== undefined}
      placeholder={placeholder ?? t('selector.placeholder')}
      optionRender={({ label: name, value, data }) => (
        <div className={styles.option}>
          {value !== NO_MATCH && <CompanyLogo logo={data.logo} name={data.label} />}
          <span className={styles.name}>{name}</span>
        </div>
      )}
      prefix={<CompanyLogo logo={chosen?.logo ?? null} name={chosen?.name} />}
      onOpenChange={(opened) => {
        setIsOpen(opened);
        // Typing opens a closed list, and must keep what was typed.
        if (!opened) setTyped('');
      }}
      onPopupScroll={(event) => {
        if (searchAs !== null && isNearEnd(event)) remote.loadMore();
      }}
      onChange={(chosenId: string | undefined) => {
        if (chosenId === undefined) onClear?.();
        if (chosenId === undefined || chosenId === NO_MATCH) return;
        const found = remote.companies?.find((company) => company.id === chosenId);
        if (found && searchAs !== null) dispatch(companyLoaded(searchAs, found));
        onChoose(chosenId, found);
      }}
    />
  );
}

const isNearEnd = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < LOAD_AHEAD;

/** Adds the chosen company if a page of a long list lacks it, because the select reads its name from its option. */
const useListed = (
  companies: readonly SelectableCompany[],
  chosen: SelectableCompany | null,
): readonly SelectableCompany[] =>
  useMemo(
    () =>
      chosen === null || companies.some(({ id }) => id === chosen.id)
        ? companies
        : [chosen, ...companies],
    [companies, chosen],
  );
