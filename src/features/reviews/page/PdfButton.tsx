import download from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import { languageFor } from '@contract/language';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { ReviewPage } from '../Review';
import { savePdf } from './makePdf';

interface Props {
  page: ReviewPage;
  /** The address of the page with the proof of a figure, on this site. */
  linkOf: (figure: string) => string;
  /** The address of the company's logo; null without one. */
  logo?: string | null;
}

/** Saves the page as a PDF with the signed content, in which every figure is a link. */
export function PdfButton({ page, linkOf, logo = null }: Props) {
  const { t, language } = useTranslation('reviews');
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    const absolute = (figure: string) => new URL(linkOf(figure), window.location.origin).href;
    savePdf(page, languageFor([language]), absolute, logo)
      .catch(() => notify.failure(t('page.pdfFailed')))
      .finally(() => setBusy(false));
  };
  return (
    <PlainButton variant="primary" icon={download} loading={busy} onClick={save}>
      {t('page.pdf')}
    </PlainButton>
  );
}
