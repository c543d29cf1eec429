import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription. */
export interface PushKeys {
  /** An uncompressed point of P-256: 65 bytes. */
  p256dh: Uint8Array
  /** 16 bytes. */
  auth: Uint8Array
}

/** What must be new for each message. Tests pass those of the RFC. */
interface Fresh {
  salt: Uint8Array
  privateKey: Uint8Array
}

/** Of 4,096 bytes that push services accept, the header, the padding and the tag take 103. */
export const maxPushBytes = 3993

const curve = 'prime256v1'
const recordSize = Buffer.from([0, 0, 16, 0])
const lastRecord = Buffer.from([2])

const derive = (salt: Uint8Array, key: Uint8Array, info: string, bytes: number, ...rest: Uint8Array[]) =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat([Buffer.from(`${info}\0`), ...rest]), bytes))

/** The body of a request to a push service, which only the browser can decrypt (RFC 8291). Throws if `p256dh` is not on the curve. */
export function encryptPush(text: Uint8Array, { p256dh, auth }: PushKeys, fresh?: Fresh): Buffer {
  const sender = createECDH(curve)
  if (fresh) sender.setPrivateKey(fresh.privateKey)
  else sender.generateKeys()
  const salt = fresh?.salt ?? randomBytes(16)
  const ownPublic = sender.getPublicKey()
  const key = derive(auth, sender.computeSecret(p256dh), 'WebPush: info', 32, p256dh, ownPublic)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(salt, key, 'Content-Encoding: aes128gcm', 16),
    derive(salt, key, 'Content-Encoding: nonce', 12),
  )
  const keyLength = Buffer.from([ownPublic.length])
  return Buffer.concat([
    salt,
    recordSize,
    keyLength,
    ownPublic,
    cipher.update(Buffer.concat([text, lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** Whether a browser's keys can be encrypted for. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (p256dh.length !== 65 || auth.length !== 16) return false
  const own = createECDH(curve)
  own.generateKeys()
  try {
    own.computeSecret(p256dh)
    return true
  } catch {
    return false
  }
}
