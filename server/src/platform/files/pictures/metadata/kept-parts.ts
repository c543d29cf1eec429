// Far more than any camera or editor writes. Bounds the memory for a file of tiny parts.
const maxParts = 200_000

/** Collects the parts of a file to keep. */
export function keptParts() {
  const parts: Buffer[] = []
  return {
    keep(...added: Buffer[]) {
      if (parts.length >= maxParts) throw new Error('the file has too many parts')
      parts.push(...added)
    },
    joined: () => Buffer.concat(parts),
  }
}
