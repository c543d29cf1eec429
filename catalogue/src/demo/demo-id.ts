import type { Random } from './random.ts'

/**
 * A UUID of version 7 whose random part comes from the catalogue's own source of chance. `sequence`, below 4096, keeps
 * the rows of one millisecond in order.
 */
export function demoId(at: number, sequence: number, random: Random): string {
  const time = at.toString(16).padStart(12, '0')
  const order = (sequence % 4096).toString(16).padStart(3, '0')
  const variant = random.int(0x8000, 0xbfff).toString(16)
  const tail = `${hex(random)}${hex(random)}${hex(random)}`
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${variant}-${tail}`
}

const hex = (random: Random) => random.int(0, 0xffff).toString(16).padStart(4, '0')
