import { historyWeekOf } from '@contract/scoring/weeks';
import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { untranslatedTexts } from '@/testing/checks/untranslatedTexts';
import { download } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

beforeEach(() => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en']);
});

const waitForLoaded = () =>
  waitFor(() => expect(document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull());

/** Waits until the page is loaded, and expects no untranslated texts. */
async function expectSpanish() {
  await waitForLoaded();
  expect(untranslatedTexts()).toEqual([]);
}

async function choose(user: User, button: string | RegExp, entry: string) {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error('There is no such button');
  await user.click(first);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

async function closeDialog(user: User) {
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function changeLanguage(
  user: User,
  account: string | RegExp,
  entry: string,
  language: string,
) {
  const dialog = await choose(user, account, entry);
  await user.click(await dialog.findByRole('combobox'));
  await user.click(await screen.findByTitle(language));
  await user.click(dialog.getByRole('button', { name: /^(Save|Guardar)$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('The Spanish translation', () => {
  it('is used in a Spanish browser, from Login to the dashboard', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('El correo electrónico es obligatorio')).toBeVisible();
    await expectSpanish();
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Iniciar sesión · Value Drivers');

    await user.type(screen.getByLabelText('Correo electrónico'), 'editor@example.com');
    await user.type(screen.getByLabelText('Contraseña'), 'Demo2026');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(
      await screen.findByRole('heading', { name: `Hola de nuevo, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    await screen.findByRole('application');
    await expectSpanish();
  });

  it.each([
    ['/forgot-password', 'Contraseña olvidada'],
    ['/reset-password', 'Restablecer la contraseña'],
    ['/onboarding', 'Complete su perfil'],
    ['/confirm-email', 'Confirme su correo electrónico'],
  ])('is complete on %s for a guest', async (path, title) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await expectSpanish();
  });

  it.each([
    ['/', 'Panel de control'],
    ['/impact-areas', 'Áreas de impacto'],
    ['/company-overview', 'Resumen de empresa'],
    ['/evolution', 'Evolución histórica'],
    ['/plan', 'Plan'],
    ['/plan?tab=plan', 'Plan'],
    ['/companies-management', 'Mis empresas'],
    ['/workspaces-management', 'Espacios de trabajo'],
    ['/collaborators-management', 'Colaboradores'],
    ['/actionia?impact_area=1', 'Estrategia corporativa y gestión del negocio'],
    ['/no/such/page', 'Página no encontrada'],
  ])('is complete on %s for an administrator', async (path, title) => {
    await server.signIn('admin');
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await expectSpanish();
  });

  it('is complete in the tabs and explanations of the company overview', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(
      await screen.findByRole('button', { name: 'Cómo se calcula Promedio global' }),
    );
    expect(await screen.findByText(/^Sin redondear: \d,\d\d\.$/)).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Margen operativo' }));
    await user.click(await screen.findByRole('button', { name: /Ordenar|Primero/ }));
    await expectSpanish();
  });

  it('is complete in every help article, including its figures', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/faq');
    await screen.findByRole('heading', { level: 1, name: 'Soporte y centro de ayuda' });
    for (const article of screen.getAllByRole('button', { expanded: false })) {
      if (article.closest('.ant-collapse')) await user.click(article);
    }
    for (const figures of screen.getAllByText(/6,43|\d,\d+ ÷|÷ \d+ = \d,\d/)) {
      expect(figures).toBeVisible();
    }
    await expectSpanish();
  });

  it('is complete in a chart and its table, with decimal commas', async () => {
    await server.signIn('editor');
    // The current year has few weeks in January.
    const { year } = historyWeekOf(new Date());
    const { user } = renderApp(`/evolution?year=${year - 1}`);
    await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
    const table = await screen.findByRole('table', { name: /^Valoraciones de / });
    expect(within(table).getByRole('columnheader', { name: 'Margen operativo' })).toBeVisible();
    expect(within(table).getAllByText(/^\d,\d\d$/).length).toBeGreaterThan(10);
    await user.click(screen.getByRole('button', { name: 'Series' }));
    await screen.findByRole('menuitemcheckbox', { name: /Promedio global/ });
    await expectSpanish();
  });

  it('is complete in the dialogs of the companies page', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/companies-management');
    await user.click(await screen.findByRole('button', { name: 'Añadir' }));
    await screen.findByRole('dialog', { name: 'Añadir una empresa' });
    await expectSpanish();
    await closeDialog(user);
    for (const entry of [
      'Editar los datos',
      'Gestionar los espacios de trabajo',
      'Eliminar la empresa',
    ]) {
      await choose(user, `Opciones de ${FIXTURE_COMPANY.name}`, entry);
      await expectSpanish();
      await closeDialog(user);
    }
  });

  it('is complete in the dialogs of the collaborators page', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/collaborators-management');
    await user.click(await screen.findByRole('button', { name: 'Añadir' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }),
    );
    expect(await screen.findByText('El rol es obligatorio')).toBeVisible();
    await expectSpanish();
    await closeDialog(user);
    for (const entry of ['Rol de usuario', 'Cambiar de empresa', 'Quitar usuario']) {
      await choose(user, `Opciones de ${ACCOUNT_NAMES.editor}`, entry);
      await expectSpanish();
      await closeDialog(user);
    }
  });

  it('is complete in My account and Report an error', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    const account = await choose(user, /^Cuenta de /, 'Mi cuenta');
    await account.findByText('Esta sesión');
    await expectSpanish();
    await closeDialog(user);
    await choose(user, /^Cuenta de /, 'Informar de un error');
    await expectSpanish();
  });

  it('accepts an amount with a decimal comma and saves the number', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/actionia?impact_area=1');
    const field = await screen.findByRole('spinbutton', { name: 'Tiempo necesario' });
    await user.clear(field);
    await user.type(field, '2,5');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByTitle(/^Guardado a las /)).toHaveTextContent(/^Guardado$/);
    expect(field).toHaveValue('2,5');
    const saved = await server.store.read((tx) => tx.find('answers', { time_w: 2.5 }));
    expect(saved).toHaveLength(1);
    await expectSpanish();
  });

  it('is used in a download', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await screen.findByText('Promedio global');
    const file = await download(user, 'Descargar en EXCEL', { button: 'Descargar' });
    const [header, ...rows] = await readSheet(file, 'Resumen de valoraciones');
    expect(header).toEqual([
      'Impulsor',
      'Promedio',
      'Nivel',
      'Cambio',
      'Desde',
      'Acciones puntuadas',
      'Todas las acciones',
      'Objetivo',
      'Fecha límite',
      'Situación',
    ]);
    expect(rows.map(([name]) => name)).toContain('Crecimiento de ingresos');
    expect(rows.every(([, , grade]) => /^(Alto|Medio|Bajo)$/.test(String(grade)))).toBe(true);
    expect((await readSheet(file, 'Léame')).flat()).toContain('Resumen de empresa');
  });
});

describe('The language', () => {
  it('can be changed in My account without a reload, and is kept for the next visit', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/impact-areas');
    await screen.findByRole('heading', { name: 'Áreas de impacto' });
    await changeLanguage(user, /^Cuenta de /, 'Mi cuenta', 'English');
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    close();

    renderApp('/impact-areas');
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
  });

  it('also changes the names of actions, which the server knows', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/actionia?impact_area=7&activity_id=activity-7-3-3-5');
    const spanish = /Inspeccionar los equipos de seguridad en fechas fijas/;
    expect((await screen.findAllByText(spanish))[0]).toBeVisible();
    await changeLanguage(user, /^Cuenta de /, 'Mi cuenta', 'English');
    const [name] = await screen.findAllByText(/Inspect safety equipment on fixed dates/);
    expect(name).toBeVisible();
    await waitFor(() => expect(screen.queryByText(spanish)).toBeNull());
  });

  it('is not changed by Cancel', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    const dialog = await choose(user, /^Cuenta de /, 'Mi cuenta');
    await user.click(await dialog.findByRole('combobox', { name: 'Idioma' }));
    await user.click(await screen.findByTitle('English'));
    await closeDialog(user);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Soporte y centro de ayuda',
    );
  });

  it('is kept on the device after logout', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await changeLanguage(user, /^Cuenta de /, 'Mi cuenta', 'English');
    await user.click(await screen.findByRole('button', { name: /^Account of / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

it('Login is in English in a browser that prefers English', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'es']);
  renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
