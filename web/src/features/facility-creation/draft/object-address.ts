const addresses = new Map<Blob, string>()

/** An address that shows a file before it is anywhere but here; the same one each time. */
export function objectAddress(file: Blob): string {
  const known = addresses.get(file)
  if (known !== undefined) return known
  const made = URL.createObjectURL(file)
  addresses.set(file, made)
  return made
}

/** Lets go of a file that is not shown any more. */
export function forgetAddress(file: Blob) {
  const known = addresses.get(file)
  if (known === undefined) return
  URL.revokeObjectURL(known)
  addresses.delete(file)
}
