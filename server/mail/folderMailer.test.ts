import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderMailer } from './folderMailer';

const clock = { now: () => new Date('2026-05-13T10:00:00.000Z') };

test('without a mail server each mail is a file in the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mailer = createFolderMailer(join(folder, 'outbox'), clock);
  const mail = { to: 'a@b.c', subject: 'S', text: 'T', html: '<p>T</p>' };
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  // Mails are written while others get their final names.
  const sent = numbers.map(async (number) => {
    for (let turn = 0; turn < number; turn++) await new Promise(setImmediate);
    await mailer.send(mail, clock.now());
  });
  await Promise.all(sent);
  const names = readdirSync(join(folder, 'outbox'));
  const nameOf = (number: number) =>
    `2026-05-13T10-00-00.000Z${number === 1 ? '' : `-${String(number)}`}.json`;
  expect(names.sort()).toEqual(numbers.map(nameOf).sort());
  for (const name of names) {
    expect(JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8'))).toEqual(mail);
  }
  rmSync(folder, { recursive: true });
});

test('mails that are to be forgotten are removed, by their content and the time when they were queued', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mailer = createFolderMailer(join(folder, 'outbox'), clock);
  const forgetAnn = () =>
    mailer.forget?.(({ to }, queuedAt) => to === 'ann@b.example' && queuedAt <= clock.now());
  await forgetAnn();
  const mail = { to: 'ann@b.example', subject: 'S', text: 'T', html: '' };
  await mailer.send(mail, new Date('2026-05-13T09:59:00.000Z'));
  const later = { ...mail, subject: 'Later' };
  await mailer.send(later, new Date('2026-05-13T10:01:00.000Z'));
  const other = { ...mail, to: 'x@b.example' };
  await mailer.send(other, new Date('2026-05-13T09:59:00.000Z'));
  await forgetAnn();
  const left = readdirSync(join(folder, 'outbox')).map(
    (name) => JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8')) as object,
  );
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining([later, other]));
  rmSync(folder, { recursive: true });
});
