import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { redactedPath } from './redacted-path.ts'

test.each([
  [
    '/facilities/018b6c32-39fb-7000-acc4-f07b4547125c?text=x',
    '/facilities/018b6c32-39fb-7000-acc4-f07b4547125c',
  ],
  ['/art/states/north-carolina#x', '/art/states/north-carolina'],
  ['/facilities/marketplace/lacrosse-and-field-hockey', '/facilities/marketplace/lacrosse-and-field-hockey'],
  ['/shared-lists/Ab3_kF8sQz-1LmN0pQrStUvW', '/shared-lists/…'],
  [`/requests/${randomBytes(32).toString('base64url')}`, '/requests/…'],
  [
    '/images/018b6c32-39fb-7000-acc4-f07b4547125c/0123456789abcdef',
    '/images/018b6c32-39fb-7000-acc4-f07b4547125c/0123456789abcdef',
  ],
  [`/images/x/0123456789abcdef.490000.${'ab'.repeat(20)}`, '/images/x/…'],
  ['/users/email/ann@b.test', '/users/email/…'],
  ['/users/email/ann%40b.test', '/users/email/…'],
])('the path of %s is %s', (url, path) => {
  expect(redactedPath(url)).toBe(path)
})
