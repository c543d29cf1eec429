import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, and the browser's half of RFC 8291, written apart from the server's. */
export function pushBrowser() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys()
  const auth = randomBytes(16)
  const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    target: { p256dh, auth },
    /** As `PushSubscription.toJSON` has them. */
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** Throws for a body that wasn't encrypted for these keys. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const size = body.readUInt32BE(16)
      const end = 21 + (body[20] ?? 0)
      const sender = body.subarray(21, end)
      if (body.length - end > size) throw new Error('there is more than one record')
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
      const key = hkdf(auth, pair.computeSecret(sender), info, 32)
      const contentKey = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
      const last = padded.lastIndexOf(2)
      if (padded.subarray(last + 1).some((byte) => byte !== 0)) throw new Error('the padding is wrong')
      return padded.subarray(0, last).toString('utf8')
    },
  }
}
