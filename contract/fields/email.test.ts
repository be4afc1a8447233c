import { isEmailAddress } from './email';

describe('an email address', () => {
  it.each(['a@b.c', 'first.last@sub.example.com'])(
    'is text, at sign, text, dot, text: %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each(['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@@b.c'])('is not %j', (text) =>
    expect(isEmailAddress(text)).toBe(false),
  );
});
