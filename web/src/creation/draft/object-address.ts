const addresses = new Map<Blob, string>()

/** The object URL of a file, always the same one. */
export function objectAddress(file: Blob): string {
  const known = addresses.get(file)
  if (known !== undefined) return known
  const made = URL.createObjectURL(file)
  addresses.set(file, made)
  return made
}

/** Revokes the URL of a file that is no longer shown. */
export function forgetAddress(file: Blob) {
  const known = addresses.get(file)
  if (known === undefined) return
  URL.revokeObjectURL(known)
  addresses.delete(file)
}
