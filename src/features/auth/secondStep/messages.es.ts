import type { SpanishOf } from '@/shared/i18n/Translation';
import type { proofMessages } from './messages.en';

export const spanish = {
  title: 'Confirme su identidad',
  passwordless: 'Iniciar sesión con una llave de acceso',
  againTitle: 'Confirme su identidad',
  againLead: 'Este paso es delicado y hace tiempo que no confirma su identidad.',
  intro: {
    passkey:
      'Use una llave de acceso de este dispositivo, de su teléfono o de una llave de seguridad.',
    totp: 'Introduzca los seis dígitos que su aplicación de autenticación muestra para este sitio.',
    recovery_code:
      'Introduzca uno de los códigos de recuperación que guardó. Cada código sirve una vez.',
    password: 'Introduzca su contraseña.',
  },
  label: {
    totp: 'Código de la aplicación',
    recovery_code: 'Código de recuperación',
    password: 'Contraseña',
  },
  use: {
    passkey: 'Usar una llave de acceso',
    totp: 'Usar la aplicación de autenticación',
    recovery_code: 'Usar un código de recuperación',
    password: 'Usar la contraseña',
  },
  submit: 'Confirmar',
  usePasskey: 'Usar llave de acceso',
  back: 'Volver al inicio de sesión',
  codeRequired: 'Introduzca el código.',
  passwordRequired: 'Introduzca su contraseña.',
  failed: 'No se pudo confirmar su identidad. Vuelva a intentarlo.',
  passkeyFailed: 'No se usó la llave de acceso. Vuelva a intentarlo o elija otra forma.',
} satisfies SpanishOf<typeof proofMessages>;
