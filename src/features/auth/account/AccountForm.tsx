import { normalEmail } from '@contract/fields/email';
import UserOutlined from '@ant-design/icons/UserOutlined';
import type { UserDto } from '@contract/rest';
import { Divider, Form, Input, Select, Switch, Typography } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { isApiError } from '@/shared/api/errors/ApiError';
import { useIsOffered } from '@/shared/api/features/views';
import { deviceLanguage } from '@/shared/i18n/deviceLanguage';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@contract/language';
import { languageChosen, selectLanguageChoice } from '@/shared/i18n/languageSlice';
import { emailRules, nameRules, optionalPasswordRules } from '@/shared/lib/formRules';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { isEmailTaken, type Failure } from '@/shared/lib/useSubmission';
import { DialogSection } from '@/shared/ui/dialog/DialogSection';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { ImageField, type PickedImage } from '@/shared/ui/input/ImageField';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import { useUpdateUserMutation } from './accountApi';
import { DataDownload } from './DataDownload';
import { PendingEmail } from './PendingEmail';
import { SessionList } from './SessionList';

/** The fields are named as in the request, so that the server's field errors appear at them. */
interface Values {
  profile_picture?: PickedImage | null;
  name: string;
  email: string;
  language: Language;
  new_password?: string;
  current_password?: string;
  digest?: boolean;
}

interface Props {
  open: boolean;
  user: UserDto;
  onClose: () => void;
  /** Parts of other features, which save on their own: at the end of the section of this name. */
  profile?: ReactNode;
  security?: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}

const WIDTH = 600;

/** Each language is written in its own language, so that people find it who read no other. */
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  title: LANGUAGE_NAMES[value],
}));

/**
 * A form for the person's own picture, name, email address, language and password, with the list of
 * their sessions.
 */
export function AccountForm({ open, user, onClose, profile, security, children }: Props) {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const [updateUser] = useUpdateUserMutation();
  const dispatch = useAppDispatch();
  const hasSessions = useIsOffered('sessionList');
  const hasData = useIsOffered('accountData');
  const language = useSelector(selectLanguageChoice) ?? deviceLanguage();

  async function save(values: Values) {
    const {
      profile_picture: pickedImage,
      name,
      email,
      language: chosenLanguage,
      digest,
      ...passwords
    } = values;
    const { user: saved, passwordChanged } = await updateUser({
      id: user.id,
      name: name.trim(),
      email: email.trim(),
      ...passwords,
      ...(digest !== undefined && { digest: digest ? 'true' : 'false' }),
      ...(pickedImage && { profile_picture: pickedImage.file }),
    }).unwrap();
    if (chosenLanguage !== language) dispatch(languageChosen(chosenLanguage));
    const newEmail = normalEmail(email);
    const isPending = saved?.pending_email === newEmail;
    if (isPending) notify.success(t('account.emailSent', { email: newEmail }));
    if (passwords.new_password) reportPassword(passwordChanged);
    else if (!isPending) notify.success(t('account.saved'));
  }

  /** The specification leaves the reply open, so another server may not confirm a new password. */
  function reportPassword(isConfirmed: boolean) {
    if (isConfirmed) notify.success(t('account.passwordSaved'));
    else notify.failure(t('account.passwordNotConfirmed'));
  }

  return (
    <FormDialog<Values>
      title={t('account.title')}
      open={open}
      width={WIDTH}
      initialValues={{
        name: user.name,
        email: user.email,
        language,
        ...(user.digest !== undefined && { digest: user.digest }),
      }}
      invalidMessage={t('account.invalid')}
      onSubmit={save}
      failureOf={(error) => failureOf(error, t)}
      onClose={onClose}
    >
      <DialogSection title={t('account.profile')}>
        <Form.Item name="profile_picture">
          <ImageField
            currentUrl={user.picture_url}
            shape="circle"
            icon={<UserOutlined aria-hidden />}
            label={t('account.picture')}
          />
        </Form.Item>
        <Form.Item
          name="name"
          label={t('account.name')}
          rules={nameRules(t('account.nameRequired'))}
        >
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('email')}
          rules={emailRules(t('emailRequired'), t('emailInvalid'))}
        >
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <PendingEmail user={user} />
        <Form.Item name="language" label={t('account.language')}>
          <Select labelRender={labelInElement} options={LANGUAGE_OPTIONS} />
        </Form.Item>
        {/* A server without the weekly mail does not name it. */}
        {user.digest !== undefined && (
          <Form.Item name="digest" valuePropName="checked" label={t('account.digest')}>
            <Switch aria-label={t('account.digest')} />
          </Form.Item>
        )}
        {profile}
      </DialogSection>
      <DialogSection title={t('account.security')}>
        <Form.Item
          name="new_password"
          label={t('account.newPassword')}
          extra={t('account.newPasswordHint')}
          rules={optionalPasswordRules(t('passwordWeak'))}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <CurrentPassword user={user} />
        {security}
        {hasSessions && <SessionList />}
      </DialogSection>
      {children}
      {hasData && <DataDownload />}
      <Divider />
    </FormDialog>
  );
}

/**
 * The current password is required for a new address or password, so that a stolen session is not
 * enough to take over the account. People without one sign in again through their provider.
 */
function CurrentPassword({ user }: { user: UserDto }) {
  const { email: currentEmail, password_missing: isMissing = false } = user;
  const { t } = useTranslation('auth');
  const { email = currentEmail, new_password: password = '' } = Form.useWatch(
    (values: Partial<Values>) => values,
    Form.useFormInstance<Values>(),
  );
  const isRequired = password !== '' || normalEmail(email) !== currentEmail;
  if (!isRequired) return null;
  if (isMissing) return <Typography.Paragraph>{t('account.signOnFirst')}</Typography.Paragraph>;
  return (
    <Form.Item
      name="current_password"
      label={t('account.currentPassword')}
      extra={t('account.currentPasswordHint')}
      rules={[{ required: true, message: t('account.currentPasswordRequired') }]}
    >
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  );
}

function failureOf(error: unknown, t: TFunction<'auth'>): Failure {
  if (!isApiError(error)) return { message: t('account.failed') };
  if (error.status === 0) return { message: t('account.noResponse') };
  const message = error.message ?? t('account.failed');
  if (isEmailTaken(error)) return { message, fields: { email: t('account.emailTaken') } };
  return { message, fields: error.fields };
}
