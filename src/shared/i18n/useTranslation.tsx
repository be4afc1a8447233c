import type { i18n as I18n, Namespace, TFunction } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

interface Spoken {
  i18n: I18n;
  language: string;
}

const SpokenContext = createContext<Spoken | null>(null);

/** All below says what it says in the language that is spoken, and says it anew when that changes. */
export function TranslationProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  const read = () => i18n.language;
  const language = useSyncExternalStore(subscribe, read, read);
  const spoken = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/**
 * The words of a feature; of several, those of the first need no name before them. One for all that ask
 * for the same: a page asks a hundred times.
 */
export function useTranslation<const Of extends Namespace>(of: Of) {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('There is no TranslationProvider around this');
  return { t: wordsOf(spoken, of), language: spoken.language };
}

const known = new WeakMap<Spoken, Map<string, unknown>>();

function wordsOf<Of extends Namespace>(spoken: Spoken, of: Of): TFunction<Of> {
  const all = known.get(spoken) ?? new Map<string, unknown>();
  known.set(spoken, all);
  const name = String(of);
  const t = all.get(name) ?? spoken.i18n.getFixedT(spoken.language, of);
  all.set(name, t);
  // What is kept under a feature's name speaks of that feature.
  return t as TFunction<Of>;
}
