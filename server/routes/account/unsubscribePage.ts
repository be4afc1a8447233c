import type { Language } from '@contract/language';
import type { SubscriptionPart } from '@server/domain/digest/unsubscribe';

/** The state of the page: it asks, confirms, or says that the link does not work. */
export type UnsubscribeState = 'question' | 'done' | 'invalid';

interface Texts {
  title: string;
  question: string;
  button: string;
  done: string;
  invalid: string;
}

const ABOUT_COMPANIES: Record<Language, Omit<Texts, 'title' | 'invalid'>> = {
  en: {
    question: 'Do you want to stop the lines about companies in the weekly email?',
    button: 'Stop the lines about companies',
    done: 'The weekly email no longer has lines about companies. You can choose companies again in My account.',
  },
  es: {
    question: '¿Quiere dejar de recibir las líneas sobre empresas en el correo semanal?',
    button: 'Dejar de recibir las líneas sobre empresas',
    done: 'El correo semanal ya no tiene líneas sobre empresas. Puede volver a elegir empresas en Mi cuenta.',
  },
};

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Weekly email',
    question: 'Do you want to stop the weekly email?',
    button: 'Stop the weekly email',
    done: 'You no longer receive the weekly email. You can turn it on again in My account.',
    invalid: 'This link is no longer valid. Log in and turn the weekly email off in My account.',
  },
  es: {
    title: 'Correo semanal',
    question: '¿Quiere dejar de recibir el correo semanal?',
    button: 'Dejar de recibir el correo semanal',
    done: 'Ya no recibe el correo semanal. Puede volver a activarlo en Mi cuenta.',
    invalid:
      'Este enlace ya no es válido. Inicie sesión y desactive el correo semanal en Mi cuenta.',
  },
};

const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; min-block-size: 100vh; margin: 0; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 26rem; padding: 24px; }
h1 { font-size: 24px; }
button { min-block-size: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #6941c6; color: #fff; font: inherit; font-weight: 600; }
button:focus-visible { outline: 2px solid #6941c6; outline-offset: 2px; }`;

/**
 * The page of a mail's link. It needs no script and no session. Opening it changes nothing, because mail scanners
 * open links; its form posts to the same address. `nonce`: of the response, for the style sheet.
 */
export function unsubscribePage(
  state: UnsubscribeState,
  part: SubscriptionPart,
  language: Language,
  nonce: string,
) {
  const texts = { ...TEXTS[language], ...(part === 'companies' && ABOUT_COMPANIES[language]) };
  const form = `<form method="post"><button>${texts.button}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title} – Value Drivers</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${texts.title}</h1><p role="status">${texts[state]}</p>${state === 'question' ? form : ''}</main></body>
</html>
`;
}
