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
  /** What was asked for already, by feature. */
  known: Map<string, unknown>;
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
  const spoken = useMemo(() => ({ i18n, language, known: new Map() }), [i18n, language]);
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

function wordsOf<Of extends Namespace>({ i18n, language, known }: Spoken, of: Of): TFunction<Of> {
  const name = String(of);
  if (!known.has(name)) known.set(name, i18n.getFixedT(language, of));
  // What is kept under a feature's name speaks of that feature.
  return known.get(name) as TFunction<Of>;
}
