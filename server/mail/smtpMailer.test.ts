import { createServer, type AddressInfo, type Server } from 'node:net';
import { createSmtpMailer } from './smtpMailer';

const MAIL = { to: 'a@example.com', subject: 'S', text: 'T', html: '<p>T</p>' };

let received: string;
let server: Server;
let url: string;

/** A mail server that accepts everything, and records what it receives. */
beforeEach(async () => {
  received = '';
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received += text;
      if (isData) {
        isData = !received.endsWith('\r\n.\r\n');
        if (!isData) socket.write('250 accepted\r\n');
        return;
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const send = (mail: Parameters<ReturnType<typeof createSmtpMailer>['send']>[0]) =>
  createSmtpMailer({ url, from: 'no-reply@example.com' }).send(mail, new Date());

test('a mail that can be ended has the headers for one click (RFC 8058)', async () => {
  await send({ ...MAIL, unsubscribe: 'https://drivers.example/unsubscribe?token=t' });
  expect(received).toContain('List-Unsubscribe: <https://drivers.example/unsubscribe?token=t>\r\n');
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('any other mail has none', async () => {
  await send(MAIL);
  expect(received).toContain('Subject: S');
  expect(received).not.toContain('List-Unsubscribe');
});

test('a line break in a name or an address adds no header and no recipient', async () => {
  await send({ ...MAIL, subject: 'Hello Pat\r\nBcc: spy@example.com' });
  await send({ ...MAIL, to: 'a@example.com\r\nRCPT TO:<spy@example.com>' }).catch(() => undefined);
  const lines = received.split('\r\n');
  expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  expect(lines.filter((line) => /^rcpt to:/i.test(line))).toContain('RCPT TO:<a@example.com>');
  expect(lines.filter((line) => /^rcpt to:<spy/i.test(line))).toEqual([]);
});
