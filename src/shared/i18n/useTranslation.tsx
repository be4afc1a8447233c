import type { i18n as I18n, Namespace, TFunction } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

interface ActiveTranslation {
  i18n: I18n;
  language: string;
  /** The functions created so far, by namespace. */
  cache: Map<string, unknown>;
}

const TranslationContext = createContext<ActiveTranslation | null>(null);

/** Renders its children in the active language, and again when the language changes. */
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
  const translation = useMemo(() => ({ i18n, language, cache: new Map() }), [i18n, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/**
 * The translator for a namespace. With several namespaces, keys of the first need no prefix. Translators
 * are cached, because a page calls this a hundred times.
 */
export function useTranslation<const Of extends Namespace>(of: Of) {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('There is no TranslationProvider around this');
  return { t: translatorFor(translation, of), language: translation.language };
}

function translatorFor<Of extends Namespace>(
  { i18n, language, cache }: ActiveTranslation,
  of: Of,
): TFunction<Of> {
  const name = String(of);
  if (!cache.has(name)) cache.set(name, i18n.getFixedT(language, of));
  // The entry was created for this namespace.
  return cache.get(name) as TFunction<Of>;
}
