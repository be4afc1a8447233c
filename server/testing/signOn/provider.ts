// A provider of single sign-on for tests, as a process of its own. It listens on the port in its argument, or else on any
// free one, and sends its address to the parent process. Whoever logs in there is the account with that email address.
// Addresses that begin with "unverified" are not verified, and those that begin with "textual" are verified by a text.
// Those that contain "+mfa" count as signed in with several factors.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface LogoutClient {
  backchannelLogout(subject: string): Promise<void>;
}

const server = createServer();
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${String(port)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'value-drivers',
        client_secret: 'a secret of the client',
        // The tests' servers listen on any port.
        redirect_uris: [issuer],
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { backchannelLogout: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
    findAccount: ({ oidc }, id) => {
      const code = oidc.entities.AuthorizationCode;
      if (code && id.includes('+mfa')) Object.assign(code, { amr: ['pwd', 'mfa'] });
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email: id,
          email_verified: id.startsWith('textual') ? 'true' : !id.startsWith('unverified'),
          name: 'Pat Provided',
        }),
      };
    },
  });
  provider.Client.prototype.redirectUriAllowed = () => true;
  const handle = provider.callback();
  server.on('request', (req, res) => void handle(req, res));
  // The parent process asks for the back-channel logout of an account at this address of the product.
  process.on('message', ({ subject, address }: { subject: string; address: string }) => {
    void provider.Client.find('value-drivers')
      .then((client) => {
        // The types of the package do not know this method.
        const told = Object.assign(client as unknown as LogoutClient, {
          backchannelLogoutUri: address,
        });
        return told.backchannelLogout(subject);
      })
      .then(
        () => process.send?.('done'),
        (error: unknown) => process.send?.(String(error)),
      );
  });
  process.send?.(issuer);
});
process.once('disconnect', () => process.exit());
