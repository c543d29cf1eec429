import { BlockList, isIPv4, isIPv6 } from 'node:net'

const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  // Addresses of IPv4 in those of IPv6 could be of any network.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is outside of this machine, its network and other special networks. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !ownNetworks.check(address, 'ipv4')
  return isIPv6(address) && !ownNetworks.check(address, 'ipv6')
}
