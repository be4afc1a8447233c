import { normalEmail } from '@contract/fields/email';
import type { Store } from '@server/store/Store';

/**
 * Warnings about people whose address is not in its normal form because another person has that form. They cannot sign
 * in with a password. The log names them by their ids.
 */
export function addressWarnings(store: Store): Promise<string[]> {
  return store.read(async (tx) => {
    const people = await tx.findColumns('users', ['id', 'email'], {});
    const normal = new Map(people.map(({ id, email }) => [email, id]));
    return people
      .filter(({ email }) => normalEmail(email) !== email)
      .map(({ id, email }) => {
        const other = normal.get(normalEmail(email));
        const reason =
          other === undefined
            ? 'is not valid'
            : `is another form of the address of the person ${other}`;
        return `The email address of the person ${id} ${reason}. Remove one of them and invite the right person again.`;
      });
  });
}
