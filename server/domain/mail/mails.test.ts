import { Writable } from 'node:stream';
import { pino } from 'pino';
import { tokenIn } from '@server/testing/recordingMailer';
import { startTestServer } from '@server/testing/startTestServer';

test('links use the public address, whatever the Host header', async () => {
  const published = await startTestServer({ publicUrl: 'https://drivers.example' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await published.guest().post('/auth/forgot-password', { email: 'editor@example.com' }, headers);
  await published.settled();
  expect(published.mailer.sent[0]?.text).toContain('https://drivers.example/reset-password?token=');
  expect(published.mailer.sent[0]?.text).not.toContain('evil');
  await published.stop();
});

test('the log contains no secret', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logged = await startTestServer({ logger: pino({ level: 'trace' }, stream) });
  logged.mailer.failing = true;
  await logged.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
  await logged.settled();
  const [mail] = await logged.store.read((tx) => tx.find('mails'));
  const token = mail ? tokenIn(mail) : 'none';
  await logged.guest().get(`/reset-password?token=${token}`);
  await logged.guest().post('/auth/reset-password', { token, password: 'Changed123' });
  expect(log).toContain('/reset-password');
  expect(log).toContain('mail not sent');
  for (const secret of [token, 'Changed123', 'editor@example.com']) {
    expect(log).not.toContain(secret);
  }
  await logged.stop();
});
