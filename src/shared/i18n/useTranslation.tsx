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
export function useTranslation<const Name extends Namespace>(namespace: Name) {
  const translation = useActiveTranslation();
  return { t: translatorFor(translation, namespace), language: translation.language };
}

const NO_MESSAGES: Readonly<Record<string, unknown>> = {};

/** The messages of a namespace that only some languages have; without any where the language has none. */
export function useMessages(namespace: string): Readonly<Record<string, unknown>> {
  const { i18n, language } = useActiveTranslation();
  return i18n.hasResourceBundle(language, namespace)
    ? (i18n.getResourceBundle(language, namespace) as Record<string, unknown>)
    : NO_MESSAGES;
}

function useActiveTranslation(): ActiveTranslation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('There is no TranslationProvider around this');
  return translation;
}

function translatorFor<Name extends Namespace>(
  { i18n, language, cache }: ActiveTranslation,
  namespace: Name,
): TFunction<Name> {
  const name = String(namespace);
  if (!cache.has(name)) {
    // Its keys are checked where the translator is called.
    const translate = i18n.getFixedT(language, namespace) as unknown as Translate;
    cache.set(
      name,
      remembering(translate, (key) => i18n.exists(key, { ns: namespace })),
    );
  }
  // The entry was created for this namespace.
  return cache.get(name) as TFunction<Name>;
}

type Translate = (key: string, ...options: object[]) => string;

/**
 * Looks up each message without options only once; a list asks for the same ones in every row. Messages that do
 * not exist are not remembered, because those of a namespace may be added later.
 */
function remembering(translate: Translate, exists: (key: string) => boolean): Translate {
  const messages = new Map<string, string>();
  return (key, ...options) => {
    if (options.length > 0) return translate(key, ...options);
    const known = messages.get(key);
    if (known !== undefined) return known;
    const message = translate(key);
    if (exists(key)) messages.set(key, message);
    return message;
  };
}
