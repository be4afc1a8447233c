import { startTestServer } from '@server/testing/startTestServer';

const CREDENTIALS = { email: 'editor@example.com', password: 'Demo2026' };

test('a mail is in the language in which the person last signed in', async () => {
  const server = await startTestServer();
  const guest = server.guest();
  await guest.post('/auth/login', CREDENTIALS, { cookie: 'language=es' });
  await guest.post('/auth/forgot-password', { email: CREDENTIALS.email });
  await server.settled();
  expect(server.mailer.sent.at(-1)?.subject).toBe('Elija una contraseña nueva');

  await guest.post('/auth/login', CREDENTIALS, { cookie: 'language=en' });
  await guest.post('/auth/forgot-password', { email: CREDENTIALS.email });
  await server.settled();
  expect(server.mailer.sent.at(-1)?.subject).toBe('Choose a new password');
  await server.stop();
});
