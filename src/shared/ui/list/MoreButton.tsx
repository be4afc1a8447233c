import { Flex } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '../plain/PlainButton';

interface Props {
  isLoading: boolean;
  onLoad: () => void;
  /** Also loads when the button comes near the visible part of the page. */
  isAutomatic?: boolean;
}

/** The next page is loaded when its button is closer than this, as a share of the window's height. */
const MARGIN = '50%';

/** Below a list whose pages are loaded one after another. */
export function MoreButton({ isLoading, onLoad, isAutomatic = false }: Props) {
  const { t } = useTranslation('shared');
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const isWatched = isAutomatic && !isLoading;

  useEffect(() => {
    if (!isWatched || !place.current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWatched]);

  return (
    <Flex justify="center" ref={place}>
      <PlainButton loading={isLoading} disabled={isLoading} onClick={onLoad}>
        {t('showMore')}
      </PlainButton>
    </Flex>
  );
}
