import { isIPv6 } from 'node:net'

/**
 * What one customer of a network provider holds: an IPv4 address, or the /64 of an IPv6 address (whoever has
 * one address there has all of them). An IPv4 address written as IPv6 counts as itself.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
