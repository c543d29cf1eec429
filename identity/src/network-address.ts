import { isIPv4, isIPv6 } from 'node:net'

export interface Networks {
  /** What one customer has: an IPv4 address, or the /64 prefix of an IPv6 address. */
  narrow: string
  /** What one attacker can easily rent: a /24 of IPv4 or a /48 of IPv6. */
  wide: string
}

const unknown: Networks = { narrow: 'unknown', wide: 'unknown' }

/**
 * The networks of an address. An IPv4-mapped IPv6 address counts as the IPv4 address. Some proxies append the port, which
 * is ignored. Everything that isn't an address counts as one network.
 */
export function networksOf(address: string): Networks {
  const bare = withoutPort(address.trim()).split('%', 1)[0] ?? ''
  if (isIPv4(bare)) return ofIPv4(bare)
  if (!isIPv6(bare)) return unknown
  const groups = groupsOf(bare)
  const mapped = ipv4Of(groups)
  if (mapped !== undefined) return ofIPv4(mapped)
  const prefix = (length: number) => groups.slice(0, length / 16).map((group) => group.toString(16))
  return { narrow: `${prefix(64).join(':')}::/64`, wide: `${prefix(48).join(':')}::/48` }
}

/** The network that one customer has. */
export const networkOf = (address: string) => networksOf(address).narrow

const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

const ofIPv4 = (address: string): Networks => ({
  narrow: address,
  wide: `${address.split('.').slice(0, 3).join('.')}.0/24`,
})

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = partsOf(head)
  const after = tail === undefined ? [] : partsOf(tail)
  const zeros = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<number>(zeros).fill(0), ...after]
}

const partsOf = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((part) => {
        if (!part.includes('.')) return [Number.parseInt(part, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })

function ipv4Of(groups: number[]): string | undefined {
  const [mark, high = 0, low = 0] = groups.slice(5)
  const isMapped = mark === 0xff_ff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}
