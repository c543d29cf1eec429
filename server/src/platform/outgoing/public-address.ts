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
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4')
// Of IPv6, only these are public, without those that tunnels use: an address of IPv4 in one of IPv6 could be of any network.
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is outside of this machine, its network and other special networks. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !ownNetworks.check(address, 'ipv4')
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !ownNetworks.check(address, 'ipv6')
}
