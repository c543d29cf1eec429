/** A field of a protocol buffer: its number, and a number or bytes. */
type Field = readonly [number: number, value: number | Uint8Array | string]

export function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

export const bytesOf = (values: readonly number[]) => Uint8Array.from(values.flatMap(varint))

export const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

export function message(fields: readonly Field[]): Uint8Array {
  const text = new TextEncoder()
  return joined(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return bytesOf([number * 8, value])
      const bytes = typeof value === 'string' ? text.encode(value) : value
      return joined([bytesOf([number * 8 + 2, bytes.length]), bytes])
    }),
  )
}
