import { dayIn, decimalIn, momentIn } from './moment';
import { section } from './section';
import type { MailTexts, ReportedCompany, ReportedMove, ReportedRequest } from './MailTexts';

const moment = momentIn('es-ES');
const day = dayIn('es-ES');
const decimal = decimalIn('es-ES');

const DRIVERS: Partial<Record<string, string>> = {
  Expectations: 'Expectativas',
  'Operating Margin': 'Margen operativo',
  'Revenue Growth': 'Crecimiento de ingresos',
  'Asset Efficiency': 'Eficiencia de activos',
  'Global Average': 'Promedio global',
};

const ROLES = {
  administrator: 'Administrador (edición completa)',
  editor: 'Editor (puede editar acciones)',
  subscriber: 'Suscriptor (solo puede ver)',
};

const ASKED = {
  evidence: 'una evidencia de',
  answer: 'una puntuación de',
  comment: 'un comentario sobre',
};

const lineOf = ({ kind, action, company, by, due_on }: ReportedRequest): string =>
  `${by ?? 'Un antiguo miembro'} le pide ${ASKED[kind]} ${action} (${company})` +
  (due_on === null ? '' : `, hasta el ${day(due_on)}`);

const titleOf = (driver: string): string => DRIVERS[driver] ?? driver;

const moveText = ({ driver, before, after }: ReportedMove): string => {
  const verb = after > before ? 'subió' : 'bajó';
  return `${titleOf(driver)} ${verb} ${decimal(Math.abs(after - before))} hasta ${decimal(after)}`;
};

const newsOf = ({ moved, overdue, behind, rounds, signed }: ReportedCompany): string =>
  [
    ...behind.map((driver) => `${titleOf(driver)} va ahora por detrás de su objetivo`),
    ...(overdue > 0 ? [`${String(overdue)} con retraso`] : []),
    ...moved.map(moveText),
    ...rounds.map(
      ({ round, ...counts }) =>
        `${round}: ${String(counts.handed_in)} de ${String(counts.asked)} entregadas`,
    ),
    ...signed.map((review) => `revisión ${review} firmada`),
  ].join('; ');

