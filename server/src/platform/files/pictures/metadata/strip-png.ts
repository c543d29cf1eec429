import { keptParts } from './kept-parts.ts'
import { crc32 } from 'node:zlib'
import { orientationTiff, upright } from './orientation-tag.ts'

const signatureLength = 8

/** Optional chunks that change how the image looks. The name of a required chunk starts with a capital letter. */
const visible = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** Keeps the chunks that change how the image looks. */
export function stripPng(file: Buffer, orientation: number): Buffer {
  const kept = keptParts()
  kept.keep(file.subarray(0, signatureLength))
  for (let at = signatureLength; at < file.length;) {
    if (at + 12 > file.length) throw new Error('a PNG chunk is truncated')
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) throw new Error('a PNG chunk is truncated')
    const name = file.toString('latin1', at + 4, at + 8)
    if (/^[A-Z]/.test(name) || visible.has(name)) kept.keep(file.subarray(at, end))
    if (name === 'IHDR' && orientation !== upright) kept.keep(chunk('eXIf', orientationTiff(orientation)))
    if (name === 'IEND') break
    at = end
  }
  return kept.joined()
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
