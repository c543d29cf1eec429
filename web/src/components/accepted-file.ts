/** Whether a file is of a kind that the `accept` of an input names. A drop is not held to it by the browser. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase()
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
    if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1))
    return file.type.toLowerCase() === wanted
  })
}
