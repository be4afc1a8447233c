import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { LIMITS } from '@contract/limits';
import { Button, Flex, Typography, Upload } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { readAsDataUrl } from '../../lib/readAsDataUrl';
import { Thumbnail } from '../data/Thumbnail';
import { SIZES } from '../theme/tokens';

/** An image that was selected on the device and is not uploaded yet. */
export interface PickedImage {
  file: File;
  /** For the preview, and for requests that accept data URLs. */
  dataUrl: string;
}

interface Props {
  /** Set by Form.Item. */
  id?: string;
  value?: PickedImage | null;
  onChange?: (picked: PickedImage | null) => void;
  /** URL of the stored image; null if there is none. */
  currentUrl: string | null;
  shape: 'circle' | 'square';
  /** Shown if there is no image. */
  icon?: ReactNode;
  /** Accessible name and label of the button. */
  label: string;
}

/** An image with a button to replace it. Accepts image files up to the size limit of the contract. */
export function ImageField({ id, value, onChange, currentUrl, shape, icon, label }: Props) {
  const { t } = useTranslation('shared');
  const [problem, setProblem] = useState<string | null>(null);

  async function pick(file: File) {
    const newProblem = problemWith(file);
    setProblem(newProblem && t(`image.${newProblem}`, { max: LIMITS.imageBytes / 1024 / 1024 }));
    if (!newProblem) onChange?.({ file, dataUrl: await readAsDataUrl(file) });
  }

  return (
    <Flex vertical gap={4} align="start">
      <Upload
        accept="image/*"
        showUploadList={false}
        openFileDialogOnClick
        {...(id !== undefined && { id })}
        beforeUpload={(file) => {
          void pick(file);
          return false;
        }}
      >
        <Button type="text" style={{ blockSize: 'auto', padding: 4 }} aria-label={label}>
          <Thumbnail
            shape={shape}
            size={SIZES.picture}
            src={value?.dataUrl ?? currentUrl}
            icon={icon ?? <PictureOutlined aria-hidden />}
          />
          <Typography.Text type="secondary">{label}</Typography.Text>
        </Button>
      </Upload>
      {problem && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
    </Flex>
  );
}

function problemWith(file: File): 'notAnImage' | 'tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > LIMITS.imageBytes ? 'tooLarge' : null;
}
