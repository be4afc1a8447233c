import { PictureOutlined } from '@ant-design/icons';
import { LIMITS } from '@contract/limits';
import { Button, Flex, Typography, Upload } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { readAsDataUrl } from '../../lib/readAsDataUrl';
import { Picture } from '../data/Thumbnail';
import { SIZES } from '../theme/tokens';

/** An image just picked from the device. */
export interface PickedImage {
  file: File;
  /** To show it before it is sent, and to send where a call takes data URLs. */
  dataUrl: string;
}

interface Props {
  /** Given by Form.Item. */
  id?: string;
  value?: PickedImage | null;
  onChange?: (picked: PickedImage | null) => void;
  /** The address of the image that stands now. */
  present: string | null;
  shape: 'circle' | 'square';
  /** Where there is no image at all. */
  icon?: ReactNode;
  /** What a press on it does. */
  label: string;
}

/** An image, and a press on it picks another; only image files, within the size that can be sent. */
export function ImageField({ id, value, onChange, present, shape, icon, label }: Props) {
  const { t } = useTranslation('shared');
  const [problem, setProblem] = useState<string | null>(null);

  async function pick(file: File) {
    const wrong = problemWith(file);
    setProblem(wrong && t(`image.${wrong}`, { max: LIMITS.imageBytes / 1024 / 1024 }));
    if (!wrong) onChange?.({ file, dataUrl: await readAsDataUrl(file) });
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
          <Picture
            shape={shape}
            size={SIZES.picture}
            src={value?.dataUrl ?? present}
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
