import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  origin: string;
  /** The RP id that the browser uses; the host of the origin by default. */
  rpId?: string;
  userVerified?: boolean;
}

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A passkey in software, with the browser that talks to it. Its responses have the JSON form of WebAuthn Level 3. */
export function createSoftwareAuthenticator({ origin, rpId, userVerified = true }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const rp = rpId ?? new URL(origin).hostname;
  const state = { counter: 0, origin };

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }));

  function authenticatorData(flags: number, attested: Uint8Array = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([
      sha256(rp),
      Buffer.from([UP | (userVerified ? UV : 0) | flags]),
      counter,
      attested,
    ]);
  }

  /** A COSE key: EC2, ES256, P-256. */
  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    id: credential.id,
    state,
    /** The response to the options of begin-passkey in My account. */
    register(options: { challenge: string }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(AT, attested))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge)),
          attestationObject: base64url(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ),
          transports: ['internal'],
        },
      };
    },
    /** The response to a challenge. Each one increases the counter. */
    answer({ challenge }: { challenge: string }) {
      state.counter++;
      const data = authenticatorData(0);
      const json = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
