import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { pushBrowser } from '../../testing/push-browser.ts'
import { arePushKeys, encryptPush, maxPushBytes } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('encrypts the example of RFC 8291 as it stands there', () => {
  const body = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a browser decrypts the largest message, which fits in 4,096 bytes', () => {
  const browser = pushBrowser()
  const body = encryptPush(Buffer.from('x'.repeat(maxPushBytes)), browser.target)
  expect(body.length).toBe(4096)
  expect(browser.decrypt(body)).toBe('x'.repeat(maxPushBytes))
})

test('no two messages are encrypted alike', () => {
  const { target } = pushBrowser()
  expect(encryptPush(Buffer.from('one'), target)).not.toEqual(encryptPush(Buffer.from('one'), target))
})

const curve = createECDH('prime256v1')
const auth = new Uint8Array(16)

test('a point on the curve is a key', () => {
  expect(arePushKeys({ p256dh: curve.generateKeys(), auth })).toBe(true)
})

test.each([
  ['a point beside the curve', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)])],
  ['a compressed point', curve.generateKeys(undefined, 'compressed')],
  ['nothing', Buffer.alloc(0)],
])('%s is not a key', (_name, p256dh) => {
  expect(arePushKeys({ p256dh, auth })).toBe(false)
})
