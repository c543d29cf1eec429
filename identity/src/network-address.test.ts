import { expect, test } from 'vitest'
import { networksOf } from './network-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.7:51234', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::FFFF:c000:207', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', 'unknown', 'unknown'],
  ['unknown', 'unknown', 'unknown'],
  ['<script>', 'unknown', 'unknown'],
])('the networks of %j are %s and %s', (address, narrow, wide) => {
  expect(networksOf(address)).toEqual({ narrow, wide })
})