export const spanish: MailTexts = {
  invitation: ({ link, expires, company, role, inviter }) => ({
    subject: `Invitación de ${inviter.name} a ${company} en Value Drivers`,
    greeting: 'Hola:',
    paragraphs: [
      `${inviter.name} (${inviter.email}) le invita a trabajar en la evaluación de ${company} en Value Drivers.`,
      `Su rol en la empresa: ${ROLES[role]}.`,
    ],
    button: { label: 'Completar el perfil', link },
    notes: [
      `El enlace funciona una sola vez, hasta el ${moment(expires)}. Si no esperaba esta invitación, puede ignorar este correo.`,
    ],
  }),

  reset: ({ link, name, expires }) => ({
    subject: 'Elija una contraseña nueva',
    greeting: `Hola, ${name}:`,
    paragraphs: ['Hemos recibido una solicitud para restablecer su contraseña de Value Drivers.'],
    button: { label: 'Elegir una contraseña nueva', link },
    notes: [
      `El enlace funciona una sola vez, hasta el ${moment(expires)}. Si no lo ha solicitado, puede ignorar este correo; su contraseña no cambia.`,
    ],
  }),

  addressChanged: ({ name, address }) => ({
    subject: 'Su dirección de correo ha cambiado',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `A partir de ahora, inicie sesión en Value Drivers con ${address} en lugar de esta dirección.`,
      'Si no ha hecho este cambio, contacte de inmediato con su administrador.',
    ],
  }),

  confirmAddress: ({ link, name, expires }) => ({
    subject: 'Confirme su nueva dirección de correo',
    greeting: `Hola, ${name}:`,
    paragraphs: ['Confirme que quiere usar esta dirección para su cuenta de Value Drivers.'],
    button: { label: 'Confirmar esta dirección', link },
    notes: [
      `El enlace funciona una sola vez, hasta el ${moment(expires)}. Hasta que lo abra, inicie sesión con su dirección actual. Si no lo ha solicitado, puede ignorar este correo.`,
    ],
  }),

  addressChangeRequested: ({ name, address }) => ({
    subject: 'Su dirección de correo va a cambiar',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Hemos recibido una solicitud para cambiar la dirección de correo de su cuenta de Value Drivers a ${address}. El cambio se aplica cuando se abra el enlace que hemos enviado allí.`,
      'Si no lo ha solicitado, cambie su contraseña, lo que también cancela la solicitud, y contacte con su administrador.',
    ],
  }),

  passwordChanged: ({ name, link }) => ({
    subject: 'Su contraseña ha cambiado',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'La contraseña de su cuenta de Value Drivers ha cambiado.',
      'Si no ha hecho este cambio, elija una contraseña nueva y contacte con su administrador.',
    ],
    button: { label: 'Elegir una contraseña nueva', link },
  }),

  passwordRemoved: ({ name, provider }) => ({
    subject: 'Se ha eliminado su contraseña',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Ha iniciado sesión en Value Drivers a través de ${provider}. Su contraseña anterior ya no funciona.`,
      `Puede elegir una nueva en Mi cuenta en los 15 minutos siguientes a iniciar sesión a través de ${provider}, salvo que su organización no permita contraseñas.`,
      'Si no ha iniciado sesión, contacte con su administrador.',
    ],
  }),

  secondFactorReset: ({ name, by }) => ({
    subject: 'Se han eliminado sus segundos factores',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `${by} ha eliminado las llaves de acceso, la aplicación de autenticación y los códigos de recuperación de su cuenta de Value Drivers. Hasta que configure de nuevo un segundo factor, basta su contraseña para iniciar sesión.`,
      'Si no lo ha solicitado, contacte con su administrador.',
    ],
  }),

  newDevice: ({ name, device, address, at, link }) => ({
    subject: 'Nuevo inicio de sesión en su cuenta',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Se ha iniciado sesión en su cuenta de Value Drivers desde un dispositivo nuevo:',
      [device, address && `Dirección: ${address}`, `Hora: ${moment(at)}`]
        .filter(Boolean)
        .join('\n'),
      'Si ha sido usted, no tiene que hacer nada. Si no, elija una contraseña nueva.',
    ],
    button: { label: 'Elegir una contraseña nueva', link },
  }),

  requested: ({ name, requests, more, link }) => ({
    subject:
      requests.length === 1
        ? 'Tiene una solicitud'
        : `Tiene ${String(requests.length + Math.max(0, more))} solicitudes`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      ...requests.map((one) => [lineOf(one), one.text].filter(Boolean).join('\n')),
      ...(more > 0 ? [`… y ${String(more)} más.`] : []),
    ],
    button: { label: 'Abrir la bandeja de entrada', link },
  }),

  weekly: ({
    name,
    overdue,
    due,
    asked,
    mentioned,
    parts,
    rounds,
    moved,
    companies,
    more,
    link,
    stopCompanies,
    unsubscribe,
  }) => ({
    subject: 'Sus acciones y cifras de esta semana',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      ...section(
        'Con retraso:',
        overdue.map((item) => `${item.action} (${item.company}), vencía el ${day(item.due_on)}`),
      ),
      ...section(
        'Vencen en los próximos 14 días:',
        due.map((item) => `${item.action} (${item.company}), vence el ${day(item.due_on)}`),
      ),
      ...section('Le han pedido:', asked.map(lineOf)),
      ...section(
        'Comentarios que le mencionan:',
        mentioned.map(({ subject, company }) => `${subject} (${company})`),
      ),
      ...section(
        'A la espera de su opinión:',
        parts.map(({ round, company, due_on }) => `${round} (${company}), vence el ${day(due_on)}`),
      ),
      ...section(
        'Rondas abiertas:',
        rounds.map(({ round, company, due_on, ...counts }) => {
          const progress = `${String(counts.handed_in)} de ${String(counts.asked)} entregadas`;
          return `${round} (${company}): ${progress}, vence el ${day(due_on)}`;
        }),
      ),
      ...section('Cambios de la semana pasada:', moved.map(moveText)),
      ...(more > 0 ? [`… y ${String(more)} más.`] : []),
    ],
    list:
      companies.length === 0
        ? undefined
        : {
            heading: 'Sus empresas:',
            entries: companies.map((one) => ({
              label: one.company,
              link: one.link,
              text: newsOf(one),
            })),
            end: { label: 'Dejar de recibir las líneas sobre empresas', link: stopCompanies },
          },
    button: { label: 'Abrir el plan', link },
    notes: ['Recibe este correo los lunes, y solo si hay algo que comunicar.'],
    unsubscribe: { label: 'Dejar de recibir el correo semanal', link: unsubscribe },
  }),

  round: ({ name, organiser, round, companies, due_on, hidesNames, isReminder, link }) => ({
    subject: isReminder
      ? `Recordatorio: sus opiniones para ${round}`
      : `Sus opiniones para ${round}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `${organiser ?? 'La persona que organiza la ronda'} le pide que puntúe su parte de ${companies.join(', ')} antes del final del ${day(due_on)}.`,
      'Puntúe por su cuenta: hasta que se cierre la ronda nadie ve las opiniones de los demás, tampoco quien la organiza.',
      ...(hidesNames ? ['Su nombre no aparecerá junto a sus opiniones.'] : []),
    ],
    button: { label: 'Puntuar mi parte', link },
    notes: ['Recibirá como máximo dos correos sobre esta ronda.'],
  }),

  report: (reference) => ({ subject: `Informe de error ${reference}`, greeting: 'Hola:' }),
};
