import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { expiringCache } from '../expiring-cache.ts'

const hourMs = 3_600_000
/** Push services accept at most 24 hours. */
const lifetime = '12h'
/** Tokens are kept for each push service. There are few. */
const maxServices = 100

export interface Vapid {
  /** What browsers subscribe with, in base64url. */
  publicKey: string
  /** The header by which a push service recognizes this installation. */
  authorization(service: string): Promise<string>
}

/**
 * Identifies this installation to push services (RFC 8292).
 *
 * @param secret the private key, 32 bytes
 * @param origin that of the product
 */
export async function openVapid(secret: Uint8Array, origin: string): Promise<Vapid> {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: Buffer.from(secret).toString('base64url'),
    },
    'ES256',
  )
  const { hostname } = new URL(origin)
  // Where a push service finds who sends. Only secure origins count as an address.
  const subject = origin.startsWith('https:') ? origin : `mailto:no-reply@${hostname}`
  const tokens = expiringCache<string>(maxServices, 6 * hourMs)
  return {
    publicKey,
    authorization: async (service) => {
      const token =
        tokens.get(service) ??
        (await new SignJWT()
          .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
          .setAudience(service)
          .setExpirationTime(lifetime)
          .setSubject(subject)
          .sign(key))
      tokens.set(service, token)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}
