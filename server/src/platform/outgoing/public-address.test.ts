import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '127.8.8.8',
  '169.254.169.254',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:0:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001:0:7f00:1::',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '192.0.1.1', '198.20.0.1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each(['http://[::7f00:1]/', 'http://[2002:7f00:1::]/'])('%s is not allowed', (address) => {
  expect(isAllowedAddress(new URL(address), [])).toBe(false)
})
